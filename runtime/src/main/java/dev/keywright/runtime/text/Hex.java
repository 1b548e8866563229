package dev.keywright.runtime.text;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Lower-case hexadecimal digits, whose order is the order of the bits. */
final class Hex {
  private static final String DIGITS = "0123456789abcdef";
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

  /** The value of each character below 256; -1 of those that are no digit. */
  private static final byte[] VALUES = new byte[256];

  static {
    Arrays.fill(VALUES, (byte) -1);
    for (int i = 0; i < DIGITS.length(); i++) {
      VALUES[DIGITS.charAt(i)] = (byte) i;
    }
  }

  private Hex() {}

  /** Writes the last digits of a number and returns the index after them. */
  static int write(long number, int digits, byte[] out, int at) {
    long rest = number;
    for (int i = at + digits - 1; i >= at; i--) {
      out[i] = (byte) DIGITS.charAt((int) (rest & 0xF));
      rest >>>= 4;
    }
    return at + digits;
  }

  /** Writes eight digits, which {@link #eight} has made. */
  static void writeEight(long digits, byte[] out, int at) {
    LONGS.set(out, at, digits);
  }

  /** Writes four digits, the upper or the lower half of those of {@link #eight}. */
  static void writeFour(long digits, byte[] out, int at) {
    INTS.set(out, at, (int) digits);
  }

  /**
   * The digits of 32 bits: each half byte gets a byte of its own, and all become letters at once.
   */
  static long eight(int bits) {
    long spread = bits & 0xFFFF_FFFFL;
    spread = (spread | spread << 16) & 0x0000_FFFF_0000_FFFFL;
    spread = (spread | spread << 8) & 0x00FF_00FF_00FF_00FFL;
    spread = (spread | spread << 4) & 0x0F0F_0F0F_0F0F_0F0FL;
    // Of 10 and more, 6 carries into the upper half of the byte.
    long letters = (spread + 0x0606_0606_0606_0606L) >>> 4 & 0x0101_0101_0101_0101L;
    return spread + 0x3030_3030_3030_3030L + letters * ('a' - '0' - 10);
  }

  /** Writes two digits for each byte, four bytes at a time. */
  static int write(byte[] bytes, byte[] out, int start) {
    int at = start;
    int i = 0;
    for (; i + Integer.BYTES <= bytes.length; i += Integer.BYTES) {
      writeEight(eight((int) INTS.get(bytes, i)), out, at);
      at += Long.BYTES;
    }
    for (; i < bytes.length; i++) {
      at = write(bytes[i], 2, out, at);
    }
    return at;
  }

  /** The value of a lower-case digit, or -1. */
  static int digit(char c) {
    return c < VALUES.length ? VALUES[c] : -1;
  }

  /** The number that up to 15 digits represent, or a negative one if there are fewer. */
  static long number(String text, int from, int digits) {
    if (text.length() - from < digits) {
      return -1;
    }
    long number = 0;
    int wrong = 0; // negative once a character was no digit: one branch for all of them
    for (int i = from; i < from + digits; i++) {
      int digit = digit(text.charAt(i));
      wrong |= digit;
      number = number << 4 | digit;
    }
    return wrong < 0 ? -1 : number;
  }

  /** So many bytes, of two digits each, or null if other characters are there. */
  static byte @Nullable [] bytes(String text, int from, int count) {
    byte[] bytes = new byte[count];
    int wrong = 0;
    for (int i = 0; i < count; i++) {
      int high = digit(text.charAt(from + 2 * i));
      int low = digit(text.charAt(from + 2 * i + 1));
      wrong |= high | low;
      bytes[i] = (byte) (high << 4 | low);
    }
    return wrong < 0 ? null : bytes;
  }

  /** Reads up to 15 digits. */
  static long read(TextReader in, int digits) {
    long number = number(in.text(), in.position(), digits);
    if (number < 0) {
      int wrong = 0;
      while (digit(in.peek(wrong)) >= 0) {
        wrong++;
      }
      throw in.malformed(wrong, "a lower-case hexadecimal digit");
    }
    in.skip(digits);
    return number;
  }
}
