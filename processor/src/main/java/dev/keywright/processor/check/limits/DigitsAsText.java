package dev.keywright.processor.check.limits;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.alphabet.Alphabet;

/** A text of digits is a number that takes more room, and does not sort as one. */
final class DigitsAsText implements LayoutCheck {
  // Every number of so many digits is a long.
  private static final int MOST_DIGITS = 18;
  private static final Alphabet DIGITS = Alphabet.of("0-9");

  @Override
  public void check(Layout layout, Findings findings) {
    for (Column column : layout.columns()) {
      for (Part part : column.parts()) {
        if (part.is(Kind.TEXT) && isNumber(part.limits())) {
          report(layout, column, part, findings);
        }
      }
    }
  }

  // Digits of a fixed number may be a code that begins with zeros.
  private static boolean isNumber(ValueLimits limits) {
    int most = limits.maxLength().orElse(Integer.MAX_VALUE);
    return limits.alphabet().map(Alphabet::of).filter(DIGITS::containsAll).isPresent()
        && most <= MOST_DIGITS
        && limits.minLength().orElse(0) < most;
  }

  private static void report(Layout layout, Column column, Part part, Findings findings) {
    int most = part.limits().maxLength().orElse(0);
    boolean isText = !layout.isBinary() && !column.nativeType();
    findings
        .info(CheckId.KW309, part.spot(), "")
        .problem(
            "%s holds only digits: a long %s",
            part.name(), isText ? "sorts as a number" : "has 8 bytes instead of up to " + most)
        .fix(
            isText
                ? "declare it as a long with pad = " + most
                : "declare it as a long with @Domain(min = 0)");
  }
}
