package dev.keywright.runtime.text;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Fixed runs of decimal digits, the form of every padded number and of every time. */
final class Digits {
  /** The longest run: an unsigned {@code long} holds every number of 19 digits. */
  static final int MOST = 19;

  /** What is read where no digits stand: more than 19 of them can make. */
  static final long NONE = -1;

  private static final long[] POWERS = new long[MOST + 1];

  /** Zeros, as many as the index says; never written to. */
  static final String[] ZEROS = new String[MOST];

  /** The most digits that one long holds, one in each byte. */
  private static final int AT_ONCE = Long.BYTES;

  private static final int EIGHT_ZEROS = 100_000_000;

  /** The logarithm, rounded down, with so many bits after the point. */
  private static final int LOG_10_OF_2 = 1_233;

  private static final int LOG_BITS = 12;

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  static {
    POWERS[0] = 1;
    for (int i = 1; i <= MOST; i++) {
      POWERS[i] = POWERS[i - 1] * 10;
      ZEROS[i - 1] = "0".repeat(i - 1);
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

  /** The smallest and the largest number of each count of digits, and those with a sign. */
  static long[] turns() {
    long[] turns = new long[4 * MOST];
    for (int digits = 0; digits < MOST; digits++) {
      int at = 4 * digits;
      turns[at] = POWERS[digits];
      turns[at + 1] = POWERS[digits] - 1;
      turns[at + 2] = -turns[at];
      turns[at + 3] = -turns[at + 1];
    }
    return turns;
  }

  /** How many digits a number from 0 up has. */
  static int count(long number) {
    // No loop, whose end a processor would have to guess. An even number has as many digits as the
    // one after it, and 0 as many as 1.
    long odd = number | 1;
    int digits = ((Long.SIZE - Long.numberOfLeadingZeros(odd)) * LOG_10_OF_2) >> LOG_BITS;
    return odd >= POWERS[digits] ? digits + 1 : digits;
  }

  /**
   * Writes an unsigned number right-aligned into {@code out[from, to)}, padded with zeros. What is
   * in the seven bytes after it may change.
   */
  static void write(long number, byte[] out, int from, int to) {
    int width = to - from;
    if (width > AT_ONCE) {
      writeLong(number, out, from, to);
    } else if (from + AT_ONCE <= out.length) {
      writeFew((int) number, out, from, width);
    } else {
      writeLast((int) number, out, from, to);
    }
  }

  private static void writeFew(int number, byte[] out, int from, int width) {
    LONGS.set(out, from, eightDigits(number) >>> ((AT_ONCE - width) * Byte.SIZE));
  }

  /** Eight digits after the other, from the left: each overwrites what the one before left over. */
  private static void writeLong(long number, byte[] out, int from, int to) {
    long high = number >= 0 ? number / EIGHT_ZEROS : Long.divideUnsigned(number, EIGHT_ZEROS);
    int left = to - from - AT_ONCE;
    if (left > AT_ONCE) {
      long highest = high / EIGHT_ZEROS;
      writeFew((int) highest, out, from, left - AT_ONCE);
      LONGS.set(out, to - 2 * AT_ONCE, eightDigits((int) (high - highest * EIGHT_ZEROS)));
    } else {
      writeFew((int) high, out, from, left);
    }
    LONGS.set(out, to - AT_ONCE, eightDigits((int) (number - high * EIGHT_ZEROS)));
  }

  /** At the end of the array, where there is no room for eight bytes. */
  private static void writeLast(int number, byte[] out, int from, int to) {
    long digits = eightDigits(number) >>> ((AT_ONCE - (to - from)) * Byte.SIZE);
    for (int i = from; i < to; i++) {
      out[i] = (byte) digits;
      digits >>>= Byte.SIZE;
    }
  }

  /**
   * The digits of a number below 100,000,000, the first one in the lowest byte. It is halved into
   * fours, twos and ones; each step does all halves at once, by multiplying with the inverse.
   */
  static long eightDigits(int number) {
    long high = (number * 3_518_437_209L) >>> 45;
    long fours = high | ((number - high * 10_000) << 32);
    long hundreds = ((fours * 10_486) >>> 20) & 0x7f_0000_007fL;
    long twos = hundreds | ((fours - hundreds * 100) << 16);
    long tens = ((twos * 103) >>> 10) & 0xf_000f_000f_000fL;
    return (tens | ((twos - tens * 10) << 8)) + 0x3030_3030_3030_3030L;
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
    long number = number(in.text(), in.position(), width, reversed);
    if (number == NONE) {
      throw notDigits(in, width);
    }
    in.skip(width);
    return complemented ? POWERS[width] - 1 - number : number;
  }

  /** The unsigned number of so many digits that are at an index, or {@link #NONE}. */
  static long number(String text, int from, int width, boolean reversed) {
    if (text.length() - from < width) {
      return NONE;
    }
    return reversed ? backwards(text, from, width) : forwards(text, from, width);
  }

  // Small methods without the reader: however they are compiled, no reader has to be an object.
  private static long forwards(String text, int from, int width) {
    long number = 0;
    for (int i = 0; i < width; i++) {
      int digit = text.charAt(from + i) ^ '0';
      if (digit > 9) {
        return NONE;
      }
      number = number * 10 + digit;
    }
    return number;
  }

  private static long backwards(String text, int from, int width) {
    long number = 0;
    for (int i = width - 1; i >= 0; i--) {
      int digit = text.charAt(from + i) ^ '0';
      if (digit > 9) {
        return NONE;
      }
      number = number * 10 + digit;
    }
    return number;
  }

  private static RuntimeException notDigits(TextReader in, int width) {
    return in.explains()
        ? in.malformedAt(end(in.text(), in.position()), width + " digits")
        : in.malformed(0, "");
  }

  /** The index after the digits that are in a text from an index on. */
  static int end(String text, int from) {
    int end = from;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
      end++;
    }
    return end;
  }
}
