package dev.keywright.processor.check.order;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.advice.PaddingAdvice;
import dev.keywright.processor.check.counterexample.SamplePart;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.example.ColumnText;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.NumberRange;
import dev.keywright.processor.model.Part;
import java.util.List;
import java.util.Optional;

/** Turned around, zeros at the end of a number become zeros at its beginning. */
final class ReverseVariable implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (SamplePart samples : SamplePart.all(layout)) {
      Part part = samples.part();
      witness(samples)
          .ifPresent(
              it ->
                  findings
                      .error(CheckId.KW111, part.spot(), "reversed")
                      .problem(it)
                      .fix(Fix.of(PaddingAdvice.change(layout, part))));
      if (part.is(Kind.TEXT)) {
        checkText(layout, part, findings);
      }
    }
  }

  /** Two numbers whose digits, turned around, have different widths. */
  static Optional<String> witness(SamplePart samples) {
    Part part = samples.part();
    if (!part.encoding().reversed() || part.encoding().isPadded() || !part.is(Kind.WHOLE)) {
      return Optional.empty();
    }
    NumberRange range = NumberRange.of(part);
    long step = ColumnText.step(part);
    long tens = 10;
    while (tens <= range.max() / 10 && !range.contains(tens - 1)) {
      tens *= 10;
    }
    long below = (tens - 1) / step * step;
    long least = -Math.floorDiv(-range.min(), step) * step;
    List<List<Long>> pairs =
        List.of(
            List.of(1L, 10L),
            List.of(below, below + step),
            List.of(step, 10 * step),
            List.of(least, Math.floorDiv(range.max(), step) * step));
    return pairs.stream()
        .filter(pair -> pair.stream().allMatch(it -> range.contains(it) && it % step == 0))
        .map(pair -> shown(samples, pair.get(0), pair.get(1)))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<String> shown(SamplePart samples, long one, long other) {
    String first = samples.text(one);
    String second = samples.text(other);
    if (first.length() == second.length()) {
      return Optional.empty();
    }
    String name = samples.part().name();
    String written =
        "%s is reversed without padding: %s is written %s and %s is written %s"
            .formatted(name, one, ShownValue.of(first), other, ShownValue.of(second));
    return Optional.of(written + ", so the width varies");
  }

  // It can be written and read, but what was declared ordered is not: hence no error.
  private static void checkText(Layout layout, Part part, Findings findings) {
    if (part.encoding().reversed() && part.ordered()) {
      findings
          .warning(CheckId.KW111, part.spot(), "reversed")
          .problem(
              "%s is written backward, so texts with the same beginning are not adjacent and no"
                  + " range scan finds them",
              part.name())
          .fix(
              Fix.of(new Edits(layout).set(part, "ordered", false).as("if that is what you want"))
                  .or(new Edits(layout).leave(part, "reversed")));
    }
  }
}
