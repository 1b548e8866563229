package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.binary.BinaryNumber;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.binary.BinaryTime;
import dev.keywright.runtime.bucket.BinaryBucket;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.BucketFunction;
import dev.keywright.runtime.bucket.BucketScan;
import dev.keywright.runtime.bucket.BucketStage;
import dev.keywright.runtime.bucket.BucketedValue;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.bucket.FunctionBuckets;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.time.TimeFormat;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link Point}.
 *
 * <pre>
 * partitionKey  bucket    int      20 buckets, by the function TsdbSalt of metric, tagKey, tagValue
 *               metric    int      3 unsigned bytes
 *               hour      Instant  EPOCH_SECONDS in 4 unsigned bytes, floored to hours
 *               tagKey    int      3 unsigned bytes
 *               tagValue  int      3 unsigned bytes
 * </pre>
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record PointKey(int metric, Instant hour, int tagKey, int tagValue) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "BINARY"
      + " | partitionKey: bucket count=20 function=demo.TsdbSalt of=metric+tagKey+tagValue"
      + ", metric int as=UNSIGNED width=3"
      + ", hour Instant time=EPOCH_SECONDS as=UNSIGNED width=4 floor=HOURS"
      + ", tagKey int as=UNSIGNED width=3, tagValue int as=UNSIGNED width=3";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<PointKey> ORDER = PointKey::compare;

  private static final BinaryNumber METRIC =
      BinaryNumber.of("metric", NumberForm.of(NumberEncoding.UNSIGNED, 3));
  private static final BinaryTime<Instant> HOUR = BinaryTime.of("hour", Instant.class,
      TimeFormat.EPOCH_SECONDS, NumberForm.of(NumberEncoding.UNSIGNED, 4))
      .flooredTo(ChronoUnit.HOURS);
  private static final BinaryNumber TAG_KEY =
      BinaryNumber.of("tagKey", NumberForm.of(NumberEncoding.UNSIGNED, 3));
  private static final BinaryNumber TAG_VALUE =
      BinaryNumber.of("tagValue", NumberForm.of(NumberEncoding.UNSIGNED, 3));
  private static final FunctionBuckets BUCKETS =
      Buckets.function(BucketFunction.ofBytes(TsdbSalt.class, TsdbSalt::bucket), 20);
  private static final BinaryBucket BUCKET = BucketForm.binary(20);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public PointKey {
    METRIC.check(metric);
    HOUR.check(hour);
    TAG_KEY.check(tagKey);
    TAG_VALUE.check(tagValue);
  }

  /**
   * The key of an entity. Refuses what the constructor refuses, and null.
   * Rounds down {@code hour}.
   */
  public static PointKey of(Point point) {
    return new PointKey(point.metric(), HOUR.floor(point.hour()), point.tagKey(), point.tagValue());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static byte[] encodePartitionKey(int metric, Instant hour, int tagKey, int tagValue) {
    byte[] out = new byte[sizeOfPartitionKey(metric, hour, tagKey, tagValue)];
    writePartitionKey(metric, hour, tagKey, tagValue, out, 0);
    return out;
  }

  /**
   * Writes the column {@code partitionKey} into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  public static void encodePartitionKey(int metric, Instant hour, int tagKey, int tagValue,
      ByteBuffer out) {
    out.put(encodePartitionKey(metric, hour, tagKey, tagValue));
  }

  private static int sizeOfPartitionKey(int metric, Instant hour, int tagKey, int tagValue) {
    return BUCKET.width() + METRIC.size(metric) + HOUR.size(hour) + TAG_KEY.size(tagKey) +
        TAG_VALUE.size(tagValue);
  }

  private static void writePartitionKey(int metric, Instant hour, int tagKey, int tagValue,
      byte[] out, int start) {
    int index = METRIC.write(metric, out, start + 1);
    int metricEnd = index;
    index = HOUR.write(hour, out, index);
    int tagKeyStart = index;
    index = TAG_KEY.write(tagKey, out, index);
    index = TAG_VALUE.write(tagValue, out, index);
    BUCKETS.write(BUCKET, out, start, start + 1, metricEnd, tagKeyStart, index);
  }

  /**
   * The bucket of the keys with these values: 0 to 19.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a value is not allowed for its part,
   *     or TsdbSalt chooses no such bucket
   */
  public static int bucketOf(int metric, int tagKey, int tagValue) {
    return BUCKETS.of(BucketedValue.of(METRIC, metric), BucketedValue.of(TAG_KEY, tagKey),
        BucketedValue.of(TAG_VALUE, tagValue));
  }

  /** The bucket that this key is in. */
  public int bucket() {
    return bucketOf(metric, tagKey, tagValue);
  }

  /** The encoded column {@code partitionKey}. */
  public byte[] partitionKey() {
    return encodePartitionKey(metric, hour, tagKey, tagValue);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static PointKey decode(byte[] partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  /**
   * The key that was encoded as these columns, or a {@code MalformedKeyException} if none was.
   * The remaining bytes of a buffer are read where they are; its position stays.
   */
  public static PointKey decode(ByteBuffer partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static PointKey read(Object partitionKey, ReadMode mode) {
    BinaryReader in = BinaryReader.of("partitionKey", partitionKey, mode);
    int bucket = in.bucket(BUCKET);
    int metricStart = in.position();
    int metric = METRIC.readInt(in);
    int metricEnd = in.position();
    Instant hour = HOUR.read(in);
    int tagKeyStart = in.position();
    int tagKey = TAG_KEY.readInt(in);
    int tagValue = TAG_VALUE.readInt(in);
    int tagValueEnd = in.position();
    in.end();
    PointKey decoded = new PointKey(metric, hour, tagKey, tagValue);
    in.verify(BUCKETS, BUCKET, bucket, metricStart, metricEnd, tagKeyStart, tagValueEnd);
    return decoded;
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<PointKey> tryDecode(byte[] partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<PointKey> tryDecode(ByteBuffer partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static PointKey decode(Map<String, ?> columns) {
    return decode(Columns.bytes(columns, "partitionKey"));
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
  public static List<byte[]> splitPoints(int regions) {
    return BUCKET.splitPoints(regions);
  }

  private static int compare(PointKey a, PointKey b) {
    int order = Integer.compare(a.bucket(), b.bucket());
    return order != 0 ? order : compareInBucket(a, b);
  }

  private static int compareInBucket(PointKey a, PointKey b) {
    int order = Integer.compare(a.metric, b.metric);
    order = order != 0 ? order : a.hour.compareTo(b.hour);
    order = order != 0 ? order : Integer.compare(a.tagKey, b.tagKey);
    return order != 0 ? order : Integer.compare(a.tagValue, b.tagValue);
  }

  /** A scan of all keys; {@code metric} is next. */
  public static final class Scan extends BucketStage<PointKey, byte[]> {
    private static final BucketScan<PointKey, byte[]> PARTITION_KEY_SCAN =
        BucketScan.of(
            ColumnScan.binary("partitionKey", 4).boundedBy(METRIC, HOUR, TAG_KEY, TAG_VALUE),
            BUCKETS, BUCKET, PointKey::compareInBucket, METRIC, TAG_KEY, TAG_VALUE);

    private Scan(BucketScan<PointKey, byte[]> scan) { super(scan); }

    /** Fixes {@code metric}; {@code hour} is next. */
    public AfterMetric metric(int metric) {
      BucketScan<PointKey, byte[]> next = scan.part(METRIC, metric);
      return new AfterMetric(next);
    }

    /** Asks for ranges of {@code metric}, written as 3 unsigned bytes, 0 to 16777215. */
    public IntBounds<KeyRanges<PointKey, byte[]>> metric() {
      return scan.ints(METRIC);
    }
  }

  /** A scan that has fixed the parts up to {@code metric}; {@code hour} is next. */
  public static final class AfterMetric extends BucketStage<PointKey, byte[]> {
    private AfterMetric(BucketScan<PointKey, byte[]> scan) { super(scan); }

    /** Fixes {@code hour}; {@code tagKey} is next. */
    public AfterHour hour(Instant hour) {
      BucketScan<PointKey, byte[]> next = scan.part(HOUR, HOUR.floor(hour));
      return new AfterHour(next);
    }

    /**
     * Asks for ranges of {@code hour}, written as EPOCH_SECONDS in 4 unsigned bytes, floored to hours.
     */
    public ValueBounds<Instant, KeyRanges<PointKey, byte[]>> hour() {
      return scan.floored(HOUR);
    }
  }

  /** A scan that has fixed the parts up to {@code hour}; {@code tagKey} is next. */
  public static final class AfterHour extends BucketStage<PointKey, byte[]> {
    private AfterHour(BucketScan<PointKey, byte[]> scan) { super(scan); }

    /** Fixes {@code tagKey}; {@code tagValue} is next. */
    public AfterTagKey tagKey(int tagKey) {
      BucketScan<PointKey, byte[]> next = scan.part(TAG_KEY, tagKey);
      return new AfterTagKey(next);
    }

    /** Asks for ranges of {@code tagKey}, written as 3 unsigned bytes, 0 to 16777215. */
    public IntBounds<KeyRanges<PointKey, byte[]>> tagKey() {
      return scan.ints(TAG_KEY);
    }
  }

  /** A scan that has fixed the parts up to {@code tagKey}; {@code tagValue} is next. */
  public static final class AfterTagKey extends BucketStage<PointKey, byte[]> {
    private AfterTagKey(BucketScan<PointKey, byte[]> scan) { super(scan); }

    /** The keys with this {@code tagValue}. */
    public KeyRanges<PointKey, byte[]> tagValue(int tagValue) {
      return scan.equal(TAG_VALUE, tagValue);
    }

    /** Asks for ranges of {@code tagValue}, written as 3 unsigned bytes, 0 to 16777215. */
    public IntBounds<KeyRanges<PointKey, byte[]>> tagValue() {
      return scan.ints(TAG_VALUE);
    }
  }
}
