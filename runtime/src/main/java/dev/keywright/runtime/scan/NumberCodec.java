package dev.keywright.runtime.scan;

import dev.keywright.runtime.InvalidPartException;

/**
 * A part whose values are written as numbers: whole numbers, and times in their unit.
 *
 * @param <T> the type of the values
 * @param <C> what the column holds
 */
public interface NumberCodec<T, C> extends PartCodec<T, C> {

  /**
   * The number that stands for a value, whatever the direction.
   *
   * @throws InvalidPartException if the value is null or outside what the part may hold
   */
  long number(T value);
}
