package dev.keywright.runtime.time;

import org.jspecify.annotations.Nullable;

/**
 * The numbers whose digits are the fields of a calendar, {@code yyyyMMddHHmmssSSS}, or as many of
 * them as the values have.
 *
 * @param <T> the type of the values
 */
public sealed interface FieldScale<T> extends DigitScale<T> permits CalendarScale {

  @Override
  default FieldScale<T> fields() {
    return this;
  }

  /**
   * The value with these fields, none of which has too many digits; null if there is none. Nobody
   * looks at fields that the type lacks.
   *
   * @param clock {@code HHmmss}
   */
  @Nullable T value(int year, int month, int day, int clock);
}
