package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.BucketFunction;
import dev.keywright.runtime.bucket.BucketScan;
import dev.keywright.runtime.bucket.BucketStage;
import dev.keywright.runtime.bucket.BucketedValue;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.bucket.FunctionBuckets;
import dev.keywright.runtime.bucket.TextBucket;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.function.MurmurModulo;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.text.CodePart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The key {@code byPage} of {@link Visit}.
 *
 * <pre>
 * partitionKey = "{bucket}:{region}/{page}"
 *   bucket  int           8 buckets, by the function MurmurModulo of region, page
 *   region  Visit.Region  eu | us
 *   page    String        text
 * </pre>
 *
 * <p>For example <code>partitionKey = "6:eu/a100"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record VisitByPageKey(Visit.Region region, String page) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT"
      + " | partitionKey: bucket count=8 function=dev.keywright.runtime.function.MurmurModulo rest of=region+page"
      + " \":\" region enum(EU=\"eu\" US=\"us\") \"/\" page String";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<VisitByPageKey> ORDER = VisitByPageKey::compare;

  private static final CodePart<Visit.Region> REGION = CodePart.of("region",
      new Visit.Region[] {Visit.Region.EU, Visit.Region.US}, "eu", "us").before('/');
  private static final StringPart PAGE = StringPart.of("page");
  private static final FunctionBuckets BUCKETS =
      Buckets.function(BucketFunction.ofBytes(MurmurModulo.class, MurmurModulo::bucket), 8)
          .between("/")
          .around(":", "");
  private static final TextBucket BUCKET = BucketForm.text(8, ':');

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public VisitByPageKey {
    REGION.check(region);
    PAGE.check(page);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static VisitByPageKey of(Visit visit) {
    return new VisitByPageKey(visit.region(), visit.page());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(Visit.Region region, String page) {
    int bucket = bucketOf(region, page);
    byte[] out = TextBuffer.of(BUCKET.width() + 1 + REGION.size(region) + 1 + PAGE.size(page));
    int index = BUCKET.write(bucket, out, 0);
    out[index++] = ':';
    index = REGION.write(region, out, index);
    out[index++] = '/';
    index = PAGE.write(page, out, index);
    return TextBuffer.utf8(out, index);
  }

  /**
   * The bucket of the keys with these values: 0 to 7.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a value is not allowed for its part,
   *     or MurmurModulo chooses no such bucket
   */
  public static int bucketOf(Visit.Region region, String page) {
    return BUCKETS.of(BucketedValue.of(REGION, region), BucketedValue.of(PAGE, page));
  }

  /** The bucket that this key is in. */
  public int bucket() {
    return bucketOf(region, page);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(region, page);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static VisitByPageKey decode(String partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static VisitByPageKey read(String partitionKey, ReadMode mode) {
    TextReader in = TextReader.of("partitionKey", partitionKey, mode);
    int bucket = in.bucket(BUCKET);
    Visit.Region region = REGION.read(in.separator(':'));
    String page = PAGE.read(in.separator('/'));
    in.end();
    VisitByPageKey decoded = new VisitByPageKey(region, page);
    BUCKETS.verify(BUCKET, bucket, decoded::bucket);
    return decoded;
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<VisitByPageKey> tryDecode(String partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static VisitByPageKey decode(Map<String, ?> columns) {
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

  private static int compare(VisitByPageKey a, VisitByPageKey b) {
    int order = Integer.compare(a.bucket(), b.bucket());
    return order != 0 ? order : compareInBucket(a, b);
  }

  private static int compareInBucket(VisitByPageKey a, VisitByPageKey b) {
    int order = ColumnOrder.TEXT.compare(REGION.text(a.region), REGION.text(b.region));
    return order != 0 ? order : ColumnOrder.TEXT.compare(a.page, b.page);
  }

  /** A scan of all keys; {@code region} is next. */
  public static final class Scan extends BucketStage<VisitByPageKey, String> {
    private static final BucketScan<VisitByPageKey, String> PARTITION_KEY_SCAN =
        BucketScan.of(
            ColumnScan.text("partitionKey", "", "/", "").boundedBy(REGION, PAGE),
            BUCKETS, BUCKET, VisitByPageKey::compareInBucket, REGION, PAGE);

    private Scan(BucketScan<VisitByPageKey, String> scan) { super(scan); }

    /** Fixes {@code region}; {@code page} is next. */
    public AfterRegion region(Visit.Region region) {
      BucketScan<VisitByPageKey, String> next = scan.part(REGION, region);
      return new AfterRegion(next);
    }

    /** Asks for ranges of {@code region}, written as eu | us. */
    public ValueBounds<Visit.Region, KeyRanges<VisitByPageKey, String>> region() {
      return scan.values(REGION);
    }
  }

  /** A scan that has fixed the parts up to {@code region}; {@code page} is next. */
  public static final class AfterRegion extends BucketStage<VisitByPageKey, String> {
    private AfterRegion(BucketScan<VisitByPageKey, String> scan) { super(scan); }

    /** The keys with this {@code page}. */
    public KeyRanges<VisitByPageKey, String> page(String page) {
      return scan.equal(PAGE, page);
    }

    /** Asks for ranges of {@code page}, written as text. */
    public TextBounds<String, KeyRanges<VisitByPageKey, String>> page() {
      return scan.texts(PAGE);
    }
  }
}
