package dev.keywright.runtime.codec;

import org.jspecify.annotations.Nullable;

/**
 * A part whose values have beginnings: a text, or bytes.
 *
 * @param <T> the type of the values
 * @param <C> what the column holds
 */
public interface PrefixCodec<T, C> extends PartCodec<T, C> {

  /** What all values that begin like this one are encoded to begin with. */
  C encodeBeginning(T value);

  /**
   * The smallest content above all that begin with an encoded beginning, or null if only the parts
   * before can bound them.
   */
  @Nullable C nextPrefix(C beginning);
}
