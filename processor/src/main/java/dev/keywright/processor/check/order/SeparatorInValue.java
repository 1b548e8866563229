package dev.keywright.processor.check.order;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.advice.SeparatorAdvice;
import dev.keywright.processor.check.counterexample.SamplePart;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartCharacters;
import java.util.List;
import java.util.Optional;

/** A separator that a value may hold no longer shows where the value ends. */
final class SeparatorInValue implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (SamplePart samples : SamplePart.all(layout)) {
      if (samples.isEnded() && mayHold(samples) && !isJudgedAsNumber(samples)) {
        witness(samples).ifPresent(witness -> report(samples, witness, findings));
      }
    }
  }

  private static boolean mayHold(SamplePart samples) {
    Part part = samples.part();
    char separator = samples.separator();
    if (endsItself(part, separator)) {
      return false;
    }
    return samples.isEscaped()
        ? SeparatorAdvice.isHexDigit(separator)
        : PartCharacters.of(part).map(it -> it.contains(separator)).orElse(false);
  }

  // By its one length; or, as the sign of a number, by its place.
  private static boolean endsItself(Part part, char separator) {
    return (part.is(Kind.TEXT) && part.limits().haveOneLength())
        || (part.is(Kind.WHOLE) && separator == '-');
  }

  // Padding, which other checks ask for, gives a number the fixed width that it lacks here.
  private static boolean isJudgedAsNumber(SamplePart samples) {
    return UnpaddedNumber.misorder(samples).isPresent()
        || ReverseVariable.witness(samples).isPresent();
  }

  private static Optional<String> witness(SamplePart samples) {
    List<Object> values = SeparatedValues.of(samples);
    Column column = samples.column();
    Part part = samples.part();
    // The bucket between two parts is not in these texts, so they prove no collision.
    boolean isAlone = column.isLast(part) || column.isLastBeforeBucket(part);
    Optional<Collision> collision = isAlone ? Optional.empty() : Collision.first(samples, values);
    return collision.map(Collision::shown).or(() -> ambiguity(samples, values));
  }

  private static Optional<String> ambiguity(SamplePart samples, List<Object> values) {
    char separator = samples.separator();
    Part part = samples.part();
    String name = part.name();
    for (Object value : values) {
      String text = samples.text(value);
      int end = text.indexOf(separator);
      if (end >= 0 && !samples.isWritten(value)) {
        return Optional.of(Unencodable.of(part, value, "holds " + ShownValue.of(separator)));
      }
      if (end >= 0) {
        return Optional.of(
            "%s = %s is written %s, in which the text of %s may end after %s or after %s"
                .formatted(
                    name,
                    ShownValue.of(value),
                    ShownValue.of(samples.with(value)),
                    name,
                    ShownValue.of(text.substring(0, end)),
                    ShownValue.of(text)));
      }
    }
    return Optional.empty();
  }

  private static void report(SamplePart samples, String witness, Findings findings) {
    Layout layout = samples.layout();
    Column column = samples.column();
    Part part = samples.part();
    String separator = "separator " + ShownValue.of(samples.separator());
    findings
        .error(CheckId.KW105, part.spot(), "")
        .problem(separator + " may also occur inside " + part.name() + ": " + witness)
        .fix(
            Fix.of(SeparatorAdvice.fix(layout, column, samples.index()))
                .or(
                    SeparatorAdvice.fixedWidth(layout, part)
                        .or(() -> SeparatorAdvice.escaped(layout, column, part))));
  }
}
