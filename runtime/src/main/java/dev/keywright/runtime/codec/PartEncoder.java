package dev.keywright.runtime.codec;

import dev.keywright.runtime.InvalidPartException;

/**
 * What writes the values of a part: all that a range needs to know of it.
 *
 * @param <T> the type of the values
 * @param <C> what the column holds: {@code String} (TEXT), {@code byte[]} (BINARY), or the type of
 *     a native column
 */
public interface PartEncoder<T, C> {

  /** The name of the part, as in the entity. */
  String name();

  /** Whether larger values are written as smaller ones. */
  boolean descending();

  /**
   * The value as it stands in its column, without separators.
   *
   * @throws InvalidPartException if the value is null or outside what the part may hold
   */
  C encode(T value);
}
