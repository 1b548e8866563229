package dev.keywright.runtime.codec;

import dev.keywright.runtime.InvalidPartException;
import org.jspecify.annotations.Nullable;

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
  default boolean descending() {
    return false;
  }

  /**
   * The value as it is in its column, without separators.
   *
   * @throws InvalidPartException if the value is null or outside what the part may hold
   */
  C encode(T value);

  /**
   * The bytes of a column up to this value and what follows it, as a scan keeps them.
   *
   * @param before the bytes in front of it; null for none
   * @param behind what is after it; null for nothing
   * @throws InvalidPartException as for the value alone
   */
  byte[] bytesAfter(byte @Nullable [] before, T value, byte @Nullable [] behind);

  /** The same, as the column holds it. */
  C contentAfter(byte @Nullable [] before, T value, byte @Nullable [] behind);
}
