package dev.keywright.example.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.example.PurchaseKey;
import dev.keywright.runtime.KeyRange;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The two key columns of a purchase as one row key of bytes, for stores that have no columns: the
 * partition key in UTF-8, a zero byte, and the order number in eight bytes.
 *
 * <p>The order of the columns is kept. A zero byte is below every byte of a partition key (digits,
 * letters and commas), so a partition key stands with all its rows before any longer one that
 * begins with it. The order number is written with the largest byte first and its sign bit turned
 * around, so that unsigned bytes compare as signed numbers do.
 */
public final class PurchaseRowKey {
  private static final byte END_OF_PARTITION_KEY = 0;
  private static final byte ABOVE_END = 1;
  private static final int TAIL = 1 + Long.BYTES;

  private PurchaseRowKey() {}

  /** The row key of a purchase. */
  public static byte[] of(PurchaseKey key) {
    return of(key.partitionKey(), key.orderNumber());
  }

  /** The row key of two columns; no character of the partition key may be below U+0002. */
  public static byte[] of(String partitionKey, long orderNumber) {
    byte[] text = partitionKey.getBytes(UTF_8);
    return ByteBuffer.allocate(text.length + TAIL)
        .put(text)
        .put(END_OF_PARTITION_KEY)
        .putLong(orderNumber ^ Long.MIN_VALUE)
        .array();
  }

  /** The partition key in a row key. */
  public static String partitionKey(byte[] rowKey) {
    int end = rowKey.length - TAIL;
    if (end < 0 || rowKey[end] != END_OF_PARTITION_KEY) {
      throw new StoreException("a row of the store has no purchase's key: its table is another's");
    }
    return new String(rowKey, 0, end, UTF_8);
  }

  /** The order number in a row key. */
  public static long orderNumber(byte[] rowKey) {
    return ByteBuffer.wrap(rowKey).getLong(rowKey.length - Long.BYTES) ^ Long.MIN_VALUE;
  }

  /** The lower bound of a range, inclusive. */
  static byte[] from(KeyRange<?> range) {
    return range.from() instanceof Long orderNumber
        ? of(fixedPartitionKey(range), orderNumber)
        : ((String) range.from()).getBytes(UTF_8);
  }

  /** The upper bound of a range, exclusive; null if there is none. */
  static byte @Nullable [] to(KeyRange<?> range) {
    if (range.to() instanceof Long orderNumber) {
      return of(fixedPartitionKey(range), orderNumber);
    }
    if (range.to() instanceof String partitionKey) {
      return partitionKey.getBytes(UTF_8);
    }
    return range.fixed().isEmpty() ? null : above(fixedPartitionKey(range));
  }

  // All order numbers of one partition key, and nothing else: even a comma is above this byte.
  private static byte[] above(String partitionKey) {
    byte[] text = partitionKey.getBytes(UTF_8);
    byte[] bound = Arrays.copyOf(text, text.length + 1);
    bound[text.length] = ABOVE_END;
    return bound;
  }

  private static String fixedPartitionKey(KeyRange<?> range) {
    if (range.fixed().get("partitionKey") instanceof String partitionKey) {
      return partitionKey;
    }
    throw new IllegalArgumentException(range + " is no range of purchases");
  }
}
