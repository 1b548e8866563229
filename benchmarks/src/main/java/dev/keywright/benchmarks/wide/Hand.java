package dev.keywright.benchmarks.wide;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.time.Instant;
import java.util.Arrays;

/** What the experts share: a thread's array, checked digits and letters, big-endian numbers. */
final class Hand {
  static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
  static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

  /** A table: random letters make a processor mispredict the branches of comparisons. */
  private static final boolean[] LETTERS = new boolean[128];

  private static final byte[] HEX_VALUES = new byte[128];

  private static final VarHandle PAIRS =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);

  /** The characters of 00 to 99, and of 00 to ff. */
  private static final short[] TWO_DIGITS = new short[100];

  private static final short[] TWO_HEX = new short[256];

  static {
    Arrays.fill(HEX_VALUES, (byte) -1);
    for (int c = 0; c < LETTERS.length; c++) {
      LETTERS[c] = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    }
    for (int i = 0; i < 16; i++) {
      HEX_VALUES[Character.forDigit(i, 16)] = (byte) i;
    }
    for (int i = 0; i < TWO_DIGITS.length; i++) {
      TWO_DIGITS[i] = (short) (('0' + i / 10) << 8 | ('0' + i % 10));
    }
    for (int i = 0; i < TWO_HEX.length; i++) {
      TWO_HEX[i] = (short) (Character.forDigit(i >> 4, 16) << 8 | Character.forDigit(i & 15, 16));
    }
  }

  private static final ThreadLocal<byte[]> SCRATCH = ThreadLocal.withInitial(() -> new byte[256]);

  private Hand() {}

  static byte[] scratch() {
    return SCRATCH.get();
  }

  static void require(boolean isLegal) {
    if (!isLegal) {
      throw new IllegalArgumentException("not a value, or not a key");
    }
  }

  @SuppressWarnings("JavaInstantGetSecondsGetNano") // the seconds are in the milliseconds
  static long millis(Instant time) {
    require(time.getNano() % 1_000_000 == 0);
    return time.toEpochMilli();
  }

  /** A text of so many ASCII bytes. */
  @SuppressWarnings("deprecation") // copies bytes as they are
  static String ascii(byte[] bytes, int from, int length) {
    return new String(bytes, 0, from, length);
  }

  /** Two digits at a time, of a number that has no more than so many. */
  static int writeDigits(long number, int width, byte[] out, int start) {
    int at = start + width;
    long high = number;
    while (high > Integer.MAX_VALUE) {
      long next = high / 100;
      PAIRS.set(out, at -= 2, TWO_DIGITS[(int) (high - next * 100)]);
      high = next;
    }
    int rest = (int) high;
    while (at - start >= 2) {
      int next = rest / 100;
      PAIRS.set(out, at -= 2, TWO_DIGITS[rest - next * 100]);
      rest = next;
    }
    if (at > start) {
      out[start] = (byte) ('0' + rest);
    }
    return start + width;
  }

  static long digits(String text, int from, int width) {
    long number = 0;
    int wrong = 0;
    for (int i = from; i < from + width; i++) {
      // No character but a digit is less than 10 like this.
      int digit = text.charAt(i) ^ '0';
      wrong |= 9 - digit;
      number = number * 10 + digit;
    }
    require(wrong >= 0);
    return number;
  }

  static int writeLetters(String text, int most, byte[] out, int at) {
    int length = text.length();
    require(length <= most);
    boolean wrong = false;
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      wrong |= c >= 128 || !LETTERS[c & 127];
      out[at + i] = (byte) c;
    }
    require(!wrong);
    return at + length;
  }

  static String letters(String text, int from, int to, int most) {
    require(to >= from && to - from <= most);
    boolean wrong = false;
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      wrong |= c >= 128 || !LETTERS[c & 127];
    }
    require(!wrong);
    return text.substring(from, to);
  }

  static boolean isLetter(int c) {
    return c >= 0 && c < 128 && LETTERS[c];
  }

  /** Writes a byte as two hexadecimal digits. */
  static void writeHex(byte value, byte[] out, int at) {
    PAIRS.set(out, at, TWO_HEX[value & 0xFF]);
  }

  /** The value of a lower-case hexadecimal digit, negative for any other character. */
  static int hex(char c) {
    return c < 128 ? HEX_VALUES[c] : -1;
  }

  /** The number that so many hexadecimal digits stand for. */
  static long hex(String text, int from, int to) {
    long number = 0;
    int wrong = 0;
    for (int i = from; i < to; i++) {
      int digit = hex(text.charAt(i));
      wrong |= digit;
      number = number << 4 | digit;
    }
    require(wrong >= 0);
    return number;
  }
}
