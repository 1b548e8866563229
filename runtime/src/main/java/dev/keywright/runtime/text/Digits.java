package dev.keywright.runtime.text;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/** Fixed runs of decimal digits, the form of every padded number and of every time. */
final class Digits {
  /** The longest run: an unsigned {@code long} holds every number of 19 digits. */
  static final int MOST = 19;

  private static final long[] POWERS = new long[MOST + 1];

  private static final VarHandle SHORTS =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
  private static final short[] PAIRS = new short[100];

  static {
    for (int i = 0; i < PAIRS.length; i++) {
      PAIRS[i] = (short) (('0' + i / 10) | (('0' + i % 10) << Byte.SIZE));
    }
    POWERS[0] = 1;
    for (int i = 1; i <= MOST; i++) {
      POWERS[i] = POWERS[i - 1] * 10;
    }
  }

  private Digits() {}

  /** 10 to the given power, unsigned. */
  static long power(int exponent) {
    return POWERS[exponent];
  }

  /** The largest {@code long} of so many digits. */
  static long largest(int digits) {
    return digits >= MOST ? Long.MAX_VALUE : POWERS[digits] - 1;
  }

  /** How many digits a number from 0 up has. */
  static int count(long number) {
    int digits = 1;
    while (digits < MOST && number >= POWERS[digits]) {
      digits++;
    }
    return digits;
  }

  /** Writes an unsigned number right-aligned into {@code out[from, to)}, padded with zeros. */
  static void write(long number, byte[] out, int from, int to) {
    long rest = number;
    int at = to;
    if (rest < 0) {
      out[--at] = (byte) ('0' + Long.remainderUnsigned(rest, 10));
      rest = Long.divideUnsigned(rest, 10);
    }
    while (rest > Integer.MAX_VALUE) {
      long quotient = rest / 100;
      at = writePair((int) (rest - quotient * 100), out, at);
      rest = quotient;
    }
    int small = (int) rest;
    while (at - from >= 2) {
      int quotient = small / 100;
      at = writePair(small - quotient * 100, out, at);
      small = quotient;
    }
    if (at > from) {
      out[from] = (byte) ('0' + small);
    }
  }

  // Two digits at a time halve both the divisions and the bounds checks.
  private static int writePair(int number, byte[] out, int end) {
    SHORTS.set(out, end - 2, PAIRS[number]);
    return end - 2;
  }

  /** Replaces each digit d by 9 - d, which turns the order around. */
  static void complement(byte[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = (byte) ('0' + '9' - out[i]);
    }
  }

  static void reverse(byte[] out, int from, int to) {
    for (int i = from, j = to - 1; i < j; i++, j--) {
      byte first = out[i];
      out[i] = out[j];
      out[j] = first;
    }
  }

  /** Reads an unsigned number of exactly so many digits, at most {@link #MOST}. */
  static long read(TextReader in, int width, boolean complemented, boolean reversed) {
    int from = in.position();
    for (int i = 0; i < width; i++) {
      char c = in.peek(i);
      if (c < '0' || c > '9' || from + i >= in.length()) {
        throw in.malformed(i, width + " digits");
      }
    }
    long number = 0;
    for (int i = 0; i < width; i++) {
      int digit = in.peek(reversed ? width - 1 - i : i) - '0';
      number = number * 10 + (complemented ? 9 - digit : digit);
    }
    in.skip(width);
    return number;
  }

  /** The next run of digits of the same width, or null after the last. */
  static @Nullable String next(String digits) {
    for (int i = digits.length() - 1; i >= 0; i--) {
      char c = digits.charAt(i);
      if (c != '9') {
        return digits.substring(0, i) + (char) (c + 1) + "0".repeat(digits.length() - 1 - i);
      }
    }
    return null;
  }
}
