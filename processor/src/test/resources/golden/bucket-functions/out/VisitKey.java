package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.Wrapper;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.BucketFunction;
import dev.keywright.runtime.bucket.BucketScan;
import dev.keywright.runtime.bucket.BucketStage;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.bucket.FunctionBuckets;
import dev.keywright.runtime.bucket.TextBucket;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.text.CodePart;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The key of {@link Visit}.
 *
 * <pre>
 * partitionKey  bucket  int           64 buckets, in 4 digits, by the function Shards of user, kind
 *               user    Visit.UserId  9 digits
 *               kind    Visit.Kind    r | w
 * </pre>
 *
 * <p>The parts of a column are joined by <code>'|'</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record VisitKey(Visit.UserId user, Visit.Kind kind) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator='|'"
      + " | partitionKey: bucket count=64 as=DECIMAL width=4 function=demo.Shards of=user+kind"
      + ", user int pad=9, kind enum(READ=\"r\" WRITE=\"w\")";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<VisitKey> ORDER = VisitKey::compare;

  private static final DecimalPart USER = DecimalPart.padded("user", 9);
  private static final Wrapper<Visit.UserId, Integer> USER_TYPE =
      new Wrapper<>("user", wrapped -> wrapped.value(), value -> new Visit.UserId(value));
  private static final CodePart<Visit.Kind> KIND = CodePart.of("kind",
      new Visit.Kind[] {Visit.Kind.READ, Visit.Kind.WRITE}, "r", "w");
  private static final FunctionBuckets BUCKETS =
      Buckets.function(BucketFunction.ofValues(Shards.class, (values, count) ->
          Shards.bucket((int) values.whole(0), values.get(1, Visit.Kind.class), count)), 64)
          .between("|");
  private static final TextBucket BUCKET = BucketForm.text(64, '|').digits(4);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public VisitKey {
    USER.check(USER_TYPE.unwrap(user));
    KIND.check(kind);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static VisitKey of(Visit visit) {
    return new VisitKey(visit.user(), visit.kind());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(Visit.UserId user, Visit.Kind kind) {
    int userValue = USER_TYPE.unwrap(user);
    int bucket = bucketOf(user, kind);
    byte[] out = TextBuffer.of(BUCKET.width() + 1 + USER.size(userValue) + 1 + KIND.size(kind));
    int index = BUCKET.write(bucket, out, 0);
    out[index++] = '|';
    index = USER.write(userValue, out, index);
    out[index++] = '|';
    index = KIND.write(kind, out, index);
    return TextBuffer.ascii(out, index);
  }

  /**
   * The bucket of the keys with these values: 0 to 63.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a value is not allowed for its part,
   *     or Shards chooses no such bucket
   */
  public static int bucketOf(Visit.UserId user, Visit.Kind kind) {
    USER.check(USER_TYPE.unwrap(user));
    KIND.check(kind);
    return BUCKETS.chosen(() -> Shards.bucket(USER_TYPE.unwrap(user), kind, 64));
  }

  /** The bucket that this key is in. */
  public int bucket() {
    return bucketOf(user, kind);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(user, kind);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static VisitKey decode(String partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static VisitKey read(String partitionKey, ReadMode mode) {
    TextReader in = TextReader.of("partitionKey", partitionKey, mode);
    int bucket = in.bucket(BUCKET);
    in.separator('|');
    Visit.UserId user = USER_TYPE.wrap(in.position(), USER.readInt(in.checked()));
    Visit.Kind kind = KIND.read(in.separator('|'));
    in.end();
    VisitKey decoded = new VisitKey(user, kind);
    BUCKETS.verify(BUCKET, bucket, decoded::bucket);
    return decoded;
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<VisitKey> tryDecode(String partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static VisitKey decode(Map<String, ?> columns) {
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

  @Override
  public boolean equals(Object other) {
    return other instanceof VisitKey that
        && Objects.equals(USER_TYPE.unwrap(this.user), USER_TYPE.unwrap(that.user))
        && Objects.equals(this.kind, that.kind);
  }

  @Override
  public int hashCode() {
    return Objects.hash(USER_TYPE.unwrap(user), kind);
  }

  private static int compare(VisitKey a, VisitKey b) {
    int order = Integer.compare(a.bucket(), b.bucket());
    return order != 0 ? order : compareInBucket(a, b);
  }

  private static int compareInBucket(VisitKey a, VisitKey b) {
    int order = Integer.compare(USER_TYPE.unwrap(a.user), USER_TYPE.unwrap(b.user));
    return order != 0 ? order : ColumnOrder.TEXT.compare(KIND.text(a.kind), KIND.text(b.kind));
  }

  /** A scan of all keys; {@code user} is next. */
  public static final class Scan extends BucketStage<VisitKey, String> {
    private static final BucketScan<VisitKey, String> PARTITION_KEY_SCAN =
        BucketScan.of(
            ColumnScan.text("partitionKey", '|', 2).boundedBy(USER, KIND),
            BUCKETS, BUCKET, VisitKey::compareInBucket, USER, KIND);

    private Scan(BucketScan<VisitKey, String> scan) { super(scan); }

    /** Fixes {@code user}; {@code kind} is next. */
    public AfterUser user(Visit.UserId user) {
      BucketScan<VisitKey, String> next = scan.part(USER, USER_TYPE.unwrap(user));
      return new AfterUser(next);
    }

    /** Asks for ranges of {@code user}, written as 9 digits, 0 to 999999999. */
    public ValueBounds<Visit.UserId, KeyRanges<VisitKey, String>> user() {
      return scan.wholes(USER_TYPE, USER);
    }
  }

  /** A scan that has fixed the parts up to {@code user}; {@code kind} is next. */
  public static final class AfterUser extends BucketStage<VisitKey, String> {
    private AfterUser(BucketScan<VisitKey, String> scan) { super(scan); }

    /** The keys with this {@code kind}. */
    public KeyRanges<VisitKey, String> kind(Visit.Kind kind) {
      return scan.equal(KIND, kind);
    }

    /** Asks for ranges of {@code kind}, written as r | w. */
    public ValueBounds<Visit.Kind, KeyRanges<VisitKey, String>> kind() {
      return scan.values(KIND);
    }
  }
}
