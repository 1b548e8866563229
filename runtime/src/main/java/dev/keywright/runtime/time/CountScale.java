package dev.keywright.runtime.time;

import java.time.temporal.ChronoUnit;
import java.util.OptionalLong;

/**
 * Counts of a unit from a fixed moment, some of which represent a value.
 *
 * @param <T> the type
 */
public sealed interface CountScale<T> extends DigitScale<T> permits EpochScale {

  @Override
  CountScale<T> flooredTo(ChronoUnit unit);

  /** The first number from one on that represents a value, or empty if none does. */
  OptionalLong next(long number);
}
