package dev.keywright.processor.model;

import dev.keywright.layout.signature.TypeSignature;

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

  /** How many digits a number has, without its sign. */
  public static int digits(long number) {
    return Long.toString(number).length() - (number < 0 ? 1 : 0);
  }
}
