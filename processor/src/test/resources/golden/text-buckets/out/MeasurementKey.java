package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Chunks;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.BucketScan;
import dev.keywright.runtime.bucket.BucketStage;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.bucket.ModuloBuckets;
import dev.keywright.runtime.bucket.TextBucket;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.HashPrefix;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link Measurement}.
 *
 * <pre>
 * partitionKey  bucket  int   8 buckets, by the remainder of number
 *               number  long  4 digits of its MD5, then 19 digits
 *               chunk   int   4 digits
 * </pre>
 *
 * <p>For example <code>partitionKey = "6,a10d0000000000000000054,6777"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record MeasurementKey(long number, int chunk) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator=','"
      + " | partitionKey: bucket count=8 by=MODULO of=number"
      + ", number long pad=19 hashPrefix=4 hash=MD5 min=0, chunk int pad=4";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<MeasurementKey> ORDER = MeasurementKey::compare;

  private static final DecimalPart NUMBER = DecimalPart.padded("number", 19);
  private static final HashPrefix NUMBER_HASH = HashPrefix.md5(4);
  private static final DecimalPart CHUNK = DecimalPart.padded("chunk", 4);
  private static final ModuloBuckets BUCKETS = Buckets.modulo(8);
  private static final TextBucket BUCKET = BucketForm.text(8, ',');

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public MeasurementKey {
    NUMBER.check(number);
    CHUNK.check(chunk);
  }

  /** The key of one chunk of an entity. Refuses what the constructor refuses, and null. */
  public static MeasurementKey of(Measurement measurement, int chunk) {
    return new MeasurementKey(measurement.number(), chunk);
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(long number, int chunk) {
    int bucket = bucketOf(number);
    byte[] out = TextBuffer.of(BUCKET.width() + 1 + 4 + NUMBER.size(number) + 1 +
        CHUNK.size(chunk));
    int index = BUCKET.write(bucket, out, 0);
    out[index++] = ',';
    int prefix = index;
    index = NUMBER.write(number, out, prefix + 4);
    NUMBER_HASH.write(out, prefix, prefix + 4, index);
    out[index++] = ',';
    index = CHUNK.write(chunk, out, index);
    return TextBuffer.ascii(out, index);
  }

  /**
   * The bucket of the keys with these values: 0 to 7.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a value is not allowed for its part
   */
  public static int bucketOf(long number) {
    return BUCKETS.of(number);
  }

  /** The bucket that this key is in. */
  public int bucket() {
    return bucketOf(number);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(number, chunk);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static MeasurementKey decode(String partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static MeasurementKey read(String partitionKey, ReadMode mode) {
    TextReader in = TextReader.of("partitionKey", partitionKey, mode);
    int bucket = in.bucket(BUCKET);
    in.separator(',');
    int start = in.position();
    NUMBER_HASH.skip(in, "number");
    long number = NUMBER.readLong(in);
    NUMBER_HASH.verify(in, start);
    int chunk = CHUNK.readInt(in.separator(','));
    in.end();
    BUCKET.verify(bucket, bucketOf(number));
    return new MeasurementKey(number, chunk);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<MeasurementKey> tryDecode(String partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static MeasurementKey decode(Map<String, ?> columns) {
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

  /**
   * How many chunks of at most 1024 bytes a value has; an empty value has one.
   *
   * @param size the size of the value in bytes
   * @throws IllegalArgumentException if it is negative, or the chunks cannot all be numbered
   */
  public static int chunkCount(long size) {
    return Chunks.count(size, 1024, CHUNK.max());
  }

  /** The keys of all chunks of the row that this key is a chunk of. */
  public KeyRanges<MeasurementKey, String> chunks() {
    return scan().number(number).all();
  }

  private static int compare(MeasurementKey a, MeasurementKey b) {
    int order = Integer.compare(a.bucket(), b.bucket());
    return order != 0 ? order : compareInBucket(a, b);
  }

  private static int compareInBucket(MeasurementKey a, MeasurementKey b) {
    return ColumnOrder.TEXT.compare(BUCKET.rest(a.partitionKey()), BUCKET.rest(b.partitionKey()));
  }

  /** A scan of all keys; {@code number} is next. */
  public static final class Scan extends BucketStage<MeasurementKey, String> {
    private static final BucketScan<MeasurementKey, String> PARTITION_KEY_SCAN =
        BucketScan.of(
            ColumnScan.text("partitionKey", ',', 2).boundedBy(NUMBER_HASH, CHUNK),
            BUCKETS, BUCKET, MeasurementKey::compareInBucket, NUMBER);

    private Scan(BucketScan<MeasurementKey, String> scan) { super(scan); }

    /** Fixes {@code number}; {@code chunk} is next. */
    public AfterNumber number(long number) {
      BucketScan<MeasurementKey, String> next = scan.hash(NUMBER_HASH, NUMBER, number)
          .part(NUMBER, number);
      return new AfterNumber(next);
    }
  }

  /** A scan that has fixed the parts up to {@code number}; {@code chunk} is next. */
  public static final class AfterNumber extends BucketStage<MeasurementKey, String> {
    private AfterNumber(BucketScan<MeasurementKey, String> scan) { super(scan); }

    /** The keys with this {@code chunk}. */
    public KeyRanges<MeasurementKey, String> chunk(int chunk) {
      return scan.equal(CHUNK, chunk);
    }

    /** Asks for ranges of {@code chunk}, written as 4 digits, 0 to 9999. */
    public IntBounds<KeyRanges<MeasurementKey, String>> chunk() {
      return scan.ints(CHUNK);
    }
  }
}
