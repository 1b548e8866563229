package dev.keywright.analysis.infer.sample;

import java.util.Arrays;
import java.util.function.LongUnaryOperator;

/** The digits or bytes of a span as one number for each key: unsigned, if it takes 64 bits. */
public final class StoredNumbers {
  private static final int[] BYTES = new int[256];
  private static final int[] DIGITS = new int[256];

  static {
    Arrays.setAll(BYTES, b -> b);
    Arrays.setAll(DIGITS, b -> Character.digit(b, 16));
  }

  private StoredNumbers() {}

  public static long[] bigEndian(Span span) {
    return read(span, false, 256, BYTES);
  }

  public static long[] littleEndian(Span span) {
    return read(span, true, 256, BYTES);
  }

  public static long[] decimal(Span span, boolean reversed) {
    return read(span, reversed, 10, DIGITS);
  }

  public static long[] hexadecimal(Span span) {
    return read(span, false, 16, DIGITS);
  }

  private static long[] read(Span span, boolean reversed, int base, int... digits) {
    long[] values = new long[span.size()];
    for (int key = 0; key < values.length; key++) {
      int length = span.length(key);
      for (int i = 0; i < length; i++) {
        byte b = span.at(key, reversed ? length - 1 - i : i);
        values[key] = values[key] * base + digits[b & 0xFF];
      }
    }
    return values;
  }

  /** The same numbers, each changed. */
  public static long[] map(long[] values, LongUnaryOperator operator) {
    return Arrays.stream(values).map(operator).toArray();
  }

  /** Whether all numbers are within two bounds, inclusive. */
  public static boolean areWithin(long least, long most, long... values) {
    for (long value : values) {
      if (value < least || value > most) {
        return false;
      }
    }
    return true;
  }

  /** A number of bytes or digits in words. */
  public static String shown(int count, String unit) {
    return count + " " + unit + (count == 1 ? "" : "s");
  }
}
