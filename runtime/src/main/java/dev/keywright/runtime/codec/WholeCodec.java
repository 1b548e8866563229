package dev.keywright.runtime.codec;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.NullCheck;

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
  default Accepted accepts() {
    return Accepted.numbers(min(), max());
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
  C encodeBetween(ColumnOrder<C> order, C before, long value, C behind);

  /** Whether the first of two values is the larger one, whatever the direction. */
  default boolean isLarger(long first, long second) {
    return first > second;
  }

  @Override
  default C encodeBetween(ColumnOrder<C> order, C before, Long value, C behind) {
    return encodeBetween(order, before, number(value), behind);
  }

  @Override
  default long number(Long value) {
    return NullCheck.require(name(), value);
  }
}
