package dev.keywright.runtime.codec;

/**
 * A part whose values have beginnings: a text, or bytes.
 *
 * @param <T> the type of the values
 * @param <C> what the column holds
 */
public interface PrefixCodec<T, C> extends PartCodec<T, C> {

  /** What all values that begin like this one are encoded to begin with. */
  C encodeBeginning(T value);
}
