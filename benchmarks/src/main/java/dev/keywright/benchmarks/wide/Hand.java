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

  static {
    Arrays.fill(HEX_VALUES, (byte) -1);
    for (int c = 0; c < LETTERS.length; c++) {
      LETTERS[c] = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    }
    for (int i = 0; i < 16; i++) {
      HEX_VALUES[Character.forDigit(i, 16)] = (byte) i;
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

  static int writeDigits(long number, int width, byte[] out, int at) {
    long rest = number;
    for (int i = at + width - 1; i >= at; i--) {
      out[i] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
    return at + width;
  }

  static long digits(String text, int from, int width) {
    long number = 0;
    for (int i = from; i < from + width; i++) {
      int digit = text.charAt(i) - '0';
      require(digit >= 0 && digit <= 9);
      number = number * 10 + digit;
    }
    return number;
  }

  static int writeLetters(String text, int most, byte[] out, int at) {
    require(text.length() <= most);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      require(isLetter(c));
      out[at + i] = (byte) c;
    }
    return at + text.length();
  }

  static String letters(String text, int from, int to, int most) {
    require(to >= from && to - from <= most);
    for (int i = from; i < to; i++) {
      require(isLetter(text.charAt(i)));
    }
    return text.substring(from, to);
  }

  static boolean isLetter(int c) {
    return c >= 0 && c < 128 && LETTERS[c];
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
