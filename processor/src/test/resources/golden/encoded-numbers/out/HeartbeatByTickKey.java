package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.RandomSuffix;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.SuffixPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.Instant;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key {@code byTick} of {@link Heartbeat}.
 *
 * <pre>
 * partitionKey  retry         short    5 digits
 * sortKey       at            Instant  DOTNET_TICKS in 20 digits, counted down from 3155378975999999999
 *               uniqueSuffix  String   4 random characters of [0-9a-z]
 * </pre>
 *
 * <p>For example <code>partitionKey = "00054", sortKey = "02520584597959999999|k3x9"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record HeartbeatByTickKey(short retry, Instant at, String uniqueSuffix) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator='|' | partitionKey: retry short pad=5"
      + " | sortKey: at Instant time=DOTNET_TICKS as=DECIMAL width=20 countDownFrom=3155378975999999999"
      + ", uniqueSuffix suffix(4)";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<HeartbeatByTickKey> ORDER = HeartbeatByTickKey::compare;

  private static final DecimalPart RETRY = DecimalPart.padded("retry", 5).atMost(32767);
  private static final TimePart<Instant> AT = TimePart.of("at", Instant.class,
      TimeFormat.DOTNET_TICKS,
      NumberForm.of(NumberEncoding.DECIMAL, 20).countingDownFrom(3155378975999999999L));
  private static final SuffixPart UNIQUE_SUFFIX = SuffixPart.of("uniqueSuffix", 4);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public HeartbeatByTickKey {
    RETRY.check(retry);
    AT.check(at);
    UNIQUE_SUFFIX.check(uniqueSuffix);
  }

  /**
   * A new key for an entity: it ends in random characters, so each call gives another.
   * Refuses what the constructor refuses, and null.
   */
  public static HeartbeatByTickKey of(Heartbeat heartbeat) {
    return new HeartbeatByTickKey(heartbeat.retry(), heartbeat.at(), RandomSuffix.of(4));
  }

  /** The key of an entity that was stored. Refuses what the constructor refuses, and null. */
  public static HeartbeatByTickKey of(Heartbeat heartbeat, String uniqueSuffix) {
    return new HeartbeatByTickKey(heartbeat.retry(), heartbeat.at(), uniqueSuffix);
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(short retry) {
    return RETRY.text(retry);
  }

  /** The encoded column {@code sortKey}. Refuses what the constructor refuses. */
  public static String encodeSortKey(Instant at, String uniqueSuffix) {
    byte[] out = TextBuffer.of(AT.size(at) + 1 + UNIQUE_SUFFIX.size(uniqueSuffix));
    int index = AT.write(at, out, 0);
    out[index++] = '|';
    index = UNIQUE_SUFFIX.write(uniqueSuffix, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(retry);
  }

  /** The encoded column {@code sortKey}. */
  public String sortKey() {
    return encodeSortKey(at, uniqueSuffix);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("partitionKey", partitionKey()).and("sortKey", sortKey()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static HeartbeatByTickKey decode(String partitionKey, String sortKey) {
    try {
      return read(partitionKey, sortKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, sortKey, ReadMode.EXPLAINING);
    }
  }

  private static HeartbeatByTickKey read(String partitionKey, String sortKey, ReadMode mode) {
    TextReader partitionKeyIn = TextReader.of("partitionKey", partitionKey, mode);
    short retry = RETRY.readShort(partitionKeyIn);
    partitionKeyIn.end();
    TextReader sortKeyIn = TextReader.of("sortKey", sortKey, mode);
    Instant at = AT.read(sortKeyIn);
    String uniqueSuffix = UNIQUE_SUFFIX.read(sortKeyIn.separator('|'));
    sortKeyIn.end();
    return new HeartbeatByTickKey(retry, at, uniqueSuffix);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<HeartbeatByTickKey> tryDecode(String partitionKey, String sortKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, sortKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static HeartbeatByTickKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"), Columns.text(columns, "sortKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  private static int compare(HeartbeatByTickKey a, HeartbeatByTickKey b) {
    int order = Short.compare(a.retry, b.retry);
    order = order != 0 ? order : b.at.compareTo(a.at);
    return order != 0 ? order : ColumnOrder.TEXT.compare(a.uniqueSuffix, b.uniqueSuffix);
  }

  /** A scan of all keys; {@code retry} is next. */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN =
        ColumnScan.text("partitionKey", '|', 1).boundedBy(RETRY);
    private static final ColumnScan<String> SORT_KEY_SCAN = ColumnScan.text("sortKey", '|', 2)
        .boundedBy(AT, UNIQUE_SUFFIX);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code retry}; {@code at} is next. */
    public AfterRetry retry(short retry) {
      ColumnScan<String> next = scan.column(RETRY, retry, Scan.SORT_KEY_SCAN);
      return new AfterRetry(next);
    }

    /** Asks for ranges of {@code retry}, written as 5 digits, 0 to 32767. */
    public IntBounds<KeyRange<String>> retry() {
      return scan.ints(RETRY);
    }
  }

  /** A scan that has fixed the parts up to {@code retry}; {@code at} is next. */
  public static final class AfterRetry extends RangeStage<String> {
    private AfterRetry(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code at}; {@code uniqueSuffix} is next. */
    public AfterAt at(Instant at) {
      ColumnScan<String> next = scan.part(AT, at);
      return new AfterAt(next);
    }

    /**
     * Asks for ranges of {@code at}, written as DOTNET_TICKS in 20 digits, counted down from 3155378975999999999.
     */
    public ValueBounds<Instant, KeyRange<String>> at() {
      return scan.values(AT);
    }
  }

  /** A scan that has fixed the parts up to {@code at}; {@code uniqueSuffix} is next. */
  public static final class AfterAt extends RangeStage<String> {
    private AfterAt(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code uniqueSuffix}. */
    public KeyRange<String> uniqueSuffix(String uniqueSuffix) {
      return scan.equal(UNIQUE_SUFFIX, uniqueSuffix);
    }
  }
}
