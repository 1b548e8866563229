package dev.keywright.runtime.codec;

/**
 * How one part of a column is encoded.
 *
 * @param <T> the type of the values
 * @param <C> what the column holds: {@code String} (TEXT), {@code byte[]} (BINARY), or the type of
 *     a native column
 */
public interface PartCodec<T, C> extends ItemCodec<C>, PartEncoder<T, C> {

  /** The values that this part takes. */
  default AcceptedValues accepts() {
    return AcceptedValues.ALL;
  }

  /** Refuses a value that this part may not hold. */
  default void check(T value) {
    encode(value);
  }
}
