package dev.keywright.runtime.codec;

import dev.keywright.runtime.InvalidPartException;

/**
 * A part of whose values each has a whole number, so that a remainder can choose the bucket.
 *
 * @param <T> the type of the values
 * @param <C> what the column holds
 */
public interface NumberedCodec<T, C> extends PartCodec<T, C> {

  /**
   * The number that represents a value, whatever the direction.
   *
   * @throws InvalidPartException if there is none
   */
  long number(T value);
}
