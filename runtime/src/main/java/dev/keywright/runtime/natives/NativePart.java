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

  @Override
  default byte[] bytesAfter(byte @Nullable [] before, T value, byte @Nullable [] behind) {
    throw noParts();
  }

  @Override
  default T contentAfter(byte @Nullable [] before, T value, byte @Nullable [] behind) {
    return encode(value);
  }

  /** A scan that has fixed the value has fixed the whole column. */
  default UnsupportedOperationException noParts() {
    return new UnsupportedOperationException(name() + " is all of its column");
  }
}
