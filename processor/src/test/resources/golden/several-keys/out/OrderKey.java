package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.HashPrefix;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link Order}.
 *
 * <pre>
 * partitionKey  orderNumber  long  4 digits of its MD5, then 10 digits
 * </pre>
 *
 * <p>For example <code>partitionKey = "18380000000054"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record OrderKey(long orderNumber) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator=','"
      + " | partitionKey: orderNumber long pad=10 hashPrefix=4 hash=MD5 salt=\"\\n\"";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<OrderKey> ORDER = OrderKey::compare;

  private static final DecimalPart ORDER_NUMBER = DecimalPart.padded("orderNumber", 10);
  private static final HashPrefix ORDER_NUMBER_HASH = HashPrefix.md5(4).salted("\n");

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public OrderKey {
    ORDER_NUMBER.check(orderNumber);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static OrderKey of(Order order) {
    return new OrderKey(order.orderNumber());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(long orderNumber) {
    byte[] out = TextBuffer.of(4 + ORDER_NUMBER.size(orderNumber));
    int index = ORDER_NUMBER.write(orderNumber, out, 4);
    ORDER_NUMBER_HASH.write(out, 0, 4, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(orderNumber);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static OrderKey decode(String partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static OrderKey read(String partitionKey, ReadMode mode) {
    TextReader in = TextReader.of("partitionKey", partitionKey, mode);
    int start = in.position();
    ORDER_NUMBER_HASH.skip(in, "orderNumber");
    long orderNumber = ORDER_NUMBER.readLong(in);
    ORDER_NUMBER_HASH.verify(in, start);
    in.end();
    return new OrderKey(orderNumber);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<OrderKey> tryDecode(String partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static OrderKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  /**
   * The boundaries that pre-split a table into regions of about equal load:
   * {@code regions - 1} of them, ascending.
   *
   * @throws IllegalArgumentException if the hash prefix cannot tell so many regions apart
   */
  public static List<String> splitPoints(int regions) {
    return ORDER_NUMBER_HASH.splitPoints(regions);
  }

  private static int compare(OrderKey a, OrderKey b) {
    return ColumnOrder.TEXT.compare(a.partitionKey(), b.partitionKey());
  }

  /** A scan of all keys; {@code orderNumber} is next. */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN =
        ColumnScan.text("partitionKey", ',', 1).boundedBy(ORDER_NUMBER_HASH);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code orderNumber}. */
    public KeyRange<String> orderNumber(long orderNumber) {
      return scan.hash(ORDER_NUMBER_HASH, ORDER_NUMBER, orderNumber)
          .equal(ORDER_NUMBER, orderNumber);
    }
  }
}
