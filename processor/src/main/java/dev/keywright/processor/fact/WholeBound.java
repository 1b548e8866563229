package dev.keywright.processor.fact;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.OptionalLong;

/** The whole numbers within a bound that is written as a decimal, such as {@code "0.5"}. */
public final class WholeBound {
  private static final BigDecimal LARGEST = BigDecimal.valueOf(Long.MAX_VALUE);
  private static final BigDecimal SMALLEST = BigDecimal.valueOf(Long.MIN_VALUE);
  // Beyond, rounding would take longer than anybody waits.
  private static final int MOST_DIGITS = 1000;

  private WholeBound() {}

  /**
   * The smallest whole number from a decimal up; empty if there is no bound, or none is written.
   */
  public static OptionalLong atLeast(String decimal, boolean inclusive) {
    OptionalLong negated = atMost(negated(decimal), inclusive);
    return negated.isEmpty() ? negated : OptionalLong.of(-negated.getAsLong());
  }

  private static String negated(String decimal) {
    String written = decimal.startsWith("+") ? decimal.substring(1) : decimal;
    return written.startsWith("-") ? written.substring(1) : "-" + written;
  }

  /** The largest whole number up to a decimal; empty if there is no bound, or none is written. */
  public static OptionalLong atMost(String decimal, boolean inclusive) {
    BigDecimal bound;
    try {
      bound = new BigDecimal(decimal);
    } catch (NumberFormatException notDecimal) {
      return OptionalLong.empty();
    }
    if (Math.abs((long) bound.scale()) > MOST_DIGITS) {
      return OptionalLong.empty();
    }
    BigDecimal whole =
        inclusive
            ? bound.setScale(0, RoundingMode.FLOOR)
            : bound.setScale(0, RoundingMode.CEILING).subtract(BigDecimal.ONE);
    return whole.compareTo(LARGEST) >= 0
        ? OptionalLong.empty()
        : OptionalLong.of(whole.max(SMALLEST.add(BigDecimal.ONE)).longValueExact());
  }
}
