package dev.keywright.runtime.text;

/** The digits and hyphens of a date: {@code 2024-05-17}. */
final class IsoDate {
  private IsoDate() {}

  /** Writes {@code yyyy-MM-dd}, of the eight digits that {@link Digits#eightDigits} has made. */
  static void writeDay(long date, byte[] out, int at) {
    writeMonth(date, out, at);
    out[at + 7] = '-';
    writeTwo(date >>> 48, out, at + 8);
  }

  /** Writes {@code yyyy-MM} of them. */
  static void writeMonth(long date, byte[] out, int at) {
    writeYear(date, out, at);
    out[at + 4] = '-';
    writeTwo(date >>> 32, out, at + 5);
  }

  /** Writes {@code yyyy} of them. */
  static void writeYear(long date, byte[] out, int at) {
    writeTwo(date, out, at);
    writeTwo(date >>> 16, out, at + 2);
  }

  /** Writes the lowest two of digits. */
  static void writeTwo(long digits, byte[] out, int at) {
    out[at] = (byte) digits;
    out[at + 1] = (byte) (digits >>> 8);
  }

  /** The number {@code yyyy}; negative if a text has none there. */
  static long year(String text, int from) {
    return Digits.number(text, from, 4, false);
  }

  /** The number {@code yyyyMM}; negative if a text has none there. */
  static long month(String text, int from) {
    long year = year(text, from);
    long month = two(text, from + 5, text.charAt(from + 4) ^ '-');
    return (year | month) < 0 ? Digits.NONE : year * 100 + month;
  }

  /** The number {@code yyyyMMdd}; negative if a text has none there. */
  static long day(String text, int from) {
    long month = month(text, from);
    long day = two(text, from + 8, text.charAt(from + 7) ^ '-');
    return (month | day) < 0 ? Digits.NONE : month * 100 + day;
  }

  /** Two digits; negative if they are none, or if the mark in front of them is not zero. */
  static long two(String text, int from, int mark) {
    int tens = text.charAt(from) - '0';
    int ones = text.charAt(from + 1) - '0';
    int wrong = tens | (9 - tens) | ones | (9 - ones) | -mark;
    return wrong < 0 ? Digits.NONE : tens * 10 + ones;
  }
}
