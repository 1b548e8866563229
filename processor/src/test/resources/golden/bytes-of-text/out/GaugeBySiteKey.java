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
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The key {@code bySite} of {@link Gauge}.
 *
 * <pre>
 * partitionKey  bucket  int     4 buckets, by the MD5 of meter
 *               site    String  [0-9a-z], at most 16
 *               meter   int     6 digits
 * </pre>
 *
 * <p>For example <code>partitionKey = "3!a100!000054"</code>.
 *
 * <p>The key has at most 25 bytes; Apache HBase allows 32,767.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record GaugeBySiteKey(String site, int meter) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator='!'"
      + " | partitionKey: bucket count=4 by=HASH hash=MD5 of=meter"
      + ", site String alphabet=\"0-9a-z\" maxLength=16, meter int pad=6";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<GaugeBySiteKey> ORDER = GaugeBySiteKey::compare;

  private static final StringPart SITE = StringPart.of("site", "0-9a-z").atMost(16).before('!');
  private static final DecimalPart METER = DecimalPart.padded("meter", 6);
  private static final HashBuckets BUCKETS = Buckets.hash(HashFunction.MD5, 4);
  private static final TextBucket BUCKET = BucketForm.text(4, '!');

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public GaugeBySiteKey {
    SITE.check(site);
    METER.check(meter);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static GaugeBySiteKey of(Gauge gauge) {
    return new GaugeBySiteKey(gauge.site(), gauge.meter());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(String site, int meter) {
    int bucket = bucketOf(meter);
    byte[] out = TextBuffer.of(BUCKET.width() + 1 + SITE.size(site) + 1 + METER.size(meter));
    int index = BUCKET.write(bucket, out, 0);
    out[index++] = '!';
    index = SITE.write(site, out, index);
    out[index++] = '!';
    index = METER.write(meter, out, index);
    return TextBuffer.ascii(out, index);
  }

  /**
   * The encoded column {@code partitionKey}, as the bytes of its UTF-8.
   * Refuses what the constructor refuses.
   */
  public static byte[] encodePartitionKeyBytes(String site, int meter) {
    int bucket = bucketOf(meter);
    byte[] out = new byte[BUCKET.width() + 1 + SITE.size(site) + 1 + METER.size(meter)];
    int index = BUCKET.write(bucket, out, 0);
    out[index++] = '!';
    index = SITE.write(site, out, index);
    out[index++] = '!';
    METER.write(meter, out, index);
    return out;
  }

  /**
   * The bucket of the keys with these values: 0 to 3.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a value is not allowed for its part
   */
  public static int bucketOf(int meter) {
    return BUCKETS.of(METER.encode(meter));
  }

  /** The bucket that this key is in. */
  public int bucket() {
    return bucketOf(meter);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(site, meter);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static GaugeBySiteKey decode(String partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static GaugeBySiteKey read(String partitionKey, ReadMode mode) {
    TextReader in = TextReader.of("partitionKey", partitionKey, mode);
    int bucket = in.bucket(BUCKET);
    String site = SITE.read(in.separator('!'));
    int meter = METER.readInt(in.separator('!'));
    in.end();
    BUCKET.verify(bucket, bucketOf(meter));
    return new GaugeBySiteKey(site, meter);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<GaugeBySiteKey> tryDecode(String partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static GaugeBySiteKey decode(Map<String, ?> columns) {
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
   * @throws IllegalArgumentException if the buckets are too few
   */
  public static List<String> splitPoints(int regions) {
    return BUCKET.splitPoints(regions);
  }

  private static int compare(GaugeBySiteKey a, GaugeBySiteKey b) {
    int order = Integer.compare(a.bucket(), b.bucket());
    return order != 0 ? order : compareInBucket(a, b);
  }

  private static int compareInBucket(GaugeBySiteKey a, GaugeBySiteKey b) {
    int order = a.site.compareTo(b.site);
    return order != 0 ? order : Integer.compare(a.meter, b.meter);
  }

  /** A scan of all keys; {@code site} is next. */
  public static final class Scan extends BucketStage<GaugeBySiteKey, String> {
    private static final BucketScan<GaugeBySiteKey, String> PARTITION_KEY_SCAN =
        BucketScan.of(
            ColumnScan.text("partitionKey", '!', 2).boundedBy(SITE, METER),
            BUCKETS, BUCKET, GaugeBySiteKey::compareInBucket, METER);

    private Scan(BucketScan<GaugeBySiteKey, String> scan) { super(scan); }

    /** Fixes {@code site}; {@code meter} is next. */
    public AfterSite site(String site) {
      BucketScan<GaugeBySiteKey, String> next = scan.part(SITE, site);
      return new AfterSite(next);
    }

    /** Asks for ranges of {@code site}, written as [0-9a-z], at most 16. */
    public TextBounds<String, KeyRanges<GaugeBySiteKey, String>> site() {
      return scan.texts(SITE);
    }
  }

  /** A scan that has fixed the parts up to {@code site}; {@code meter} is next. */
  public static final class AfterSite extends BucketStage<GaugeBySiteKey, String> {
    private AfterSite(BucketScan<GaugeBySiteKey, String> scan) { super(scan); }

    /** The keys with this {@code meter}. */
    public KeyRanges<GaugeBySiteKey, String> meter(int meter) {
      return scan.equal(METER, meter);
    }

    /** Asks for ranges of {@code meter}, written as 6 digits, 0 to 999999. */
    public IntBounds<KeyRanges<GaugeBySiteKey, String>> meter() {
      return scan.ints(METER);
    }
  }
}
