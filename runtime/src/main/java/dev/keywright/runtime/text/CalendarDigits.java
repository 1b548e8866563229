package dev.keywright.runtime.text;

import dev.keywright.runtime.time.FieldScale;
import org.jspecify.annotations.Nullable;

/**
 * Reads the digits of a calendar field by field: short numbers are read side by side, and one that
 * is not put together need not be divided again.
 */
final class CalendarDigits {
  private static final int MONTH = 4;
  private static final int DAY = 6;
  private static final int CLOCK = 8;
  private static final int END = 14;

  private CalendarDigits() {}

  /** The value whose digits stand at an index, or null if it has other digits, or none. */
  static <T> @Nullable T read(FieldScale<T> scale, String text, int from) {
    int digits = scale.digits();
    if (text.length() - from < digits) {
      return null;
    }
    int year = field(text, from, 0, MONTH);
    int month = digits > MONTH ? field(text, from, MONTH, DAY) : 1;
    int day = digits > DAY ? field(text, from, DAY, CLOCK) : 1;
    int clock = digits > CLOCK ? field(text, from, CLOCK, END) : 0;
    return (year | month | day | clock) < 0 ? null : scale.value(year, month, day, clock);
  }

  private static int field(String text, int start, int from, int to) {
    return (int) Digits.number(text, start + from, to - from, false);
  }
}
