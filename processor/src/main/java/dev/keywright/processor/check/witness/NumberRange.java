package dev.keywright.processor.check.witness;

import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;

/** The numbers that a part may be, by its Java type and by what is declared. */
public record NumberRange(long min, long max) {

  public static NumberRange of(Part part) {
    TypeSignature type = part.signature().type();
    long low = Math.max(type.smallest(), part.limits().min().orElse(type.smallest()));
    long high = Math.min(type.largest(), part.limits().max().orElse(type.largest()));
    return new NumberRange(low, high);
  }

  public boolean contains(long number) {
    return min <= number && number <= max;
  }

  /** Whether somebody said that negative numbers occur; that the Java type has them says little. */
  public static boolean isDeclaredNegative(Part part) {
    return part.limits().min().orElse(0) < 0 || part.limits().max().orElse(0) < 0;
  }

  /** What to add to an unpadded number so that its text has a fixed width. */
  public static Change padFor(Layout layout, Part part) {
    NumberRange range = of(part);
    boolean isSigned = isDeclaredNegative(part);
    String values = isSigned ? "for values from " + range.min + " to " : "for values up to ";
    return Change.of(Edits.of(layout).set(part, pad(part))).as("(" + values + range.max + ")");
  }

  /** The attributes that pad a number: as many digits as its values need, and a sign if any. */
  public static Attribute[] pad(Part part) {
    NumberRange range = of(part);
    int digits = digits(range.max);
    return isDeclaredNegative(part)
        ? new Attribute[] {
          new Attribute("pad", Math.max(digits, digits(range.min))), new Attribute("signed", true)
        }
        : new Attribute[] {new Attribute("pad", digits)};
  }

  /** How many digits a number has, without its sign. */
  public static int digits(long number) {
    return Long.toString(number).length() - (number < 0 ? 1 : 0);
  }
}
