package dev.keywright.runtime.codec;

import dev.keywright.runtime.InvalidPartException;

/**
 * A part whose values are whole numbers, whatever their type in the entity is.
 *
 * @param <C> what the column holds
 */
public interface WholeCodec<C> extends NumberedCodec<Long, C> {

  /** As the method that takes an object, without making one. */
  C encode(long value);

  @Override
  default long number(Long value) {
    return InvalidPartException.requirePresent(name(), value);
  }
}
