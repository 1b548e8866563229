package dev.keywright.runtime.time;

import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * The numbers whose digits are the fields of a calendar, {@code yyyyMMddHHmmssSSS}, or as many of
 * them as the values have.
 *
 * @param <T> the type of the values
 */
public sealed interface FieldScale<T> extends DigitScale<T> permits CalendarScale {

  /** The fields that a format which is no count writes of a type. */
  static <T> FieldScale<T> of(TimeType<T> type, TimeFormat format) {
    return CalendarScale.of(type, format);
  }

  /**
   * A scale if its numbers are fields of a calendar, else null. Asking for this interface takes 20
   * ns: for one that a class lacks, the virtual machine looks through all that it has.
   */
  static <T> @Nullable FieldScale<T> of(DigitScale<T> scale) {
    return scale instanceof CalendarScale<T> fields ? fields : null;
  }

  /**
   * Whether some year has a day. To ask takes a hundredth of the time of an exception of Java; only
   * 29 February is left to that.
   */
  static boolean mayExist(int month, int day) {
    // Two bits for each month: how many days it can have after the 28th.
    int last = 28 + ((0x3BB_EEDC >>> (2 * month)) & 3);
    return ((month - 1) | (12 - month) | (day - 1) | (last - day)) >= 0;
  }

  @Override
  FieldScale<T> flooredTo(ChronoUnit unit);

  /** Whether values must begin a longer unit than the last field. */
  boolean isFloored();

  /** Where the fields are. */
  CalendarPattern pattern();

  /**
   * The value with these fields, none of which has too many digits; null if there is none. Nobody
   * looks at fields that the type lacks.
   *
   * @param clock {@code HHmmss}
   * @param nano the nanoseconds after that
   */
  @Nullable T value(int year, int month, int day, int clock, int nano);
}
