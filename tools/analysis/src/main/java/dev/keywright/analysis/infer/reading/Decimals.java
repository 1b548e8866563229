package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.Bits;
import dev.keywright.analysis.infer.cost.NumberCost;
import java.util.Arrays;

/**
 * Fractions as people write them: prices and measures have a few decimal digits. Their bits have a
 * pattern for each of these, but counted in the last digit they are whole numbers.
 */
final class Decimals {
  private static final int MOST_DIGITS = 4;

  /** Larger numbers are not all doubles. */
  private static final double MOST = 0x1p52;

  private final double[] values;
  private final boolean areFloats;
  private final int space;

  /**
   * @param bits of each, as Java has them in memory
   */
  Decimals(long[] bits, int mantissa) {
    this.areFloats = mantissa < Integer.SIZE;
    this.space = areFloats ? Integer.SIZE : Long.SIZE;
    this.values = Arrays.stream(bits).mapToDouble(this::value).toArray();
  }

  private double value(long bits) {
    return areFloats ? Float.intBitsToFloat((int) bits) : Double.longBitsToDouble(bits);
  }

  /** The bits of all values; infinite if some have more digits. */
  double bits() {
    double unit = 1;
    for (int digits = 0; digits <= MOST_DIGITS; digits++, unit *= 10) {
      double each = unit;
      if (Arrays.stream(values).allMatch(it -> isWhole(it, each))) {
        long[] counts = Arrays.stream(values).mapToLong(it -> Math.round(it * each)).toArray();
        return new NumberCost(counts, space).bits() + Bits.of(MOST_DIGITS + 1);
      }
    }
    return Double.POSITIVE_INFINITY;
  }

  private boolean isWhole(double value, double unit) {
    double nearest = Math.round(value * unit) / unit;
    return Math.abs(value * unit) < MOST
        && (areFloats ? (float) nearest == (float) value : nearest == value);
  }
}
