package dev.keywright.runtime.text;

import dev.keywright.runtime.time.CalendarField;
import dev.keywright.runtime.time.CalendarPattern;
import dev.keywright.runtime.time.FieldScale;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes the fields of a time where a {@link CalendarPattern} has them. Each is read by
 * itself: short numbers are read side by side, and one that is not put together need not be divided
 * again.
 */
final class CalendarText {
  private static final int MONTH = CalendarField.MONTH.begin();
  private static final int DAY = CalendarField.DAY.begin();
  private static final int DATE = CalendarField.DAY.end();
  private static final int HOUR = CalendarField.HOUR.begin();
  private static final int MILLI = CalendarField.MILLI.begin();
  private static final int MILLI_DIGITS = CalendarField.MILLI.digits();

  private static final int CLOCK = 1_000_000;
  private static final int MILLIS = 1_000;
  private static final int NANOS_OF_MILLI = 1_000_000;

  private CalendarText() {}

  /**
   * The value whose fields are at an index, or null if others are, or none.
   *
   * @param asks whether it first asks if there is such a day, where nobody wants an exception
   */
  static <T> @Nullable T read(FieldScale<T> scale, String text, int from, boolean asks) {
    CalendarPattern pattern = scale.pattern();
    if (text.length() - from < pattern.text().length()) {
      return null;
    }
    int marks = pattern.marks();
    if (marks == 0 && pattern.from() == 0 && pattern.to() == DATE) {
      return date(scale, text, from, asks);
    }
    int at = from + pattern.year();
    int dash = marks * '-';
    int year = pattern.from() == 0 ? (int) Digits.number(text, at, MONTH, false) : 0;
    int month = has(pattern, MONTH) ? two(text, at + MONTH + marks, dash) : 1;
    int day = has(pattern, DAY) ? two(text, at + DAY + 2 * marks, dash) : 1;
    int clock = has(pattern, HOUR) ? clock(pattern, text, at + HOUR + 3 * marks) : 0;
    int millis = has(pattern, MILLI) ? millis(text, at + MILLI + 6 * marks) : 0;
    return (year | month | day | clock | millis | ends(pattern, text, from)) < 0
            || (asks && !FieldScale.mayExist(month, day))
        ? null
        : scale.value(year, month, day, clock, millis * NANOS_OF_MILLI);
  }

  /** A date without marks: by itself, it takes so little code that it is inlined. */
  private static <T> @Nullable T date(FieldScale<T> scale, String text, int from, boolean asks) {
    int century = two(text, from, 0);
    int year = two(text, from + 2, 0);
    int month = two(text, from + MONTH, 0);
    int day = two(text, from + DAY, 0);
    return (century | year | month | day) < 0 || (asks && !FieldScale.mayExist(month, day))
        ? null
        : scale.value(century * 100 + year, month, day, 0, 0);
  }

  private static boolean has(CalendarPattern pattern, int field) {
    return pattern.from() <= field && field < pattern.to();
  }

  private static int clock(CalendarPattern pattern, String text, int at) {
    int marks = pattern.marks();
    int hour = two(text, at, pattern.from() < HOUR ? marks * 'T' : 0);
    int minute = two(text, at + 2 + marks, marks * ':');
    int second = two(text, at + 4 + 2 * marks, marks * ':');
    int wrong = hour | (23 - hour) | minute | (59 - minute) | second | (59 - second);
    return wrong < 0 ? -1 : (hour * 100 + minute) * 100 + second;
  }

  private static int millis(String text, int at) {
    return text.charAt(at - 1) == '.' ? (int) Digits.number(text, at, MILLI_DIGITS, false) : -1;
  }

  /** Two digits after a mark, or after anything if it is 0; negative if others are there. */
  private static int two(String text, int at, int mark) {
    // No character but a digit is less than 10 like this.
    int tens = text.charAt(at) ^ '0';
    int ones = text.charAt(at + 1) ^ '0';
    int other = mark == 0 ? 0 : text.charAt(at - 1) ^ mark;
    int wrong = (9 - tens) | (9 - ones) | -other;
    return (tens * 10 + ones) | (wrong & Integer.MIN_VALUE);
  }

  /** Negative if what is before or after all fields is not there. */
  private static int ends(CalendarPattern pattern, String text, int from) {
    String all = pattern.text();
    int last = all.length() - 1;
    boolean isBegun = all.charAt(0) != '-' || text.charAt(from) == '-';
    boolean isEnded = all.charAt(last) != 'Z' || text.charAt(from + last) == 'Z';
    return isBegun && isEnded ? 0 : -1;
  }

  /** Writes the fields whose digits make a number, with all marks between them. */
  static void write(CalendarPattern pattern, long number, byte[] out, int from) {
    int at = from + pattern.year();
    boolean hasMillis = has(pattern, MILLI);
    long seconds = hasMillis ? number / MILLIS : number;
    long date = has(pattern, HOUR) ? seconds / CLOCK : number;
    long digits = Digits.eightDigits((int) date * missing(pattern));
    out[from] = '-';
    if (pattern.from() == 0) {
      two(digits, out, at);
      two(digits >>> 16, out, at + 2);
    }
    if (has(pattern, MONTH)) {
      two('-', digits >>> 32, out, at + MONTH + 1);
    }
    if (has(pattern, DAY)) {
      two('-', digits >>> 48, out, at + DAY + 2);
    }
    if (has(pattern, HOUR)) {
      writeClock((int) (seconds - date * CLOCK), pattern, out, at + HOUR + 3);
    }
    if (hasMillis) {
      long millis = Digits.eightDigits((int) (number - seconds * MILLIS));
      two('.', millis >>> 40, out, at + MILLI + 6);
      out[at + MILLI + 8] = (byte) (millis >>> 56);
    }
    int last = pattern.text().length() - 1;
    if (pattern.text().charAt(last) == 'Z') {
      out[from + last] = 'Z';
    }
  }

  /** What makes eight digits of a date that ends before the day. */
  private static int missing(CalendarPattern pattern) {
    return has(pattern, DAY) ? 1 : has(pattern, MONTH) ? 100 : 10_000;
  }

  private static void writeClock(int clock, CalendarPattern pattern, byte[] out, int at) {
    // The two digits in front are zeros.
    long digits = Digits.eightDigits(clock);
    if (pattern.from() < HOUR) {
      out[at - 1] = 'T';
    }
    two(digits >>> 16, out, at);
    two(':', digits >>> 32, out, at + 3);
    two(':', digits >>> 48, out, at + 6);
  }

  private static void two(char mark, long digits, byte[] out, int at) {
    out[at - 1] = (byte) mark;
    two(digits, out, at);
  }

  /** Writes the lowest two of digits. */
  private static void two(long digits, byte[] out, int at) {
    out[at] = (byte) digits;
    out[at + 1] = (byte) (digits >>> 8);
  }
}
