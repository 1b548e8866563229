package dev.keywright.runtime.time;

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

  /** How many digits every number has, zeros on the left included. */
  int digits();

  /** The number that sorts the other way; its own inverse. */
  long descending(long number);
}
