package dev.keywright.layout.encoding.text;

import dev.keywright.runtime.text.DecimalPart;
import java.math.BigInteger;

/** The beginning of a number without padding. */
record DecimalBeginning(DecimalPart part, String rest) {
  private static final int MOST_DIGITS = 19;

  boolean mayBeTruncated() {
    boolean isNegative = rest.startsWith("-");
    String digits = isNegative ? rest.substring(1) : rest;
    boolean isDigits = digits.chars().allMatch(c -> c >= '0' && c <= '9');
    if (!isDigits || digits.length() >= MOST_DIGITS) {
      return false;
    }
    if (digits.isEmpty()) {
      return rest.isEmpty() || part.min() < 0;
    }
    if (part.reversed()) {
      // Digits that are still to come are the leading ones.
      return isNegative ? part.min() < 0 : part.max() >= 0;
    }
    return digits.charAt(0) != '0'
        && hasLonger(new BigInteger(digits), digits.length(), isNegative);
  }

  /** Whether a number in range has these digits and more. */
  private boolean hasLonger(BigInteger digits, int count, boolean isNegative) {
    BigInteger smallest = BigInteger.valueOf(isNegative ? part.max() : part.min());
    BigInteger largest = BigInteger.valueOf(isNegative ? part.min() : part.max());
    BigInteger min = isNegative ? smallest.negate() : smallest;
    BigInteger max = isNegative ? largest.negate() : largest;
    BigInteger first = digits;
    BigInteger last = digits;
    for (int i = count; i < MOST_DIGITS; i++) {
      first = first.multiply(BigInteger.TEN);
      last = last.multiply(BigInteger.TEN).add(BigInteger.valueOf(9));
      if (first.compareTo(max) <= 0 && last.compareTo(min) >= 0) {
        return true;
      }
    }
    return false;
  }
}
