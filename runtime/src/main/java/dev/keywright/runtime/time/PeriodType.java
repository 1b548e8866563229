package dev.keywright.runtime.time;

import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * A type whose values last a whole unit of the calendar, and are counted in it.
 *
 * @param <T> the type
 */
abstract class PeriodType<T> extends TimeType<T> {
  static final long SECONDS_OF_DAY = 86_400;

  private final ChronoUnit unit;

  PeriodType(Class<T> valueClass, ChronoUnit unit, String noun) {
    super(valueClass, noun);
    this.unit = unit;
  }

  @Override
  public final Optional<ChronoUnit> unit() {
    return Optional.of(unit);
  }

  /** How many units come before the value, from where the count begins. */
  abstract long count(T value);

  /** The value with a {@link #count}. */
  abstract T ofCount(long count);
}
