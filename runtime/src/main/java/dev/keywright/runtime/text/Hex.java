package dev.keywright.runtime.text;

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
}
