package dev.keywright.processor.check.order;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.advice.BinaryAdvice;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.PartCheck;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.NumberRange;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.ColumnOrder;
import java.math.BigDecimal;
import java.util.Optional;

/** The text of a fraction has no fixed number of digits before its point. */
final class FloatingKey implements PartCheck {

  private static boolean isFraction(Part part) {
    return part.is(Kind.FRACTION)
        || (part.type() instanceof PartType.Foreign type
            && type.reason() == PartType.Reason.FRACTION);
  }

  @Override
  public void check(Layout layout, Part part, Findings findings) {
    if (!isFraction(part) || layout.hasForm(part)) {
      return;
    }
    if (part.declaration().nativeType()) {
      checkNative(part, findings);
      return;
    }
    String name = part.name();
    String small = text(part, 9);
    String large = text(part, 10);
    if (ColumnOrder.TEXT.compare(small, large) > 0) {
      findings
          .error(CheckId.KW108, part.spot(), "")
          .problem(
              "%s has type %s, whose text does not sort: %s = %s sorts after %s = %s: %s > %s",
              name,
              part.type().name(),
              name,
              small,
              name,
              large,
              ShownValue.of(small),
              ShownValue.of(large))
          .fix(
              Fix.of(
                      new Advice(
                          "declare "
                              + name
                              + " as long, counted in its smallest unit, with pad = 19"
                              + sign(part)))
                  .or(part.is(Kind.FRACTION) ? BinaryAdvice.change(layout) : Optional.empty()));
    }
  }

  // The digits alone leave a minus sign no place.
  private static String sign(Part part) {
    if (NumberRange.isDeclaredNegative(part)) {
      return " and signed = true";
    }
    boolean isNeverNegative = part.limits().min().isPresent();
    return isNeverNegative ? "" : " (and signed = true if it can be negative)";
  }

  private static void checkNative(Part part, Findings findings) {
    findings
        .error(CheckId.KW108, part.spot(), "")
        .problem(
            "%1$s has type %2$s, and no store has %2$s as its own type in keys",
            part.name(), part.type().name())
        .fix("declare " + part.name() + " as long, counted in its smallest unit");
  }

  private static String text(Part part, int value) {
    return switch (part.type().name()) {
      case "float" -> Float.toString(value);
      case "double" -> Double.toString(value);
      default -> BigDecimal.valueOf(value).toString();
    };
  }
}
