package dev.keywright.benchmarks.peers;

import dev.keywright.benchmarks.Row;
import org.apache.hadoop.hbase.util.Order;
import org.apache.hadoop.hbase.util.OrderedBytes;
import org.apache.hadoop.hbase.util.PositionedByteRange;
import org.apache.hadoop.hbase.util.SimplePositionedMutableByteRange;

/** The order-preserving bytes of HBase, into an array of the right size. */
public final class HBaseOrderedBytes {
  /** Every value has a byte with its type before it, a text has one behind it, too. */
  private static final int SIZE = 1 + Integer.BYTES + 1 + 1 + 1 + Long.BYTES;

  private HBaseOrderedBytes() {}

  /** The key as bytes. */
  public static byte[] encode(int deviceId, String sellerId, long cardId) {
    byte[] key = new byte[SIZE + sellerId.length()];
    PositionedByteRange out = new SimplePositionedMutableByteRange(key);
    OrderedBytes.encodeInt32(out, deviceId, Order.ASCENDING);
    OrderedBytes.encodeString(out, sellerId, Order.ASCENDING);
    OrderedBytes.encodeInt64(out, cardId, Order.ASCENDING);
    return key;
  }

  /** The values of a key. */
  public static Row decode(byte[] key) {
    PositionedByteRange in = new SimplePositionedMutableByteRange(key);
    return new Row(
        OrderedBytes.decodeInt32(in), OrderedBytes.decodeString(in), OrderedBytes.decodeInt64(in));
  }
}
