package d;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.text.UuidPart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.Instant;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * The key of {@link A.V}.
 *
 * <pre>
 * partitionKey  device  UUID     36 characters
 * sortKey       at      Instant  EPOCH_MILLIS
 *               id      UUID     36 characters
 * </pre>
 *
 * <p>For example <code>partitionKey = "3f2504e0-4f89-41d3-9a0c-0305e82c3301", sortKey = "1343841004000,3f2504e0-4f89-41d3-9a0c-0305e82c3301"</code>.
 *
 * <p>{@code partitionKey} has at most 36 bytes; Amazon DynamoDB takes 2,048.
 * {@code sortKey} has at most 50 bytes; Amazon DynamoDB takes 1,024.
 * Each partition key has about 400,000,000 rows and 80 GB.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
record A_VKey(UUID device, Instant at, UUID id) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  static final String LAYOUT =
      "TEXT separator=','"
      + " | partitionKey: device UUID"
      + " | sortKey: at Instant time=EPOCH_MILLIS, id UUID";

  /** The order in which the store keeps the encoded keys. */
  static final Comparator<A_VKey> ORDER = A_VKey::compare;

  private static final UuidPart DEVICE = UuidPart.of("device");
  private static final TimePart<Instant> AT =
      TimePart.of("at", Instant.class, TimeFormat.EPOCH_MILLIS);
  private static final UuidPart ID = UuidPart.of("id");
  private static final ColumnScan<String> PARTITION_KEY_SCAN =
      ColumnScan.text("partitionKey", ',', 1);
  private static final ColumnScan<String> SORT_KEY_SCAN = ColumnScan.text("sortKey", ',', 2);

  /**
   * Checks every part.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
  A_VKey {
    DEVICE.check(device);
    AT.check(at);
    ID.check(id);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  static A_VKey of(A.V v) {
    return new A_VKey(v.device(), v.at(), v.id());
  }

  /**
   * The encoded column {@code partitionKey}.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
  static String encodePartitionKey(UUID device) {
    return DEVICE.text(device);
  }

  /**
   * The encoded column {@code sortKey}.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
  static String encodeSortKey(Instant at, UUID id) {
    byte[] out = TextBuffer.of(AT.size(at) + 1 + ID.size(id));
    int index = AT.write(at, out, 0);
    out[index++] = ',';
    index = ID.write(id, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(device);
  }

  /** The encoded column {@code sortKey}. */
  public String sortKey() {
    return encodeSortKey(at, id);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("partitionKey", partitionKey()).and("sortKey", sortKey()).asMap();
  }

  /**
   * The key that was encoded as these columns.
   *
   * @throws dev.keywright.runtime.MalformedKeyException if none was
   */
  static A_VKey decode(String partitionKey, String sortKey) {
    try {
      return read(partitionKey, sortKey, false);
    } catch (RuntimeException malformed) {
      // Slower, this reading tells which part is malformed
      return read(partitionKey, sortKey, true);
    }
  }

  private static A_VKey read(String partitionKey, String sortKey, boolean checked) {
    TextReader in = new TextReader("partitionKey", partitionKey, checked);
    UUID device = DEVICE.read(in);
    in.end();
    in = new TextReader("sortKey", sortKey, checked);
    Instant at = AT.read(in);
    in.separator(',');
    UUID id = ID.read(in);
    in.end();
    return new A_VKey(device, at, id);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  static Optional<A_VKey> tryDecode(String partitionKey, String sortKey) {
    return Columns.decoded(() -> decode(partitionKey, sortKey));
  }

  /** The key in the columns of a row, by name. */
  static A_VKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"), Columns.text(columns, "sortKey"));
  }

  /** Asks for a run of keys, part by part from the left. */
  static Scan scan() {
    return new Scan(PARTITION_KEY_SCAN);
  }

  /**
   * Answers the access pattern {@code between}: the keys with this {@code device},
   * whose {@code at} is at least {@code from} and below {@code to}.
   *
   * <p>Up to about 400,000,000 rows: 80,000 requests of at most 1 MB each.
   */
  static KeyRange<String> between(UUID device, Instant from, Instant to) {
    return scan().device(device).at().between(from, to);
  }

  private static int compare(A_VKey a, A_VKey b) {
    int order = UuidPart.ORDER.compare(a.device, b.device);
    if (order != 0) {
      return order;
    }
    order = a.at.compareTo(b.at);
    return order != 0 ? order : UuidPart.ORDER.compare(a.id, b.id);
  }

  /**
   * A scan of all keys; next: {@code device}.
   * Amazon DynamoDB cannot read {@code all()} in one query: it takes a scan of the whole table.
   */
  static final class Scan extends RangeStage<String> {
    private Scan(ColumnScan<String> scan) {
      super(scan);
    }

    /** Fixes {@code device}; next: {@code at}. */
    public AfterDevice device(UUID device) {
      return new AfterDevice(scan.column(DEVICE, device, SORT_KEY_SCAN));
    }

    /**
     * Ranges of {@code device}: 36 characters.
     * Amazon DynamoDB cannot read such a range in one query: it takes a scan of the whole table.
     */
    public ValueBounds<UUID, KeyRange<String>> device() {
      return scan.values(DEVICE);
    }
  }

  /** A scan that has fixed the parts up to {@code device}; next: {@code at}. */
  static final class AfterDevice extends RangeStage<String> {
    private AfterDevice(ColumnScan<String> scan) {
      super(scan);
    }

    /** Fixes {@code at}; next: {@code id}. */
    public AfterAt at(Instant at) {
      return new AfterAt(scan.part(AT, at));
    }

    /** Ranges of {@code at}: EPOCH_MILLIS. */
    public ValueBounds<Instant, KeyRange<String>> at() {
      return scan.values(AT);
    }
  }

  /** A scan that has fixed the parts up to {@code at}; next: {@code id}. */
  static final class AfterAt extends RangeStage<String> {
    private AfterAt(ColumnScan<String> scan) {
      super(scan);
    }

    /** The keys with this {@code id}. */
    public KeyRange<String> id(UUID id) {
      return scan.equal(ID, id);
    }

    /** Ranges of {@code id}: 36 characters. */
    public ValueBounds<UUID, KeyRange<String>> id() {
      return scan.values(ID);
    }
  }
}
