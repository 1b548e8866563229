package dev.keywright.runtime.time;

import java.time.LocalDate;

/**
 * A type whose values last a unit of the calendar, a day or longer, and are counted in it.
 *
 * @param <T> the type
 */
abstract class PeriodType<T> extends TimeType<T> {
  private static final long SECONDS_OF_DAY = 86_400;

  PeriodType(Class<T> valueClass, String word, CalendarField lastField) {
    super(valueClass, word, lastField);
  }

  /** How many units come before the value, from where the count begins. */
  abstract long count(T value);

  /** The value with a {@link #count}. */
  abstract T ofCount(long count);

  /** The first day of the value. */
  abstract LocalDate firstDay(T value);

  /** The value that a day belongs to. */
  abstract T ofDay(LocalDate day);

  @Override
  public final boolean isPeriod() {
    return true;
  }

  @Override
  final T min() {
    return ofDay(LocalDate.MIN);
  }

  @Override
  final T max() {
    return ofDay(LocalDate.MAX);
  }

  @Override
  final long second(T value) {
    return firstDay(value).toEpochDay() * SECONDS_OF_DAY;
  }

  @Override
  final T at(long second, int nano) {
    return ofDay(LocalDate.ofEpochDay(Math.floorDiv(second, SECONDS_OF_DAY)));
  }

  @Override
  final T ofFields(int year, int month, int day, int clock, int nano) {
    return ofDay(LocalDate.of(year, month, day));
  }
}
