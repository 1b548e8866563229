package dev.keywright.processor.check.witness;

import dev.keywright.processor.model.Part;
import dev.keywright.runtime.layout.TypeSignature;

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
  public static String padFor(Part part) {
    NumberRange range = of(part);
    int digits = digits(range.max);
    if (isDeclaredNegative(part)) {
      return "pad = "
          + Math.max(digits, digits(range.min))
          + " and signed = true (for values from "
          + range.min
          + " to "
          + range.max
          + ")";
    }
    return "pad = " + digits + " (for values up to " + range.max + ")";
  }

  /** How many digits a number has, without its sign. */
  public static int digits(long number) {
    return Long.toString(number).length() - (number < 0 ? 1 : 0);
  }
}
