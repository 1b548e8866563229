package dev.keywright.runtime.time;

/**
 * A type whose values last a whole unit of the calendar, and are counted in it.
 *
 * @param <T> the type
 */
abstract class PeriodType<T> extends TimeType<T> {
  static final long SECONDS_OF_DAY = 86_400;

  PeriodType(Class<T> valueClass, String word) {
    super(valueClass, word);
  }

  @Override
  public final boolean isPeriod() {
    return true;
  }

  /** How many units come before the value, from where the count begins. */
  abstract long count(T value);

  /** The value with a {@link #count}. */
  abstract T ofCount(long count);
}
