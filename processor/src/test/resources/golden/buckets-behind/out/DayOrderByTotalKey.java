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
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key {@code byTotal} of {@link DayOrder}.
 *
 * <pre>
 * partitionKey  shop     String     [0-9a-z], at most 8
 *               total    int        digits as they are, never scanned by range
 *               bucket   int        300 buckets, by the MD5 of orderId
 *               orderId  long       digits as they are, never scanned by range
 * sortKey       day      LocalDate  EPOCH_MILLIS
 * </pre>
 *
 * <p>For example <code>partitionKey = "a100#54#117#6777", sortKey = "1343779200000"</code>.
 *
 * <p>{@code partitionKey} has at most 33 bytes; Amazon DynamoDB allows 2,048.
 * {@code sortKey} has at most 13 bytes; Amazon DynamoDB allows 1,024.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record DayOrderByTotalKey(String shop, int total, long orderId,
    LocalDate day) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator='#'"
      + " | partitionKey: shop String alphabet=\"0-9a-z\" maxLength=8"
      + ", total int min=0 unordered, bucket count=300 by=HASH hash=MD5 of=orderId"
      + ", orderId long min=0 max=999999999 unordered"
      + " | sortKey: day LocalDate time=EPOCH_MILLIS";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<DayOrderByTotalKey> ORDER = DayOrderByTotalKey::compare;

  private static final StringPart SHOP = StringPart.of("shop", "0-9a-z").atMost(8).before('#');
  private static final DecimalPart TOTAL =
      DecimalPart.unpadded("total").atLeast(0).atMost(2147483647).before('#');
  private static final DecimalPart ORDER_ID =
      DecimalPart.unpadded("orderId").atLeast(0).atMost(999999999);
  private static final TimePart<LocalDate> DAY =
      TimePart.of("day", LocalDate.class, TimeFormat.EPOCH_MILLIS);
  private static final HashBuckets BUCKETS = Buckets.hash(HashFunction.MD5, 300);
  private static final TextBucket BUCKET = BucketForm.text(300, '#');

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public DayOrderByTotalKey {
    SHOP.check(shop);
    TOTAL.check(total);
    ORDER_ID.check(orderId);
    DAY.check(day);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static DayOrderByTotalKey of(DayOrder dayOrder) {
    return new DayOrderByTotalKey(dayOrder.shop(), dayOrder.total(), dayOrder.orderId(),
        dayOrder.day());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(String shop, int total, long orderId) {
    int bucket = bucketOf(orderId);
    byte[] out = TextBuffer.of(SHOP.size(shop) + 1 + TOTAL.size(total) + 1 + BUCKET.width() + 1 +
        ORDER_ID.size(orderId));
    int index = SHOP.write(shop, out, 0);
    out[index++] = '#';
    index = TOTAL.write(total, out, index);
    out[index++] = '#';
    index = BUCKET.write(bucket, out, index);
    out[index++] = '#';
    index = ORDER_ID.write(orderId, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code sortKey}. Refuses what the constructor refuses. */
  public static String encodeSortKey(LocalDate day) {
    byte[] out = TextBuffer.of(DAY.size(day));
    int index = DAY.write(day, out, 0);
    return TextBuffer.ascii(out, index);
  }

  /**
   * The bucket of the keys with these values: 0 to 299.
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

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(shop, total, orderId);
  }

  /** The encoded column {@code sortKey}. */
  public String sortKey() {
    return encodeSortKey(day);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("partitionKey", partitionKey()).and("sortKey", sortKey()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static DayOrderByTotalKey decode(String partitionKey, String sortKey) {
    try {
      return read(partitionKey, sortKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, sortKey, ReadMode.EXPLAINING);
    }
  }

  private static DayOrderByTotalKey read(String partitionKey, String sortKey, ReadMode mode) {
    TextReader partitionKeyIn = TextReader.of("partitionKey", partitionKey, mode);
    String shop = SHOP.read(partitionKeyIn);
    int total = TOTAL.readInt(partitionKeyIn.separator('#'));
    partitionKeyIn.separator('#');
    int bucketStart = partitionKeyIn.position();
    int bucket = partitionKeyIn.bucket(BUCKET);
    long orderId = ORDER_ID.readLong(partitionKeyIn.separator('#'));
    partitionKeyIn.end();
    TextReader sortKeyIn = TextReader.of("sortKey", sortKey, mode);
    LocalDate day = DAY.read(sortKeyIn);
    sortKeyIn.end();
    BUCKET.verify(bucketStart, bucket, bucketOf(orderId));
    return new DayOrderByTotalKey(shop, total, orderId, day);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<DayOrderByTotalKey> tryDecode(String partitionKey, String sortKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, sortKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static DayOrderByTotalKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"), Columns.text(columns, "sortKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  private static int compare(DayOrderByTotalKey a, DayOrderByTotalKey b) {
    int order = a.shop.compareTo(b.shop);
    order = order != 0 ? order : TOTAL.compareDigits(a.total, b.total);
    order = order != 0 ? order : Integer.compare(a.bucket(), b.bucket());
    return order != 0 ? order : compareInBucket(a, b);
  }

  private static int compareInBucket(DayOrderByTotalKey a, DayOrderByTotalKey b) {
    int order = ORDER_ID.compareDigits(a.orderId, b.orderId);
    return order != 0 ? order : a.day.compareTo(b.day);
  }

  /**
   * A scan of all keys; {@code shop} is next.
   * Amazon DynamoDB cannot read {@code all()} in one query: it takes a scan of the whole table.
   */
  public static final class Scan extends BucketStage<DayOrderByTotalKey, String> {
    private static final BucketScan<DayOrderByTotalKey, String> PARTITION_KEY_SCAN =
        BucketScan.inFront(
            ColumnScan.text("partitionKey", '#', 3).boundedBy(SHOP, TOTAL),
            BUCKETS, BUCKET, DayOrderByTotalKey::compare, DayOrderByTotalKey::compareInBucket,
                ORDER_ID);
    private static final ColumnScan<String> PARTITION_KEY_REST_SCAN =
        ColumnScan.text("partitionKey", '#', 1).boundedBy(ORDER_ID);
    private static final ColumnScan<String> SORT_KEY_SCAN = ColumnScan.text("sortKey", '#', 1)
        .boundedBy(DAY);

    private Scan(BucketScan<DayOrderByTotalKey, String> scan) { super(scan); }

    /** Fixes {@code shop}; {@code total} is next. */
    public AfterShop shop(String shop) {
      BucketScan<DayOrderByTotalKey, String> next = scan.part(SHOP, shop);
      return new AfterShop(next);
    }

    /**
     * Asks for ranges of {@code shop}, written as [0-9a-z], at most 8.
     * Amazon DynamoDB cannot read such a range in one query: it takes a scan of the whole table.
     */
    public TextBounds<String, KeyRanges<DayOrderByTotalKey, String>> shop() {
      return scan.texts(SHOP);
    }
  }

  /**
   * A scan that has fixed the parts up to {@code shop}; {@code total} is next.
   * Amazon DynamoDB cannot read {@code all()} in one query: it takes a scan of the whole table.
   */
  public static final class AfterShop extends BucketStage<DayOrderByTotalKey, String> {
    private AfterShop(BucketScan<DayOrderByTotalKey, String> scan) { super(scan); }

    /** Fixes {@code total}; {@code orderId} is next. */
    public AfterTotal total(int total) {
      BucketScan<DayOrderByTotalKey, String> next = scan.bucket(TOTAL, total,
          Scan.PARTITION_KEY_REST_SCAN);
      return new AfterTotal(next);
    }
  }

  /**
   * A scan that has fixed the parts up to {@code total}; {@code orderId} is next.
   * Amazon DynamoDB cannot read {@code all()} in one query: it takes a scan of the whole table.
   */
  public static final class AfterTotal extends BucketStage<DayOrderByTotalKey, String> {
    private AfterTotal(BucketScan<DayOrderByTotalKey, String> scan) { super(scan); }

    /** Fixes {@code orderId}; {@code day} is next. */
    public AfterOrderId orderId(long orderId) {
      BucketScan<DayOrderByTotalKey, String> next = scan.column(ORDER_ID, orderId, Scan.SORT_KEY_SCAN);
      return new AfterOrderId(next);
    }
  }

  /** A scan that has fixed the parts up to {@code orderId}; {@code day} is next. */
  public static final class AfterOrderId extends BucketStage<DayOrderByTotalKey, String> {
    private AfterOrderId(BucketScan<DayOrderByTotalKey, String> scan) { super(scan); }

    /** The keys with this {@code day}. */
    public KeyRanges<DayOrderByTotalKey, String> day(LocalDate day) {
      return scan.equal(DAY, day);
    }

    /** Asks for ranges of {@code day}, written as EPOCH_MILLIS. */
    public ValueBounds<LocalDate, KeyRanges<DayOrderByTotalKey, String>> day() {
      return scan.values(DAY);
    }
  }
}
