package dev.keywright.analysis.infer;

/** The digits of a span, as numbers. */
final class Digits {
  /** Numbers of more digits do not fit into 64 bits. */
  static final int MOST = 19;

  private Digits() {}

  /** A number of digits in words. */
  static String shown(int count) {
    return count == 1 ? "1 digit" : count + " digits";
  }

  /** The numbers, unsigned if they have 19 digits. */
  static long[] decimal(Span span, boolean reversed) {
    long[] values = new long[span.size()];
    for (int key = 0; key < values.length; key++) {
      int length = span.length(key);
      for (int i = 0; i < length; i++) {
        values[key] = values[key] * 10 + (span.at(key, reversed ? length - 1 - i : i) - '0');
      }
    }
    return values;
  }

  static long[] hexadecimal(Span span) {
    long[] values = new long[span.size()];
    for (int key = 0; key < values.length; key++) {
      for (int i = 0; i < span.length(key); i++) {
        values[key] = values[key] << 4 | Character.digit(span.at(key, i), 16);
      }
    }
    return values;
  }

  /** Each value subtracted from a number. */
  static long[] downFrom(long top, long... values) {
    long[] down = new long[values.length];
    for (int i = 0; i < down.length; i++) {
      down[i] = top - values[i];
    }
    return down;
  }

  /** 10 to the power of a number of digits; of 19 digits, as an unsigned number. */
  static long power(int digits) {
    long power = 1;
    for (int i = 0; i < digits; i++) {
      power *= 10;
    }
    return power;
  }

  static double space(int digits) {
    return digits * Bits.of(10);
  }

  /** Whether no number is negative. */
  static boolean areSigned(long... values) {
    for (long value : values) {
      if (value < 0) {
        return false;
      }
    }
    return true;
  }
}
