package d;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.LongBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.TextReader;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link A.B3}.
 *
 * <pre>
 * partitionKey  userId  long  10 digits
 * </pre>
 *
 * <p>For example <code>partitionKey = "0000000054"</code>.
 *
 * <p>The key has at most 10 bytes; Bigtable takes 4,096.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
record A_B3Key(long userId) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  static final String LAYOUT =
      "TEXT separator=','"
      + " | partitionKey: userId long pad=10";

  /** The order in which the store keeps the encoded keys. */
  static final Comparator<A_B3Key> ORDER = A_B3Key::compare;

  private static final DecimalPart USER_ID = DecimalPart.padded("userId", 10);
  private static final ColumnScan<String> PARTITION_KEY_SCAN =
      ColumnScan.text("partitionKey", ',', 1);

  /**
   * Checks every part.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
  A_B3Key {
    USER_ID.check(userId);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  static A_B3Key of(A.B3 b3) {
    return new A_B3Key(b3.userId());
  }

  /**
   * The encoded column {@code partitionKey}.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
  static String encodePartitionKey(long userId) {
    return USER_ID.text(userId);
  }

  /**
   * The encoded column {@code partitionKey}, as the bytes of its UTF-8.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
  static byte[] encodePartitionKeyBytes(long userId) {
    byte[] out = new byte[USER_ID.size(userId)];
    USER_ID.write(userId, out, 0);
    return out;
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(userId);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /**
   * The key that was encoded as these columns.
   *
   * @throws dev.keywright.runtime.MalformedKeyException if none was
   */
  static A_B3Key decode(String partitionKey) {
    try {
      return read(partitionKey, false);
    } catch (RuntimeException malformed) {
      // Slower, this reading tells which part is malformed
      return read(partitionKey, true);
    }
  }

  private static A_B3Key read(String partitionKey, boolean checked) {
    TextReader in = new TextReader("partitionKey", partitionKey, checked);
    long userId = USER_ID.readLong(in);
    in.end();
    return new A_B3Key(userId);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  static Optional<A_B3Key> tryDecode(String partitionKey) {
    return Columns.decoded(() -> decode(partitionKey));
  }

  /** The key in the columns of a row, by name. */
  static A_B3Key decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"));
  }

  /** Asks for a run of keys, part by part from the left. */
  static Scan scan() {
    return new Scan(PARTITION_KEY_SCAN);
  }

  private static int compare(A_B3Key a, A_B3Key b) {
    return Long.compare(a.userId, b.userId);
  }

  /** A scan of all keys; next: {@code userId}. */
  static final class Scan extends RangeStage<String> {
    private Scan(ColumnScan<String> scan) {
      super(scan);
    }

    /** The keys with this {@code userId}. */
    public KeyRange<String> userId(long userId) {
      return scan.equal(USER_ID, userId);
    }

    /** Ranges of {@code userId}: 10 digits, 0 to 9999999999. */
    public LongBounds<KeyRange<String>> userId() {
      return scan.longs(USER_ID);
    }
  }
}
