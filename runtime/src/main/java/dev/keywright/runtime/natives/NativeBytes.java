package dev.keywright.runtime.natives;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.LengthLimits;
import dev.keywright.runtime.codec.PrefixCodec;
import org.jspecify.annotations.Nullable;

/**
 * Bytes as the store's own type.
 *
 * @param minLength the smallest number of bytes
 * @param maxLength the largest number of bytes
 * @param order the order in which the store keeps them
 */
public record NativeBytes(String name, int minLength, int maxLength, ColumnOrder<byte[]> order)
    implements NativePart<byte[]>, PrefixCodec<byte[], byte[]> {

  /** A column of any bytes. */
  public static NativeBytes of(String name) {
    return new NativeBytes(name, 0, Integer.MAX_VALUE, ColumnOrder.BYTES);
  }

  /** The same column, refusing fewer bytes. */
  public NativeBytes atLeast(int bytes) {
    return new NativeBytes(name, bytes, maxLength, order);
  }

  /** The same column, refusing more bytes. */
  public NativeBytes atMost(int bytes) {
    return new NativeBytes(name, minLength, bytes, order);
  }

  /** The same column, largest value first. */
  public NativeBytes descendingOrder() {
    return new NativeBytes(name, minLength, maxLength, order.descending());
  }

  @Override
  public AcceptedValues accepts() {
    return AcceptedValues.lengths(minLength, maxLength);
  }

  @Override
  public Extremes<byte[]> extremes() {
    return Extremes.bytes(this);
  }

  @Override
  public void check(byte[] value) {
    LengthLimits.check(name, value, minLength, maxLength);
  }

  /**
   * The stored value, once it is known to be one that this column may hold: the same array, not a
   * copy.
   *
   * @throws MalformedKeyException if it is not
   */
  @Override
  public byte[] accept(byte @Nullable [] stored) {
    if (stored == null || stored.length > maxLength) {
      throw new MalformedKeyException(name, 0, stored, "at most " + maxLength + " bytes");
    }
    if (stored.length < minLength) {
      throw new MalformedKeyException(name, 0, stored, "a length of at least " + minLength);
    }
    return stored;
  }

  @Override
  public byte[] encode(byte[] value) {
    check(value);
    return value;
  }

  @Override
  public byte[] encodeBeginning(byte[] value) {
    return minLength == 0 ? encode(value) : atLeast(0).encode(value);
  }
}
