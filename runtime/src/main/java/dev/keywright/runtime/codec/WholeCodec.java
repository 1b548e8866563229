package dev.keywright.runtime.codec;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.NullCheck;
import org.jspecify.annotations.Nullable;

/**
 * A part whose values are whole numbers, whatever their type in the entity is.
 *
 * @param <C> what the column holds
 */
public interface WholeCodec<C> extends NumberedCodec<Long, C> {

  /** The smallest value by its sign, inclusive. */
  long min();

  /** The largest value by its sign, inclusive. */
  long max();

  @Override
  default AcceptedValues accepts() {
    return AcceptedValues.numbers(min(), max());
  }

  /** Which values may be stored, for messages. */
  default String expected() {
    return "a number from " + min() + " to " + max();
  }

  /**
   * Refuses a value outside the range of this part.
   *
   * @throws InvalidPartException if it is outside
   */
  default void check(long value) {
    if (value < min() || value > max()) {
      throw new InvalidPartException(name(), value, "be from " + min() + " to " + max());
    }
  }

  /** As the method that takes an object, without making one. */
  C encode(long value);

  /** As the method that takes an object, without making one. */
  byte[] bytesAfter(byte @Nullable [] before, long value, byte @Nullable [] behind);

  /** As the method that takes an object, without making one. */
  C contentAfter(byte @Nullable [] before, long value, byte @Nullable [] behind);

  /** The contents of two values after the same bytes, which at best are looked at once. */
  default RangeEnds<C> endsAfter(byte @Nullable [] before, long from, long to) {
    if (before == null) {
      return new RangeEnds<>(encode(from), encode(to));
    }
    C first = contentAfter(before, from, /* behind= */ null);
    return new RangeEnds<>(first, contentAfter(before, to, /* behind= */ null));
  }

  /** Whether the first of two values is the larger one, whatever the direction. */
  default boolean isLarger(long first, long second) {
    return first > second;
  }

  @Override
  default byte[] bytesAfter(byte @Nullable [] before, Long value, byte @Nullable [] behind) {
    return bytesAfter(before, number(value), behind);
  }

  @Override
  default C contentAfter(byte @Nullable [] before, Long value, byte @Nullable [] behind) {
    return contentAfter(before, number(value), behind);
  }

  @Override
  default long number(Long value) {
    return NullCheck.require(name(), value);
  }
}
