package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.RandomSuffix;
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
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.SuffixPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The key {@code byTime} of {@link Measurement}.
 *
 * <pre>
 * partitionKey  bucket        int      100 buckets, by the MD5 of sensor, site
 *               at            Instant  EPOCH_MILLIS
 *               sensor        int      9 digits
 *               site          String   [a-z]
 *               uniqueSuffix  String   6 random characters of [0-9a-z]
 * </pre>
 *
 * <p>For example <code>partitionKey = "21,1343841004000,000000054,abc,k3x9q2"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record MeasurementByTimeKey(Instant at, int sensor, String site,
    String uniqueSuffix) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator=','"
      + " | partitionKey: bucket count=100 by=HASH hash=MD5 of=sensor+site"
      + ", at Instant time=EPOCH_MILLIS, sensor int pad=9, site String alphabet=\"a-z\""
      + ", uniqueSuffix suffix(6)";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<MeasurementByTimeKey> ORDER = MeasurementByTimeKey::compare;

  private static final TimePart<Instant> AT =
      TimePart.of("at", Instant.class, TimeFormat.EPOCH_MILLIS);
  private static final DecimalPart SENSOR = DecimalPart.padded("sensor", 9);
  private static final StringPart SITE = StringPart.of("site", "a-z").before(',');
  private static final SuffixPart UNIQUE_SUFFIX = SuffixPart.of("uniqueSuffix", 6);
  private static final HashBuckets BUCKETS = Buckets.hash(HashFunction.MD5, 100);
  private static final TextBucket BUCKET = BucketForm.text(100, ',');

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public MeasurementByTimeKey {
    AT.check(at);
    SENSOR.check(sensor);
    SITE.check(site);
    UNIQUE_SUFFIX.check(uniqueSuffix);
  }

  /**
   * A new key for an entity: it ends in random characters, so each call gives another.
   * Refuses what the constructor refuses, and null.
   */
  public static MeasurementByTimeKey of(Measurement measurement) {
    return new MeasurementByTimeKey(measurement.at(), measurement.sensor(), measurement.site(),
        RandomSuffix.of(6));
  }

  /** The key of an entity that was stored. Refuses what the constructor refuses, and null. */
  public static MeasurementByTimeKey of(Measurement measurement, String uniqueSuffix) {
    return new MeasurementByTimeKey(measurement.at(), measurement.sensor(), measurement.site(),
        uniqueSuffix);
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(Instant at, int sensor, String site,
      String uniqueSuffix) {
    int bucket = bucketOf(sensor, site);
    byte[] out = TextBuffer.of(BUCKET.width() + 1 + AT.size(at) + 1 + SENSOR.size(sensor) + 1 +
        SITE.size(site) + 1 + UNIQUE_SUFFIX.size(uniqueSuffix));
    int index = BUCKET.write(bucket, out, 0);
    out[index++] = ',';
    index = AT.write(at, out, index);
    out[index++] = ',';
    index = SENSOR.write(sensor, out, index);
    out[index++] = ',';
    index = SITE.write(site, out, index);
    out[index++] = ',';
    index = UNIQUE_SUFFIX.write(uniqueSuffix, out, index);
    return TextBuffer.ascii(out, index);
  }

  /**
   * The bucket of the keys with these values: 0 to 99.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a value is not allowed for its part
   */
  public static int bucketOf(int sensor, String site) {
    return BUCKETS.of(SENSOR.encode(sensor), SITE.encode(site));
  }

  /** The bucket that this key is in. */
  public int bucket() {
    return bucketOf(sensor, site);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(at, sensor, site, uniqueSuffix);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static MeasurementByTimeKey decode(String partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static MeasurementByTimeKey read(String partitionKey, ReadMode mode) {
    TextReader in = TextReader.of("partitionKey", partitionKey, mode);
    int bucket = in.bucket(BUCKET);
    Instant at = AT.read(in.separator(','));
    int sensor = SENSOR.readInt(in.separator(','));
    String site = SITE.read(in.separator(','));
    String uniqueSuffix = UNIQUE_SUFFIX.read(in.separator(','));
    in.end();
    BUCKET.verify(bucket, bucketOf(sensor, site));
    return new MeasurementByTimeKey(at, sensor, site, uniqueSuffix);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<MeasurementByTimeKey> tryDecode(String partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static MeasurementByTimeKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  /** Answers the access pattern {@code one}: the keys with this {@code at} and {@code sensor}. */
  public static KeyRanges<MeasurementByTimeKey, String> one(Instant at, int sensor) {
    return scan().at(at).sensor(sensor).all();
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

  private static int compare(MeasurementByTimeKey a, MeasurementByTimeKey b) {
    int order = Integer.compare(a.bucket(), b.bucket());
    return order != 0 ? order : compareInBucket(a, b);
  }

  private static int compareInBucket(MeasurementByTimeKey a, MeasurementByTimeKey b) {
    int order = a.at.compareTo(b.at);
    order = order != 0 ? order : Integer.compare(a.sensor, b.sensor);
    order = order != 0 ? order : a.site.compareTo(b.site);
    return order != 0 ? order : ColumnOrder.TEXT.compare(a.uniqueSuffix, b.uniqueSuffix);
  }

  /** A scan of all keys; {@code at} is next. */
  public static final class Scan extends BucketStage<MeasurementByTimeKey, String> {
    private static final BucketScan<MeasurementByTimeKey, String> PARTITION_KEY_SCAN =
        BucketScan.of(
            ColumnScan.text("partitionKey", ',', 4).boundedBy(AT, SENSOR, SITE, UNIQUE_SUFFIX),
            BUCKETS, BUCKET, MeasurementByTimeKey::compareInBucket, SENSOR, SITE);

    private Scan(BucketScan<MeasurementByTimeKey, String> scan) { super(scan); }

    /** Fixes {@code at}; {@code sensor} is next. */
    public AfterAt at(Instant at) {
      BucketScan<MeasurementByTimeKey, String> next = scan.part(AT, at);
      return new AfterAt(next);
    }

    /** Asks for ranges of {@code at}, written as EPOCH_MILLIS. */
    public ValueBounds<Instant, KeyRanges<MeasurementByTimeKey, String>> at() {
      return scan.values(AT);
    }
  }

  /** A scan that has fixed the parts up to {@code at}; {@code sensor} is next. */
  public static final class AfterAt extends BucketStage<MeasurementByTimeKey, String> {
    private AfterAt(BucketScan<MeasurementByTimeKey, String> scan) { super(scan); }

    /** Fixes {@code sensor}; {@code site} is next. */
    public AfterSensor sensor(int sensor) {
      BucketScan<MeasurementByTimeKey, String> next = scan.part(SENSOR, sensor);
      return new AfterSensor(next);
    }

    /** Asks for ranges of {@code sensor}, written as 9 digits, 0 to 999999999. */
    public IntBounds<KeyRanges<MeasurementByTimeKey, String>> sensor() {
      return scan.ints(SENSOR);
    }
  }

  /** A scan that has fixed the parts up to {@code sensor}; {@code site} is next. */
  public static final class AfterSensor extends BucketStage<MeasurementByTimeKey, String> {
    private AfterSensor(BucketScan<MeasurementByTimeKey, String> scan) { super(scan); }

    /** Fixes {@code site}; {@code uniqueSuffix} is next. */
    public AfterSite site(String site) {
      BucketScan<MeasurementByTimeKey, String> next = scan.part(SITE, site);
      return new AfterSite(next);
    }

    /** Asks for ranges of {@code site}, written as [a-z]. */
    public TextBounds<String, KeyRanges<MeasurementByTimeKey, String>> site() {
      return scan.texts(SITE);
    }
  }

  /** A scan that has fixed the parts up to {@code site}; {@code uniqueSuffix} is next. */
  public static final class AfterSite extends BucketStage<MeasurementByTimeKey, String> {
    private AfterSite(BucketScan<MeasurementByTimeKey, String> scan) { super(scan); }

    /** The keys with this {@code uniqueSuffix}. */
    public KeyRanges<MeasurementByTimeKey, String> uniqueSuffix(String uniqueSuffix) {
      return scan.equal(UNIQUE_SUFFIX, uniqueSuffix);
    }
  }
}
