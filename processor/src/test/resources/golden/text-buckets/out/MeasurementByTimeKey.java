package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.RandomSuffix;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.BucketScan;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.bucket.HashBuckets;
import dev.keywright.runtime.bucket.TextBucket;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.scan.ColumnScan;
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
 * <p>The parts of a column are joined by <code>','</code>.
 *
 * <p>For example <code>partitionKey = "21,1343841004000,000000054,abc,k3x9q2"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
public record MeasurementByTimeKey(Instant at, int sensor, String site,
    String uniqueSuffix) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT =
      "TEXT separator=','"
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
  private static final BucketScan<MeasurementByTimeKey, String> BUCKET_SCAN =
      BucketScan.of(BUCKETS, BUCKET, 2, MeasurementByTimeKey::compareInBucket);

  /**
   * Checks every part.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
  public MeasurementByTimeKey {
    AT.check(at);
    SENSOR.check(sensor);
    SITE.check(site);
    UNIQUE_SUFFIX.check(uniqueSuffix);
  }

  /**
   * A new key for an entity: it ends in random characters, so each call gives another.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part is null or may not hold its value
   */
  public static MeasurementByTimeKey of(Measurement measurement) {
    return new MeasurementByTimeKey(measurement.at(), measurement.sensor(), measurement.site(),
        RandomSuffix.of(6));
  }

  /**
   * The key of an entity that was stored.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part is null or may not hold its value
   */
  public static MeasurementByTimeKey of(Measurement measurement, String uniqueSuffix) {
    return new MeasurementByTimeKey(measurement.at(), measurement.sensor(), measurement.site(),
        uniqueSuffix);
  }

  /**
   * The encoded column {@code partitionKey}.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
  public static String encodePartitionKey(Instant at, int sensor, String site,
      String uniqueSuffix) {
    byte[] out = TextBuffer.of(BUCKET.width() + 1 + AT.size(at) + 1 + SENSOR.size(sensor) + 1 +
        SITE.size(site) + 1 + UNIQUE_SUFFIX.size(uniqueSuffix));
    int index = BUCKET.write(bucketOf(sensor, site), out, 0);
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
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
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

  /**
   * The key that was encoded as these columns.
   *
   * @throws dev.keywright.runtime.MalformedKeyException if none was
   */
  public static MeasurementByTimeKey decode(String partitionKey) {
    TextReader in = new TextReader("partitionKey", partitionKey);
    int bucket = in.bucket(BUCKET);
    in.separator(',');
    Instant at = AT.read(in);
    in.separator(',');
    int sensor = SENSOR.readInt(in);
    in.separator(',');
    String site = SITE.read(in);
    in.separator(',');
    String uniqueSuffix = UNIQUE_SUFFIX.read(in);
    in.end();
    BUCKET.verify(bucket, bucketOf(sensor, site));
    return new MeasurementByTimeKey(at, sensor, site, uniqueSuffix);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<MeasurementByTimeKey> tryDecode(String partitionKey) {
    try {
      return Optional.of(decode(partitionKey));
    } catch (MalformedKeyException malformed) {
      return Optional.empty();
    }
  }

  /** Asks for a run of keys, part by part from the left. */
  public static Scan scan() {
    return new Scan(ColumnScan.text("partitionKey", ',', 4), BUCKET_SCAN);
  }

  /** Answers the access pattern {@code one}: the keys with this {@code at} and {@code sensor}. */
  public static KeyRanges<MeasurementByTimeKey, String> one(Instant at, int sensor) {
    return scan().at(at).sensor(sensor).all();
  }

  /**
   * Boundaries that pre-split a table into so many regions of about equal load: {@code regions - 1}
   * of them, ascending.
   *
   * @throws IllegalArgumentException if the buckets are too few
   */
  public static List<String> splitPoints(int regions) {
    return BUCKET.splitPoints(regions);
  }

  private static int compare(MeasurementByTimeKey a, MeasurementByTimeKey b) {
    int order = Integer.compare(a.bucket(), b.bucket());
    if (order != 0) {
      return order;
    }
    return compareInBucket(a, b);
  }

  private static int compareInBucket(MeasurementByTimeKey a, MeasurementByTimeKey b) {
    int order = a.at.compareTo(b.at);
    if (order != 0) {
      return order;
    }
    order = Integer.compare(a.sensor, b.sensor);
    if (order != 0) {
      return order;
    }
    order = ColumnOrder.TEXT.compare(a.site, b.site);
    if (order != 0) {
      return order;
    }
    return ColumnOrder.TEXT.compare(a.uniqueSuffix, b.uniqueSuffix);
  }

  /** A scan that has fixed nothing yet. */
  public static final class Scan {
    private final ColumnScan<String> scan;
    private final BucketScan<MeasurementByTimeKey, String> buckets;

    private Scan(ColumnScan<String> scan, BucketScan<MeasurementByTimeKey, String> buckets) {
      this.scan = scan;
      this.buckets = buckets;
    }

    /** All keys of the table. */
    public KeyRanges<MeasurementByTimeKey, String> all() {
      return buckets.spread(scan.all());
    }

    /** Fixes {@code at}. */
    public AfterAt at(Instant at) {
      return new AfterAt(scan.part(AT, at), buckets);
    }

    /**
     * The keys whose {@code at} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code atAtLeast} has no upper end.
     */
    public KeyRanges<MeasurementByTimeKey, String> atBetween(Instant from, Instant to) {
      return buckets.spread(scan.between(AT, from, to));
    }

    /** The keys whose {@code at} is this value or above. */
    public KeyRanges<MeasurementByTimeKey, String> atAtLeast(Instant at) {
      return buckets.spread(scan.atLeast(AT, at));
    }

    /** The keys whose {@code at} is above this value. */
    public KeyRanges<MeasurementByTimeKey, String> atGreaterThan(Instant at) {
      return buckets.spread(scan.greaterThan(AT, at));
    }

    /** The keys whose {@code at} is this value or below. */
    public KeyRanges<MeasurementByTimeKey, String> atAtMost(Instant at) {
      return buckets.spread(scan.atMost(AT, at));
    }

    /** The keys whose {@code at} is below this value. */
    public KeyRanges<MeasurementByTimeKey, String> atLessThan(Instant at) {
      return buckets.spread(scan.lessThan(AT, at));
    }
  }

  /** A scan that has fixed the parts up to {@code at}. */
  public static final class AfterAt {
    private final ColumnScan<String> scan;
    private final BucketScan<MeasurementByTimeKey, String> buckets;

    private AfterAt(ColumnScan<String> scan, BucketScan<MeasurementByTimeKey, String> buckets) {
      this.scan = scan;
      this.buckets = buckets;
    }

    /** All keys with the parts fixed so far. */
    public KeyRanges<MeasurementByTimeKey, String> all() {
      return buckets.spread(scan.all());
    }

    /** Fixes {@code sensor}. */
    public AfterSensor sensor(int sensor) {
      return new AfterSensor(scan.part(SENSOR, (long) sensor), buckets.fix(SENSOR.encode(sensor)));
    }

    /**
     * The keys whose {@code sensor} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code sensorAtLeast} has no upper end.
     */
    public KeyRanges<MeasurementByTimeKey, String> sensorBetween(int from, int to) {
      return buckets.spread(scan.between(SENSOR, (long) from, (long) to));
    }

    /** The keys whose {@code sensor} is this value or above. */
    public KeyRanges<MeasurementByTimeKey, String> sensorAtLeast(int sensor) {
      return buckets.spread(scan.atLeast(SENSOR, (long) sensor));
    }

    /** The keys whose {@code sensor} is above this value. */
    public KeyRanges<MeasurementByTimeKey, String> sensorGreaterThan(int sensor) {
      return buckets.spread(scan.greaterThan(SENSOR, (long) sensor));
    }

    /** The keys whose {@code sensor} is this value or below. */
    public KeyRanges<MeasurementByTimeKey, String> sensorAtMost(int sensor) {
      return buckets.spread(scan.atMost(SENSOR, (long) sensor));
    }

    /** The keys whose {@code sensor} is below this value. */
    public KeyRanges<MeasurementByTimeKey, String> sensorLessThan(int sensor) {
      return buckets.spread(scan.lessThan(SENSOR, (long) sensor));
    }
  }

  /** A scan that has fixed the parts up to {@code sensor}. */
  public static final class AfterSensor {
    private final ColumnScan<String> scan;
    private final BucketScan<MeasurementByTimeKey, String> buckets;

    private AfterSensor(ColumnScan<String> scan, BucketScan<MeasurementByTimeKey, String> buckets) {
      this.scan = scan;
      this.buckets = buckets;
    }

    /** All keys with the parts fixed so far. */
    public KeyRanges<MeasurementByTimeKey, String> all() {
      return buckets.spread(scan.all());
    }

    /** Fixes {@code site}. */
    public AfterSite site(String site) {
      return new AfterSite(scan.part(SITE, site), buckets.fix(SITE.encode(site)));
    }

    /**
     * The keys whose {@code site} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code siteAtLeast} has no upper end.
     */
    public KeyRanges<MeasurementByTimeKey, String> siteBetween(String from, String to) {
      return buckets.spread(scan.between(SITE, from, to));
    }

    /** The keys whose {@code site} is this value or above. */
    public KeyRanges<MeasurementByTimeKey, String> siteAtLeast(String site) {
      return buckets.spread(scan.atLeast(SITE, site));
    }

    /** The keys whose {@code site} is above this value. */
    public KeyRanges<MeasurementByTimeKey, String> siteGreaterThan(String site) {
      return buckets.spread(scan.greaterThan(SITE, site));
    }

    /** The keys whose {@code site} is this value or below. */
    public KeyRanges<MeasurementByTimeKey, String> siteAtMost(String site) {
      return buckets.spread(scan.atMost(SITE, site));
    }

    /** The keys whose {@code site} is below this value. */
    public KeyRanges<MeasurementByTimeKey, String> siteLessThan(String site) {
      return buckets.spread(scan.lessThan(SITE, site));
    }

    /** The keys whose {@code site} begins like this. */
    public KeyRanges<MeasurementByTimeKey, String> siteStartsWith(String site) {
      return buckets.spread(scan.startsWith(SITE, site));
    }
  }

  /** A scan that has fixed the parts up to {@code site}. */
  public static final class AfterSite {
    private final ColumnScan<String> scan;
    private final BucketScan<MeasurementByTimeKey, String> buckets;

    private AfterSite(ColumnScan<String> scan, BucketScan<MeasurementByTimeKey, String> buckets) {
      this.scan = scan;
      this.buckets = buckets;
    }

    /** All keys with the parts fixed so far. */
    public KeyRanges<MeasurementByTimeKey, String> all() {
      return buckets.spread(scan.all());
    }

    /** The keys with this {@code uniqueSuffix}. */
    public KeyRanges<MeasurementByTimeKey, String> uniqueSuffix(String uniqueSuffix) {
      return buckets.spread(scan.equal(UNIQUE_SUFFIX, uniqueSuffix));
    }
  }
}
