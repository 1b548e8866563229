package dev.keywright.runtime.scan;

import dev.keywright.runtime.InvalidPartException;

/**
 * A whole number, which needs no object to be encoded.
 *
 * @param <C> what the column holds
 */
public interface WholeCodec<C> extends NumberCodec<Long, C> {

  /** The smallest number that the part may hold. */
  long min();

  /** The largest number that the part may hold. */
  long max();

  /**
   * The number as it stands in its column, without separators.
   *
   * @throws InvalidPartException if it is outside what the part may hold
   */
  C encode(long value);

  @Override
  default long number(Long value) {
    check(value);
    return value;
  }
}
