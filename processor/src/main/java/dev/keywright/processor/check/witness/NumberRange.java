package dev.keywright.processor.check.witness;

import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;

/** The numbers that a part may be, by its Java type and by what is declared. */
public record NumberRange(long min, long max) {

  public static NumberRange of(Part part, PartType.Whole type) {
    long low = Math.max(type.min(), part.facts().min().orElse(type.min()));
    long high = Math.min(type.max(), part.facts().max().orElse(type.max()));
    return new NumberRange(low, high);
  }

  public boolean contains(long number) {
    return min <= number && number <= max;
  }

  /** Whether somebody said that negative numbers occur; that the Java type has them says little. */
  public static boolean isDeclaredNegative(Part part) {
    return part.facts().min().orElse(0) < 0 || part.facts().max().orElse(0) < 0;
  }

  /** What to add to an unpadded number so that its text has a fixed width. */
  public static String padFor(Part part, PartType.Whole type) {
    NumberRange range = of(part, type);
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
