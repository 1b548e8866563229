package dev.keywright.analysis.infer.reading;

import java.util.Arrays;

/**
 * Tells what is read as a number, and has bytes of a literal inside: last bytes that never change,
 * or first ones that never change before bytes that begin at zero, or hold anything. So it tells
 * two numbers beside each other, of which the second one stays small.
 */
final class FixedBytes {
  /** So few numbers may all have the same byte. */
  private static final int LEAST_DISTINCT = 8;

  /** One number has counted through its last bytes once the others have so many values. */
  private static final int MANY = 5;

  private static final double NEARLY_ALL = 0.98;

  private static final int LAST_BYTE = 0xFF;

  private FixedBytes() {}

  /** Whether numbers of so many bits have such bytes. */
  static boolean areIn(long[] values, int bits) {
    if (bits <= Byte.SIZE) {
      return false;
    }
    long changed = changed(values);
    boolean haveLiteral =
        isLastFixed(changed, bits, values)
            || isBehindZeros(changed, values[0], bits)
            || isBehindZeros(changed, ~values[0], bits)
            || isBeforeAnything(changed, bits, values);
    return (haveLiteral || areTwo(values, bits)) && areMany(values);
  }

  /** Whether all end with the same bytes, which are not all zero. */
  static boolean areLast(long... values) {
    return (values[0] & lastFixed(changed(values))) != 0 && areMany(values);
  }

  /** Whether all begin with a zero where the last byte is first: a number that is cut beside it. */
  static boolean areShifted(long... values) {
    return (lastFixed(changed(values)) & LAST_BYTE) != 0
        && (values[0] & LAST_BYTE) == 0
        && areMany(values);
  }

  /**
   * Whether they are two numbers beside each other. One number counts through all its last bytes
   * before the ones in front change; of two, the second one is often small.
   */
  private static boolean areTwo(long[] values, int bits) {
    // The last bits of a snowflake are mostly zero.
    int least = bits > Integer.SIZE ? Integer.SIZE : Byte.SIZE;
    int most = bits > Integer.SIZE ? Integer.SIZE : bits - Byte.SIZE;
    for (int lower = least; lower <= most; lower += Byte.SIZE) {
      if (isSmall(values, lower)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the last bits of numbers begin with the same one, whatever bits are before them. */
  private static boolean isSmall(long[] values, int lower) {
    long highest = 1L << (lower - 1);
    boolean haveDigits = (changed(values) & ((1L << lower) - 1)) != 0;
    return haveDigits
        && Arrays.stream(values).allMatch(it -> (it & highest) == (values[0] & highest))
        && Arrays.stream(values).map(it -> it >> lower).distinct().limit(MANY).count() == MANY;
  }

  private static boolean areMany(long... values) {
    return Arrays.stream(values).distinct().limit(LEAST_DISTINCT).count() == LEAST_DISTINCT;
  }

  private static long changed(long... values) {
    long changed = 0;
    for (long value : values) {
      changed |= value ^ values[0];
    }
    return changed;
  }

  /** All bits of the last bytes that never change. */
  private static long lastFixed(long changed) {
    int bytes = Long.numberOfTrailingZeros(changed) / Byte.SIZE;
    return bytes == Long.BYTES ? -1 : (1L << (Byte.SIZE * bytes)) - 1;
  }

  /**
   * Zeros are the end of multiples, which begin near zero, and of which less than half is zeros.
   */
  private static boolean isLastFixed(long changed, int bits, long... values) {
    long fixed = lastFixed(changed);
    if (fixed == 0 || (values[0] & fixed) != 0 || Long.bitCount(fixed) * 2 >= bits) {
      return fixed != 0;
    }
    double least = Arrays.stream(values).min().orElse(0);
    double most = Arrays.stream(values).max().orElse(0);
    return Math.min(Math.abs(least), Math.abs(most)) > most - least;
  }

  /** Numbers that fill all bytes but the first ones, which never change, have none in these. */
  private static boolean isBeforeAnything(long changed, int bits, long... values) {
    int bytes = (Long.SIZE - 1 - Long.numberOfLeadingZeros(changed)) / Byte.SIZE + 1;
    int shift = bytes * Byte.SIZE;
    if (shift >= bits) {
      return false;
    }
    long front = (values[0] << (Long.SIZE - bits)) >> (Long.SIZE - bits) >> shift;
    double most = Arrays.stream(values).max().orElse(0);
    double width = most - Arrays.stream(values).min().orElse(0);
    return front != 0 && front != -1 && width > NEARLY_ALL * Math.scalb(1.0, shift);
  }

  /** Numbers from a first one on end in any digits; those behind a literal begin at zero. */
  private static boolean isBehindZeros(long changed, long value, int bits) {
    int byteBefore = (Long.SIZE - 1 - Long.numberOfLeadingZeros(changed)) / Byte.SIZE + 1;
    int shift = byteBefore * Byte.SIZE;
    if (shift + Byte.SIZE >= bits || (value >>> shift & LAST_BYTE) != 0) {
      return false;
    }
    return (value << (Long.SIZE - bits)) >>> (Long.SIZE - bits) >>> shift != 0;
  }
}
