package dev.keywright.runtime.text;

import org.jspecify.annotations.Nullable;

/** Lower-case hexadecimal digits, whose order is the order of the bits. */
final class Hex {
  private static final String DIGITS = "0123456789abcdef";

  private Hex() {}

  /** Writes the last digits of a number and returns the index behind them. */
  static int write(long number, int digits, byte[] out, int at) {
    long rest = number;
    for (int i = at + digits - 1; i >= at; i--) {
      out[i] = (byte) DIGITS.charAt((int) (rest & 0xF));
      rest >>>= 4;
    }
    return at + digits;
  }

  /** The value of a lower-case digit, or -1. */
  static int digit(char c) {
    if (c >= '0' && c <= '9') {
      return c - '0';
    }
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
  }

  /** Reads up to 16 digits. */
  static long read(TextReader in, int digits) {
    long number = 0;
    for (int i = 0; i < digits; i++) {
      int digit = digit(in.peek(0));
      if (digit < 0) {
        throw in.malformed(0, "a lower-case hexadecimal digit");
      }
      number = number << 4 | digit;
      in.skip(1);
    }
    return number;
  }

  /** The next run of digits of the same width, dashes left in place, or null after the last. */
  static @Nullable String next(String digits) {
    char[] next = digits.toCharArray();
    for (int i = next.length - 1; i >= 0; i--) {
      int digit = digit(next[i]);
      if (digit == 15) {
        next[i] = '0';
      } else if (digit >= 0) {
        next[i] = DIGITS.charAt(digit + 1);
        return new String(next);
      }
    }
    return null;
  }

  /** The smallest text above all digits that begin with the given ones, or null if none is. */
  static @Nullable String nextPrefix(String digits) {
    for (int i = digits.length() - 1; i >= 0; i--) {
      int digit = digit(digits.charAt(i));
      if (digit < 15) {
        // What follows is cut off: with zeros in its place, shorter texts would still be below.
        return digits.substring(0, i) + DIGITS.charAt(digit + 1);
      }
    }
    return null;
  }
}
