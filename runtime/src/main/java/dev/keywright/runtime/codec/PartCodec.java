package dev.keywright.runtime.codec;

import dev.keywright.runtime.InvalidPartException;

/**
 * How one part of a column is encoded.
 *
 * @param <T> the type of the values
 * @param <C> what the column holds: {@code String} (TEXT), {@code byte[]} (BINARY), or the type of
 *     a native column
 */
public interface PartCodec<T, C> extends ItemCodec<C> {

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

  /** The values that this part takes. */
  Accepted accepts();

  /** Refuses a value that this part may not hold. */
  default void check(T value) {
    encode(value);
  }
}
