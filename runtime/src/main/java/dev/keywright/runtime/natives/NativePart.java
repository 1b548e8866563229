package dev.keywright.runtime.natives;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.PartCodec;
import org.jspecify.annotations.Nullable;

/**
 * A column that holds one value as the store's own type.
 *
 * @param <T> the type of the values and of what the column holds
 */
public sealed interface NativePart<T> extends PartCodec<T, T>
    permits NativeLong, NativeString, NativeBytes, NativeTime, NativeValue {

  /** The order in which a store keeps the column. */
  ColumnOrder<T> order();

  /**
   * The stored value, once it is known to be one that this column may hold.
   *
   * @throws MalformedKeyException if it is not
   */
  T accept(@Nullable T stored);
}
