package dev.keywright.runtime.text;

import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;

/**
 * The digits of a {@link NumberForm}, written and read.
 *
 * @param complemented whether each digit is written as the largest one minus itself
 */
record NumberDigits(NumberForm form, boolean complemented, boolean reversed) {
  /** What is read where a number is that no {@code long} holds. */
  static final long BEYOND = -2;

  /** So many hexadecimal digits or fewer make a number that is not negative. */
  private static final int FEW_HEX_DIGITS = 15;

  private static final int UPPER = 'a' - 'A';
  private static final int DECIMAL_DIGITS = 10;
  private static final int HEX_DIGITS = 16;

  /** Writes the number of a value, and returns the index after it. */
  int write(long value, byte[] out, int at) {
    int end = at + form.width();
    long number = form.counted(value);
    if (base() == DECIMAL_DIGITS) {
      writeDecimal(number, out, at, end);
    } else {
      writeHex(number, out, at, end);
    }
    if (reversed) {
      Digits.reverse(out, at, end);
    }
    return end;
  }

  /** The smallest digit. */
  String smallest() {
    return "0";
  }

  /** The largest digit. */
  String largest() {
    if (base() == DECIMAL_DIGITS) {
      return "9";
    }
    return form.upperCase() ? "F" : "f";
  }

  /** Whether the last digits of a range of values do not grow with them. */
  boolean hasEveryLast(long min, long max) {
    return Math.floorDiv(form.counted(min), base()) != Math.floorDiv(form.counted(max), base());
  }

  private void writeDecimal(long number, byte[] out, int at, int end) {
    Digits.write(number, out, at, end);
    if (complemented) {
      Digits.complement(out, at, end);
    }
  }

  private void writeHex(long number, byte[] out, int at, int end) {
    Hex.write(complemented ? ~number : number, form.width(), out, at);
    if (form.upperCase()) {
      for (int i = at; i < end; i++) {
        out[i] = (byte) (out[i] >= 'a' ? out[i] - UPPER : out[i]);
      }
    }
  }

  /**
   * Reads the number that is next, or {@link #BEYOND}, which it does not pass over. That is not yet
   * the value that the number is written for.
   */
  long read(TextReader in) {
    long number = few(in.text(), in.position());
    if (number < 0) {
      number = number(in.text(), in.position());
    }
    if (number == Digits.NONE) {
      throw notDigits(in);
    }
    in.skip(number == BEYOND ? 0 : form.width());
    return number;
  }

  /** The number if it is written in the usual way, or a negative one, which says nothing. */
  private long few(String text, int from) {
    int width = form.width();
    if (form.encoding() == NumberEncoding.DECIMAL && width <= Digits.MOST) {
      long digits = Digits.number(text, from, width, reversed);
      return complemented && digits != Digits.NONE ? Digits.power(width) - 1 - digits : digits;
    }
    boolean isUsual = !form.upperCase() && !reversed && !complemented && width <= FEW_HEX_DIGITS;
    return isUsual && form.encoding() == NumberEncoding.HEX
        ? Hex.number(text, from, width)
        : Digits.NONE;
  }

  private long number(String text, int from) {
    int width = form.width();
    if (text.length() - from < width) {
      return Digits.NONE;
    }
    int base = base();
    long limit = Long.MAX_VALUE / base;
    long lastDigit = Long.MAX_VALUE % base;
    long number = 0;
    boolean isBeyond = false;
    for (int i = 0; i < width; i++) {
      int shown = digit(text.charAt(from + (reversed ? width - 1 - i : i)));
      if (shown < 0) {
        return Digits.NONE;
      }
      int digit = complemented ? base - 1 - shown : shown;
      isBeyond |= number > limit || (number == limit && digit > lastDigit);
      number = number * base + digit;
    }
    return isBeyond ? BEYOND : number;
  }

  /** The digit that a character shows, or -1 if it shows none in this form. */
  private int digit(char c) {
    if (base() == DECIMAL_DIGITS) {
      return c >= '0' && c <= '9' ? c - '0' : -1;
    }
    return c >= 'A' && form.upperCase() ? hexInCapitals(c) : Hex.digit(c);
  }

  private int base() {
    return form.encoding() == NumberEncoding.HEX ? HEX_DIGITS : DECIMAL_DIGITS;
  }

  private static int hexInCapitals(char c) {
    return c <= 'F' ? c - 'A' + DECIMAL_DIGITS : -1;
  }

  private RuntimeException notDigits(TextReader in) {
    int end = 0;
    while (in.explains() && end < form.width() && digit(in.peek(end)) >= 0) {
      end++;
    }
    String digits = in.explains() ? form.encoding().digits(form.width()) : "";
    return in.malformed(end, form.upperCase() ? digits + " in capitals" : digits);
  }
}
