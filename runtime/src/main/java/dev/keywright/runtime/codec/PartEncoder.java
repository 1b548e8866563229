package dev.keywright.runtime.codec;

import dev.keywright.runtime.ColumnOrder;
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
   * The value between other contents, as a scan needs it: at best without a content of its own.
   *
   * @param before what is in front of it; may be empty
   * @param behind what is after it; may be empty
   * @throws InvalidPartException as for the value alone
   */
  default C encodeBetween(ColumnOrder<C> order, C before, T value, C behind) {
    return order.join(before, encode(value), behind);
  }
}
