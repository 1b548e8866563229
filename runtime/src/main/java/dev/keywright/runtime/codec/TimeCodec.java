package dev.keywright.runtime.codec;

import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.time.TimeScale;
import java.util.Optional;

/**
 * A part whose values are times: each is a number of a scale. They may be rounded down before they
 * are written, if that was asked for: then the part is the hour or the day of a time.
 *
 * @param <T> the type of the values
 * @param <C> what the column holds
 */
public interface TimeCodec<T, C> extends NumberedCodec<T, C> {

  /** The numbers that are written. */
  TimeScale<T> scale();

  /** The value of this part that a finer value belongs to. */
  default T floor(T value) {
    return scale().roundedDown(NullCheck.require(name(), value));
  }

  /** The first value of this part that is not below a finer one; empty beyond the last. */
  default Optional<T> ceiling(T value) {
    return scale().roundedUp(NullCheck.require(name(), value));
  }

  /** Whether the first of two values is the later one. */
  default boolean isLater(T one, T other) {
    return scale().type().compare(one, other) > 0;
  }

  @Override
  default void check(T value) {
    scale().check(name(), value);
  }

  @Override
  default long number(T value) {
    return scale().numberOf(name(), value);
  }
}
