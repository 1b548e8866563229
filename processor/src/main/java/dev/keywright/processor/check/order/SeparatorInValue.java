package dev.keywright.processor.check.order;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.advice.SeparatorAdvice;
import dev.keywright.processor.check.counterexample.SampleColumn;
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
    for (Column column : layout.textColumns()) {
      SampleColumn samples = SampleColumn.of(layout, column);
      for (int i = 0; i < column.parts().size(); i++) {
        int index = i;
        if (samples.isEnded(i) && mayHold(samples, i) && !isJudgedAsNumber(samples, i)) {
          witness(samples, i).ifPresent(witness -> report(samples, index, witness, findings));
        }
      }
    }
  }

  private static boolean mayHold(SampleColumn column, int index) {
    Part part = column.column().parts().get(index);
    char separator = column.separator(index);
    if (endsItself(part, separator)) {
      return false;
    }
    return column.isEscaped(index)
        ? SeparatorAdvice.isHexDigit(separator)
        : PartCharacters.of(part).map(it -> it.contains(separator)).orElse(false);
  }

  // By its one length; or, as the sign of a number, by its place.
  private static boolean endsItself(Part part, char separator) {
    return (part.is(Kind.TEXT) && part.limits().haveOneLength())
        || (part.is(Kind.WHOLE) && separator == '-');
  }

  // Padding, which other checks ask for, gives a number the fixed width that it lacks here.
  private static boolean isJudgedAsNumber(SampleColumn column, int index) {
    return UnpaddedNumber.misorder(column, index).isPresent()
        || ReverseVariable.witness(column, index).isPresent();
  }

  private static Optional<String> witness(SampleColumn column, int index) {
    List<Object> values = SeparatedValues.of(column, index);
    List<Part> parts = column.column().parts();
    // The bucket between two parts is not in these texts, so they prove no collision.
    boolean isAlone =
        index == parts.size() - 1 || column.column().isLastBeforeBucket(parts.get(index));
    Optional<Collision> collision =
        isAlone ? Optional.empty() : Collision.first(column, index, values);
    return collision.map(Collision::shown).or(() -> ambiguity(column, index, values));
  }

  private static Optional<String> ambiguity(SampleColumn column, int index, List<Object> values) {
    char separator = column.separator(index);
    Part part = column.column().parts().get(index);
    String name = part.name();
    for (Object value : values) {
      String text = column.part(index, value);
      int end = text.indexOf(separator);
      if (end >= 0 && !column.isWritten(index, value)) {
        return Optional.of(Refusal.of(part, value, "holds " + ShownValue.of(separator)));
      }
      if (end >= 0) {
        return Optional.of(
            "%s = %s is written %s, in which the text of %s may end after %s or after %s"
                .formatted(
                    name,
                    ShownValue.of(value),
                    ShownValue.of(column.with(index, value)),
                    name,
                    ShownValue.of(text.substring(0, end)),
                    ShownValue.of(text)));
      }
    }
    return Optional.empty();
  }

  private static void report(SampleColumn column, int index, String witness, Findings findings) {
    Part part = column.column().parts().get(index);
    String separator = "separator " + ShownValue.of(column.separator(index));
    findings
        .error(CheckId.KW105, part.spot(), "")
        .problem(separator + " may also occur inside " + part.name() + ": " + witness)
        .fix(
            Fix.of(SeparatorAdvice.fix(column.layout(), column.column(), index))
                .or(
                    SeparatorAdvice.fixedWidth(column.layout(), part)
                        .or(
                            () ->
                                SeparatorAdvice.escaped(column.layout(), column.column(), part))));
  }
}
