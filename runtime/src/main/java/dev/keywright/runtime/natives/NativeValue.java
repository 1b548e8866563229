package dev.keywright.runtime.natives;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.NullCheck;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A boolean or a UUID as the store's own type, which takes all values.
 *
 * @param order the order in which the store keeps them
 * @param <T> {@link Boolean} or {@link UUID}
 */
public record NativeValue<T>(String name, ColumnOrder<T> order) implements NativePart<T> {

  /** A column of booleans. */
  public static NativeValue<Boolean> booleans(String name) {
    return new NativeValue<>(name, ColumnOrder.BOOLEAN);
  }

  /** A column of UUIDs. */
  public static NativeValue<UUID> uuids(String name) {
    return new NativeValue<>(name, ColumnOrder.UUID);
  }

  /** The same column, largest value first. */
  public NativeValue<T> descendingOrder() {
    return new NativeValue<>(name, order.descending());
  }

  @Override
  public boolean descending() {
    return order.isDescending();
  }

  @Override
  public T encode(T value) {
    return NullCheck.require(name, value);
  }

  @Override
  public T accept(@Nullable T stored) {
    if (stored == null) {
      throw new MalformedKeyException(name, 0, null, "a value");
    }
    return stored;
  }
}
