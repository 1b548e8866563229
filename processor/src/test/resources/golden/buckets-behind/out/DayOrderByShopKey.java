package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
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
import dev.keywright.runtime.scan.LongBounds;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.HashPrefix;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The key {@code byShop} of {@link DayOrder}.
 *
 * <pre>
 * partitionKey  shop     String     2 digits of its MD5, then [0-9a-z], at most 8
 *               bucket   int        8 buckets, by the MD5 of orderId
 *               day      LocalDate  EPOCH_MILLIS
 *               orderId  long       9 digits
 * </pre>
 *
 * <p>For example <code>partitionKey = "57a100#0#1343779200000#000000054"</code>.
 *
 * <p>{@code partitionKey} has at most 36 bytes; Amazon DynamoDB allows 2,048.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record DayOrderByShopKey(String shop, LocalDate day, long orderId) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator='#'"
      + " | partitionKey: shop String hashPrefix=2 hash=MD5 alphabet=\"0-9a-z\" maxLength=8"
      + ", bucket count=8 by=HASH hash=MD5 of=orderId, day LocalDate time=EPOCH_MILLIS"
      + ", orderId long pad=9 min=0 max=999999999";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<DayOrderByShopKey> ORDER = DayOrderByShopKey::compare;

  private static final StringPart SHOP = StringPart.of("shop", "0-9a-z").atMost(8).before('#');
  private static final HashPrefix SHOP_HASH = HashPrefix.md5(2);
  private static final TimePart<LocalDate> DAY =
      TimePart.of("day", LocalDate.class, TimeFormat.EPOCH_MILLIS);
  private static final DecimalPart ORDER_ID = DecimalPart.padded("orderId", 9);
  private static final HashBuckets BUCKETS = Buckets.hash(HashFunction.MD5, 8);
  private static final TextBucket BUCKET = BucketForm.text(8, '#');

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public DayOrderByShopKey {
    SHOP.check(shop);
    DAY.check(day);
    ORDER_ID.check(orderId);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static DayOrderByShopKey of(DayOrder dayOrder) {
    return new DayOrderByShopKey(dayOrder.shop(), dayOrder.day(), dayOrder.orderId());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(String shop, LocalDate day, long orderId) {
    int bucket = bucketOf(orderId);
    byte[] out = TextBuffer.of(2 + SHOP.size(shop) + 1 + BUCKET.width() + 1 + DAY.size(day) + 1 +
        ORDER_ID.size(orderId));
    int index = SHOP.write(shop, out, 2);
    SHOP_HASH.write(out, 0, 2, index);
    out[index++] = '#';
    index = BUCKET.write(bucket, out, index);
    out[index++] = '#';
    index = DAY.write(day, out, index);
    out[index++] = '#';
    index = ORDER_ID.write(orderId, out, index);
    return TextBuffer.ascii(out, index);
  }

  /**
   * The bucket of the keys with these values: 0 to 7.
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
    return encodePartitionKey(shop, day, orderId);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static DayOrderByShopKey decode(String partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static DayOrderByShopKey read(String partitionKey, ReadMode mode) {
    TextReader in = TextReader.of("partitionKey", partitionKey, mode);
    int start = in.position();
    SHOP_HASH.skip(in, "shop");
    String shop = SHOP.read(in);
    SHOP_HASH.verify(in, start);
    in.separator('#');
    int bucketStart = in.position();
    int bucket = in.bucket(BUCKET);
    LocalDate day = DAY.read(in.separator('#'));
    long orderId = ORDER_ID.readLong(in.separator('#'));
    in.end();
    BUCKET.verify(bucketStart, bucket, bucketOf(orderId));
    return new DayOrderByShopKey(shop, day, orderId);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<DayOrderByShopKey> tryDecode(String partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static DayOrderByShopKey decode(Map<String, ?> columns) {
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
    return SHOP_HASH.splitPoints(regions);
  }

  private static int compare(DayOrderByShopKey a, DayOrderByShopKey b) {
    int order = ColumnOrder.TEXT.compare(a.partitionKey(), b.partitionKey());
    return order != 0 ? order : compareInBucket(a, b);
  }

  private static int compareInBucket(DayOrderByShopKey a, DayOrderByShopKey b) {
    int order = a.day.compareTo(b.day);
    return order != 0 ? order : Long.compare(a.orderId, b.orderId);
  }

  /**
   * A scan of all keys; {@code shop} is next.
   * Amazon DynamoDB cannot read {@code all()} in one query: it takes a scan of the whole table.
   */
  public static final class Scan extends BucketStage<DayOrderByShopKey, String> {
    private static final BucketScan<DayOrderByShopKey, String> PARTITION_KEY_SCAN =
        BucketScan.inFront(
            ColumnScan.text("partitionKey", '#', 2).boundedBy(SHOP_HASH),
            BUCKETS, BUCKET, DayOrderByShopKey::compare, DayOrderByShopKey::compareInBucket,
                ORDER_ID);
    private static final ColumnScan<String> PARTITION_KEY_REST_SCAN =
        ColumnScan.text("partitionKey", '#', 2).boundedBy(DAY, ORDER_ID);

    private Scan(BucketScan<DayOrderByShopKey, String> scan) { super(scan); }

    /** Fixes {@code shop}; {@code day} is next. */
    public AfterShop shop(String shop) {
      BucketScan<DayOrderByShopKey, String> next = scan.hash(SHOP_HASH, SHOP, shop)
          .bucket(SHOP, shop, Scan.PARTITION_KEY_REST_SCAN);
      return new AfterShop(next);
    }
  }

  /**
   * A scan that has fixed the parts up to {@code shop}; {@code day} is next.
   * Amazon DynamoDB cannot read {@code all()} in one query: it takes a scan of the whole table.
   */
  public static final class AfterShop extends BucketStage<DayOrderByShopKey, String> {
    private AfterShop(BucketScan<DayOrderByShopKey, String> scan) { super(scan); }

    /** Fixes {@code day}; {@code orderId} is next. */
    public AfterDay day(LocalDate day) {
      BucketScan<DayOrderByShopKey, String> next = scan.part(DAY, day);
      return new AfterDay(next);
    }

    /**
     * Asks for ranges of {@code day}, written as EPOCH_MILLIS.
     * Amazon DynamoDB cannot read such a range in one query: it takes a scan of the whole table.
     */
    public ValueBounds<LocalDate, KeyRanges<DayOrderByShopKey, String>> day() {
      return scan.values(DAY);
    }
  }

  /**
   * A scan that has fixed the parts up to {@code day}; {@code orderId} is next.
   * Amazon DynamoDB cannot read {@code all()} in one query: it takes a scan of the whole table.
   */
  public static final class AfterDay extends BucketStage<DayOrderByShopKey, String> {
    private AfterDay(BucketScan<DayOrderByShopKey, String> scan) { super(scan); }

    /** The keys with this {@code orderId}. */
    public KeyRanges<DayOrderByShopKey, String> orderId(long orderId) {
      return scan.equal(ORDER_ID, orderId);
    }

    /**
     * Asks for ranges of {@code orderId}, written as 9 digits, 0 to 999999999.
     * Amazon DynamoDB cannot read such a range in one query: it takes a scan of the whole table.
     */
    public LongBounds<KeyRanges<DayOrderByShopKey, String>> orderId() {
      return scan.longs(ORDER_ID);
    }
  }
}
