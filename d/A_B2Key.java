package d;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.LongBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.Instant;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link A.B2}.
 *
 * <pre>
 * partitionKey  userId  long     10 digits
 *               at      Instant  EPOCH_MILLIS
 * </pre>
 *
 * <p>For example <code>partitionKey = "0000000054,1343841004000"</code>.
 *
 * <p>The key has at most 24 bytes; Apache HBase takes 32,767.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
record A_B2Key(long userId, Instant at) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  static final String LAYOUT =
      "TEXT separator=','"
      + " | partitionKey: userId long pad=10, at Instant time=EPOCH_MILLIS";

  /** The order in which the store keeps the encoded keys. */
  static final Comparator<A_B2Key> ORDER = A_B2Key::compare;

  private static final DecimalPart USER_ID = DecimalPart.padded("userId", 10);
  private static final TimePart<Instant> AT =
      TimePart.of("at", Instant.class, TimeFormat.EPOCH_MILLIS);
  private static final ColumnScan<String> PARTITION_KEY_SCAN =
      ColumnScan.text("partitionKey", ',', 2);

  /**
   * Checks every part.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
  A_B2Key {
    USER_ID.check(userId);
    AT.check(at);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  static A_B2Key of(A.B2 b2) {
    return new A_B2Key(b2.userId(), b2.at());
  }

  /**
   * The encoded column {@code partitionKey}.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
  static String encodePartitionKey(long userId, Instant at) {
    byte[] out = TextBuffer.of(USER_ID.size(userId) + 1 + AT.size(at));
    int index = USER_ID.write(userId, out, 0);
    out[index++] = ',';
    index = AT.write(at, out, index);
    return TextBuffer.ascii(out, index);
  }

  /**
   * The encoded column {@code partitionKey}, as the bytes of its UTF-8.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
  static byte[] encodePartitionKeyBytes(long userId, Instant at) {
    byte[] out = new byte[USER_ID.size(userId) + 1 + AT.size(at)];
    int index = USER_ID.write(userId, out, 0);
    out[index++] = ',';
    AT.write(at, out, index);
    return out;
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(userId, at);
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
  static A_B2Key decode(String partitionKey) {
    try {
      return read(partitionKey, false);
    } catch (RuntimeException malformed) {
      // Slower, this reading tells which part is malformed
      return read(partitionKey, true);
    }
  }

  private static A_B2Key read(String partitionKey, boolean checked) {
    TextReader in = new TextReader("partitionKey", partitionKey, checked);
    long userId = USER_ID.readLong(in);
    in.separator(',');
    Instant at = AT.read(in);
    in.end();
    return new A_B2Key(userId, at);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  static Optional<A_B2Key> tryDecode(String partitionKey) {
    return Columns.decoded(() -> decode(partitionKey));
  }

  /** The key in the columns of a row, by name. */
  static A_B2Key decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"));
  }

  /** Asks for a run of keys, part by part from the left. */
  static Scan scan() {
    return new Scan(PARTITION_KEY_SCAN);
  }

  private static int compare(A_B2Key a, A_B2Key b) {
    int order = Long.compare(a.userId, b.userId);
    return order != 0 ? order : a.at.compareTo(b.at);
  }

  /** A scan of all keys; next: {@code userId}. */
  static final class Scan extends RangeStage<String> {
    private Scan(ColumnScan<String> scan) {
      super(scan);
    }

    /** Fixes {@code userId}; next: {@code at}. */
    public AfterUserId userId(long userId) {
      return new AfterUserId(scan.part(USER_ID, userId));
    }

    /** Ranges of {@code userId}: 10 digits, 0 to 9999999999. */
    public LongBounds<KeyRange<String>> userId() {
      return scan.longs(USER_ID);
    }
  }

  /** A scan that has fixed the parts up to {@code userId}; next: {@code at}. */
  static final class AfterUserId extends RangeStage<String> {
    private AfterUserId(ColumnScan<String> scan) {
      super(scan);
    }

    /** The keys with this {@code at}. */
    public KeyRange<String> at(Instant at) {
      return scan.equal(AT, at);
    }

    /** Ranges of {@code at}: EPOCH_MILLIS. */
    public ValueBounds<Instant, KeyRange<String>> at() {
      return scan.values(AT);
    }
  }
}
