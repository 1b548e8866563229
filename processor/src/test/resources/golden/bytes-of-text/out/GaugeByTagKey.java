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
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextReader;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key {@code byTag} of {@link Gauge}.
 *
 * <pre>
 * partitionKey  tag  String  text, at most 20
 * </pre>
 *
 * <p>For example <code>partitionKey = "a100"</code>.
 *
 * <p>The key has at most 60 bytes; Apache HBase allows 32,767.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record GaugeByTagKey(String tag) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator='!' | partitionKey: tag String maxLength=20";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<GaugeByTagKey> ORDER = GaugeByTagKey::compare;

  private static final StringPart TAG = StringPart.of("tag").atMost(20);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public GaugeByTagKey {
    TAG.check(tag);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static GaugeByTagKey of(Gauge gauge) {
    return new GaugeByTagKey(gauge.tag());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(String tag) {
    return TAG.text(tag);
  }

  /**
   * The encoded column {@code partitionKey}, as the bytes of its UTF-8.
   * Refuses what the constructor refuses.
   */
  public static byte[] encodePartitionKeyBytes(String tag) {
    byte[] out = new byte[TAG.size(tag)];
    TAG.write(tag, out, 0);
    return out;
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(tag);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static GaugeByTagKey decode(String partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static GaugeByTagKey read(String partitionKey, ReadMode mode) {
    TextReader in = TextReader.of("partitionKey", partitionKey, mode);
    String tag = TAG.read(in);
    in.end();
    return new GaugeByTagKey(tag);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<GaugeByTagKey> tryDecode(String partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static GaugeByTagKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  private static int compare(GaugeByTagKey a, GaugeByTagKey b) {
    return ColumnOrder.TEXT.compare(a.tag, b.tag);
  }

  /** A scan of all keys; {@code tag} is next. */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN =
        ColumnScan.text("partitionKey", '!', 1);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code tag}. */
    public KeyRange<String> tag(String tag) {
      return scan.equal(TAG, tag);
    }

    /** Asks for ranges of {@code tag}, written as text, at most 20. */
    public TextBounds<String, KeyRange<String>> tag() {
      return scan.texts(TAG);
    }
  }
}
