package dev.keywright.runtime.codec;

import java.util.Optional;

/**
 * A part whose values are rounded down before they are written, if that was asked for: the part is
 * the hour or the day of a time, and not the time.
 *
 * @param <T> the type of the values
 * @param <C> what the column holds
 */
public interface FlooringCodec<T, C> extends NumberedCodec<T, C> {

  /** The value of this part that a finer value belongs to. */
  T floor(T value);

  /** The first value of this part that is not below a finer one; empty beyond the last. */
  Optional<T> ceiling(T value);

  /** Whether the first of two values is the later one. */
  boolean isLater(T one, T other);
}
