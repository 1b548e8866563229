package dev.keywright.runtime.time;

import java.time.temporal.ChronoUnit;

/**
 * The numbers whose digits TEXT writes: none is negative.
 *
 * @param <T> the type of the values
 */
public sealed interface DigitScale<T> extends TimeScale<T> permits CountScale, FieldScale {

  /** The numbers that a format has for a type. */
  static <T> DigitScale<T> of(TimeType<T> type, TimeFormat format) {
    return format.isCounted() ? EpochScale.ofDigits(type, format) : CalendarScale.of(type, format);
  }

  @Override
  DigitScale<T> flooredTo(ChronoUnit unit);

  /** How many digits every number has, zeros on the left included. */
  int digits();

  /** The largest number, from which others are subtracted so that they sort the other way. */
  long largest();
}
