package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.TextReader;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link Reading.Inner}.
 *
 * <pre>
 * partitionKey  offset  short  3 digits after a sign digit
 * </pre>
 *
 * <p>For example <code>partitionKey = "1054"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
record Reading_InnerKey(short offset) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  static final String LAYOUT = "TEXT separator=','"
      + " | partitionKey: offset short pad=3 signed";

  /** The order in which the store keeps the encoded keys. */
  static final Comparator<Reading_InnerKey> ORDER = Reading_InnerKey::compare;

  private static final DecimalPart OFFSET = DecimalPart.signed("offset", 3);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  Reading_InnerKey {
    OFFSET.check(offset);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  static Reading_InnerKey of(Reading.Inner inner) {
    return new Reading_InnerKey(inner.getOffset());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  static String encodePartitionKey(short offset) {
    return OFFSET.text(offset);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(offset);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  static Reading_InnerKey decode(String partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static Reading_InnerKey read(String partitionKey, ReadMode mode) {
    TextReader in = TextReader.of("partitionKey", partitionKey, mode);
    short offset = OFFSET.readShort(in);
    in.end();
    return new Reading_InnerKey(offset);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  static Optional<Reading_InnerKey> tryDecode(String partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  static Reading_InnerKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  private static int compare(Reading_InnerKey a, Reading_InnerKey b) {
    return Short.compare(a.offset, b.offset);
  }

  /** A scan of all keys; {@code offset} is next. */
  static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN =
        ColumnScan.text("partitionKey", ',', 1).boundedBy(OFFSET);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code offset}. */
    public KeyRange<String> offset(short offset) {
      return scan.equal(OFFSET, offset);
    }

    /** Asks for ranges of {@code offset}, written as 3 digits after a sign digit, -999 to 999. */
    public IntBounds<KeyRange<String>> offset() {
      return scan.ints(OFFSET);
    }
  }
}
