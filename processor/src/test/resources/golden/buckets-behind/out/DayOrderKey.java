package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.BucketScan;
import dev.keywright.runtime.bucket.BucketStage;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.bucket.HashBuckets;
import dev.keywright.runtime.bucket.TextBucket;
import dev.keywright.runtime.codec.Literals;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.LongBounds;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link DayOrder}.
 *
 * <pre>
 * PK = "ORDERS#{day}#{bucket}"
 *   day      LocalDate  EPOCH_MILLIS
 *   bucket   int        16 buckets, by the MD5 of orderId
 * SK = "ORDER#{orderId}"
 *   orderId  long       9 digits
 * </pre>
 *
 * <p>For example <code>PK = "ORDERS#1343779200000#00", SK = "ORDER#000000054"</code>.
 *
 * <p>{@code PK} has at most 23 bytes; Amazon DynamoDB allows 2,048.
 * {@code SK} has at most 15 bytes; Amazon DynamoDB allows 1,024.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record DayOrderKey(LocalDate day, long orderId) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT | PK: \"ORDERS#\" day LocalDate time=EPOCH_MILLIS"
      + " \"#\" bucket count=16 by=HASH hash=MD5 of=orderId"
      + " | SK: \"ORDER#\" orderId long pad=9 min=0 max=999999999";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<DayOrderKey> ORDER = DayOrderKey::compare;

  private static final TimePart<LocalDate> DAY =
      TimePart.of("day", LocalDate.class, TimeFormat.EPOCH_MILLIS);
  private static final DecimalPart ORDER_ID = DecimalPart.padded("orderId", 9);
  private static final HashBuckets BUCKETS = Buckets.hash(HashFunction.MD5, 16);
  private static final TextBucket BUCKET = BucketForm.text(16);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public DayOrderKey {
    DAY.check(day);
    ORDER_ID.check(orderId);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static DayOrderKey of(DayOrder dayOrder) {
    return new DayOrderKey(dayOrder.day(), dayOrder.orderId());
  }

  /**
   * The encoded column {@code PK}. Refuses what the constructor refuses.
   *
   * <p>The bucket in it also depends on {@code orderId} of another column.
   */
  public static String encodePk(LocalDate day, long orderId) {
    int bucket = bucketOf(orderId);
    byte[] out = TextBuffer.of(7 + DAY.size(day) + 1 + BUCKET.width());
    int index = Literals.write("ORDERS#", out, 0);
    index = DAY.write(day, out, index);
    out[index++] = '#';
    index = BUCKET.write(bucket, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code SK}. Refuses what the constructor refuses. */
  public static String encodeSk(long orderId) {
    byte[] out = TextBuffer.of(6 + ORDER_ID.size(orderId));
    int index = Literals.write("ORDER#", out, 0);
    index = ORDER_ID.write(orderId, out, index);
    return TextBuffer.ascii(out, index);
  }

  /**
   * The bucket of the keys with these values: 0 to 15.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a value is not allowed for its part
   */
  public static int bucketOf(long orderId) {
    return BUCKETS.of(ORDER_ID.encode(orderId));
  }

  /** The bucket that this key is in. */
  public int bucket() {
    return bucketOf(orderId);
  }

  /** The encoded column {@code PK}. */
  public String pk() {
    return encodePk(day, orderId);
  }

  /** The encoded column {@code SK}. */
  public String sk() {
    return encodeSk(orderId);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("PK", pk()).and("SK", sk()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static DayOrderKey decode(String pk, String sk) {
    try {
      return read(pk, sk, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(pk, sk, ReadMode.EXPLAINING);
    }
  }

  private static DayOrderKey read(String pk, String sk, ReadMode mode) {
    TextReader pkIn = TextReader.of("PK", pk, mode);
    LocalDate day = DAY.read(pkIn.literal("ORDERS#"));
    pkIn.separator('#');
    int bucketStart = pkIn.position();
    int bucket = pkIn.bucket(BUCKET);
    pkIn.end();
    TextReader skIn = TextReader.of("SK", sk, mode);
    long orderId = ORDER_ID.readLong(skIn.literal("ORDER#"));
    skIn.end();
    BUCKET.verify(bucketStart, bucket, bucketOf(orderId));
    return new DayOrderKey(day, orderId);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<DayOrderKey> tryDecode(String pk, String sk) {
    return ReadMode.ifLegal(mode -> read(pk, sk, mode));
  }

  /** The key in the columns of a row, by name. */
  public static DayOrderKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "PK"), Columns.text(columns, "SK"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PK_SCAN);
  }

  private static int compare(DayOrderKey a, DayOrderKey b) {
    int order = a.day.compareTo(b.day);
    order = order != 0 ? order : Integer.compare(a.bucket(), b.bucket());
    return order != 0 ? order : compareInBucket(a, b);
  }

  private static int compareInBucket(DayOrderKey a, DayOrderKey b) {
    return Long.compare(a.orderId, b.orderId);
  }

  /**
   * A scan of all keys; {@code day} is next.
   * Amazon DynamoDB cannot read {@code all()} in one query: it takes a scan of the whole table.
   */
  public static final class Scan extends BucketStage<DayOrderKey, String> {
    private static final BucketScan<DayOrderKey, String> PK_SCAN =
        BucketScan.inFront(
            ColumnScan.text("PK", "ORDERS#", "#", "").boundedBy(DAY),
            BUCKETS, BUCKET, DayOrderKey::compare, DayOrderKey::compareInBucket, ORDER_ID);
    private static final ColumnScan<String> SK_SCAN = ColumnScan.text("SK", "ORDER#", "")
        .boundedBy(ORDER_ID);

    private Scan(BucketScan<DayOrderKey, String> scan) { super(scan); }

    /** Fixes {@code day}; {@code orderId} is next. */
    public AfterDay day(LocalDate day) {
      BucketScan<DayOrderKey, String> next = scan.bucket(DAY, day, Scan.SK_SCAN);
      return new AfterDay(next);
    }

    /**
     * Asks for ranges of {@code day}, written as EPOCH_MILLIS.
     * Amazon DynamoDB cannot read such a range in one query: it takes a scan of the whole table.
     */
    public ValueBounds<LocalDate, KeyRanges<DayOrderKey, String>> day() {
      return scan.values(DAY);
    }
  }

  /** A scan that has fixed the parts up to {@code day}; {@code orderId} is next. */
  public static final class AfterDay extends BucketStage<DayOrderKey, String> {
    private AfterDay(BucketScan<DayOrderKey, String> scan) { super(scan); }

    /** The keys with this {@code orderId}. */
    public KeyRanges<DayOrderKey, String> orderId(long orderId) {
      return scan.equal(ORDER_ID, orderId);
    }

    /** Asks for ranges of {@code orderId}, written as 9 digits, 0 to 999999999. */
    public LongBounds<KeyRanges<DayOrderKey, String>> orderId() {
      return scan.longs(ORDER_ID);
    }
  }
}
