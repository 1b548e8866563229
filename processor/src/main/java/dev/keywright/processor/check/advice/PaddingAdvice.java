package dev.keywright.processor.check.advice;

import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.NumberRange;
import dev.keywright.processor.model.Part;

/** Digits of a fixed width for a number. */
public final class PaddingAdvice {
  private PaddingAdvice() {}

  /** What to add to an unpadded number so that its text has a fixed width. */
  public static Change change(Layout layout, Part part) {
    NumberRange range = NumberRange.of(part);
    boolean isSigned = NumberRange.isDeclaredNegative(part);
    String values = isSigned ? "for values from " + range.min() + " to " : "for values up to ";
    return new Edits(layout).set(part, attributes(part)).as("(" + values + range.max() + ")");
  }

  /** The attributes that pad a number: as many digits as its values need, and a sign if any. */
  public static Attribute[] attributes(Part part) {
    NumberRange range = NumberRange.of(part);
    int digits = NumberRange.digits(range.max());
    return NumberRange.isDeclaredNegative(part)
        ? new Attribute[] {
          new Attribute("pad", Math.max(digits, NumberRange.digits(range.min()))),
          new Attribute("signed", true)
        }
        : new Attribute[] {new Attribute("pad", digits)};
  }
}
