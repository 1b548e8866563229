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
import dev.keywright.runtime.text.StringPart;
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
 * The key {@code byUser} of {@link Measurement}.
 *
 * <pre>
 * partitionKey  bucket  int      10 buckets, by the MD5 of user
 * sortKey       user    String   [0-9A-Za-z]
 *               at      Instant  EPOCH_MILLIS
 * </pre>
 *
 * <p>For example <code>partitionKey = "3", sortKey = "a100,1343841004000"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record MeasurementByUserKey(String user, Instant at) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator=','"
      + " | partitionKey: bucket count=10 by=HASH hash=MD5 of=user"
      + " | sortKey: user String alphabet=\"0-9A-Za-z\", at Instant time=EPOCH_MILLIS";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<MeasurementByUserKey> ORDER = MeasurementByUserKey::compare;

  private static final StringPart USER = StringPart.of("user", "0-9A-Za-z").before(',');
  private static final TimePart<Instant> AT =
      TimePart.of("at", Instant.class, TimeFormat.EPOCH_MILLIS);
  private static final HashBuckets BUCKETS = Buckets.hash(HashFunction.MD5, 10);
  private static final TextBucket BUCKET = BucketForm.text(10);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public MeasurementByUserKey {
    USER.check(user);
    AT.check(at);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static MeasurementByUserKey of(Measurement measurement) {
    return new MeasurementByUserKey(measurement.user(), measurement.at());
  }

  /**
   * The encoded column {@code partitionKey}. Refuses what the constructor refuses.
   *
   * <p>The bucket in it also depends on {@code user} of another column.
   */
  public static String encodePartitionKey(String user) {
    int bucket = bucketOf(user);
    byte[] out = TextBuffer.of(BUCKET.width());
    int index = BUCKET.write(bucket, out, 0);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code sortKey}. Refuses what the constructor refuses. */
  public static String encodeSortKey(String user, Instant at) {
    byte[] out = TextBuffer.of(USER.size(user) + 1 + AT.size(at));
    int index = USER.write(user, out, 0);
    out[index++] = ',';
    index = AT.write(at, out, index);
    return TextBuffer.ascii(out, index);
  }

  /**
   * The bucket of the keys with these values: 0 to 9.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a value is not allowed for its part
   */
  public static int bucketOf(String user) {
    return BUCKETS.of(USER.encode(user));
  }

  /** The bucket that this key is in. */
  public int bucket() {
    return bucketOf(user);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(user);
  }

  /** The encoded column {@code sortKey}. */
  public String sortKey() {
    return encodeSortKey(user, at);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("partitionKey", partitionKey()).and("sortKey", sortKey()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static MeasurementByUserKey decode(String partitionKey, String sortKey) {
    try {
      return read(partitionKey, sortKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, sortKey, ReadMode.EXPLAINING);
    }
  }

  private static MeasurementByUserKey read(String partitionKey, String sortKey, ReadMode mode) {
    TextReader partitionKeyIn = TextReader.of("partitionKey", partitionKey, mode);
    int bucket = partitionKeyIn.bucket(BUCKET);
    partitionKeyIn.end();
    TextReader sortKeyIn = TextReader.of("sortKey", sortKey, mode);
    String user = USER.read(sortKeyIn);
    Instant at = AT.read(sortKeyIn.separator(','));
    sortKeyIn.end();
    BUCKET.verify(bucket, bucketOf(user));
    return new MeasurementByUserKey(user, at);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<MeasurementByUserKey> tryDecode(String partitionKey, String sortKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, sortKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static MeasurementByUserKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"), Columns.text(columns, "sortKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.SORT_KEY_SCAN);
  }

  /**
   * Answers the access pattern {@code latest}: the keys with this {@code user}.
   *
   * <p>Read backward, the largest {@code at} comes first.
   */
  public static KeyRanges<MeasurementByUserKey, String> latest(String user) {
    return scan().user(user).all().backward();
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

  private static int compare(MeasurementByUserKey a, MeasurementByUserKey b) {
    int order = Integer.compare(a.bucket(), b.bucket());
    return order != 0 ? order : compareInBucket(a, b);
  }

  private static int compareInBucket(MeasurementByUserKey a, MeasurementByUserKey b) {
    int order = a.user.compareTo(b.user);
    return order != 0 ? order : a.at.compareTo(b.at);
  }

  /** A scan of all keys; {@code user} is next. */
  public static final class Scan extends BucketStage<MeasurementByUserKey, String> {
    private static final BucketScan<MeasurementByUserKey, String> SORT_KEY_SCAN =
        BucketScan.of(
            "partitionKey", ColumnScan.text("sortKey", ',', 2).boundedBy(USER, AT),
            BUCKETS, BUCKET, MeasurementByUserKey::compareInBucket, USER);

    private Scan(BucketScan<MeasurementByUserKey, String> scan) { super(scan); }

    /** Fixes {@code user}; {@code at} is next. */
    public AfterUser user(String user) {
      BucketScan<MeasurementByUserKey, String> next = scan.part(USER, user);
      return new AfterUser(next);
    }

    /** Asks for ranges of {@code user}, written as [0-9A-Za-z]. */
    public TextBounds<String, KeyRanges<MeasurementByUserKey, String>> user() {
      return scan.texts(USER);
    }
  }

  /** A scan that has fixed the parts up to {@code user}; {@code at} is next. */
  public static final class AfterUser extends BucketStage<MeasurementByUserKey, String> {
    private AfterUser(BucketScan<MeasurementByUserKey, String> scan) { super(scan); }

    /** The keys with this {@code at}. */
    public KeyRanges<MeasurementByUserKey, String> at(Instant at) {
      return scan.equal(AT, at);
    }

    /** Asks for ranges of {@code at}, written as EPOCH_MILLIS. */
    public ValueBounds<Instant, KeyRanges<MeasurementByUserKey, String>> at() {
      return scan.values(AT);
    }
  }
}
