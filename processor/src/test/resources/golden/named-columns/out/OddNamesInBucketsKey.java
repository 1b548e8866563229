package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.binary.BinaryRoom;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.bucket.BinaryBucket;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.BucketScan;
import dev.keywright.runtime.bucket.BucketStage;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.bucket.ModuloBuckets;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.natives.NativeLong;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.LongBounds;
import dev.keywright.runtime.scan.TextBounds;
import java.nio.ByteBuffer;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The key {@code inBuckets} of {@link OddNames}.
 *
 * <pre>
 * partitionKey     bucket  int     16 buckets, by the remainder of number
 * user $L {&#64;code}  user    String  text
 * number           number  long    as the store's own type
 * </pre>
 *
 * <p>For example <code>partitionKey = 06, user $L {&#64;code} = 61 31 30 30</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record OddNamesInBucketsKey(String user, long number) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "BINARY | partitionKey: bucket count=16 by=MODULO of=number"
      + " | \"user $L {@code}\": user String"
      + " | number: number long native";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<OddNamesInBucketsKey> ORDER = OddNamesInBucketsKey::compare;

  private static final BinaryString USER = BinaryString.of("user");
  private static final NativeLong NUMBER = NativeLong.of("number");
  private static final ModuloBuckets BUCKETS = Buckets.modulo(16);
  private static final BinaryBucket BUCKET = BucketForm.binary(16);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public OddNamesInBucketsKey {
    USER.check(user);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static OddNamesInBucketsKey of(OddNames oddNames) {
    return new OddNamesInBucketsKey(oddNames.user(), oddNames.number());
  }

  /**
   * The encoded column {@code partitionKey}. Refuses what the constructor refuses.
   *
   * <p>The bucket in it also depends on {@code number} of another column.
   */
  public static byte[] encodePartitionKey(long number) {
    byte[] out = new byte[sizeOfPartitionKey(number)];
    writePartitionKey(number, out, 0);
    return out;
  }

  /**
   * Writes the column {@code partitionKey} into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * <p>The bucket in it also depends on {@code number} of another column.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  public static void encodePartitionKey(long number, ByteBuffer out) {
    BinaryRoom room = BinaryRoom.in(out, sizeOfPartitionKey(number));
    writePartitionKey(number, room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfPartitionKey(long number) {
    return BUCKET.width();
  }

  private static void writePartitionKey(long number, byte[] out, int start) {
    BUCKET.write(bucketOf(number), out, start);
  }

  /** The encoded column <code>user $L {&#64;code}</code>. Refuses what the constructor refuses. */
  public static byte[] encodeUser$lCode(String user) {
    byte[] out = new byte[sizeOfUser$lCode(user)];
    writeUser$lCode(user, out, 0);
    return out;
  }

  /**
   * Writes the column <code>user $L {&#64;code}</code> into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  public static void encodeUser$lCode(String user, ByteBuffer out) {
    BinaryRoom room = BinaryRoom.in(out, sizeOfUser$lCode(user));
    writeUser$lCode(user, room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfUser$lCode(String user) {
    return USER.size(user);
  }

  private static void writeUser$lCode(String user, byte[] out, int start) {
    USER.write(user, out, start);
  }

  /**
   * The bucket of the keys with these values: 0 to 15.
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
  public byte[] partitionKey() {
    return encodePartitionKey(number);
  }

  /** The encoded column <code>user $L {&#64;code}</code>. */
  public byte[] user$lCode() {
    return encodeUser$lCode(user);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("partitionKey", partitionKey()).and("user $L {@code}", user$lCode())
        .and("number", number).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static OddNamesInBucketsKey decode(byte[] partitionKey, byte[] user$lCode, long number) {
    try {
      return read(partitionKey, user$lCode, number, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, user$lCode, number, ReadMode.EXPLAINING);
    }
  }

  /**
   * The key that was encoded as these columns, or a {@code MalformedKeyException} if none was.
   * The remaining bytes of a buffer are read where they are; its position stays.
   */
  public static OddNamesInBucketsKey decode(ByteBuffer partitionKey, ByteBuffer user$lCode,
      long number) {
    try {
      return read(partitionKey, user$lCode, number, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, user$lCode, number, ReadMode.EXPLAINING);
    }
  }

  private static OddNamesInBucketsKey read(Object partitionKey, Object user$lCode, long number,
      ReadMode mode) {
    BinaryReader partitionKeyIn = BinaryReader.of("partitionKey", partitionKey, mode);
    int bucket = partitionKeyIn.bucket(BUCKET);
    partitionKeyIn.end();
    BinaryReader user$lCodeIn = BinaryReader.of("user $L {@code}", user$lCode, mode);
    String user = USER.read(user$lCodeIn);
    user$lCodeIn.end();
    number = NUMBER.accept(number);
    BUCKET.verify(bucket, bucketOf(number));
    return new OddNamesInBucketsKey(user, number);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<OddNamesInBucketsKey> tryDecode(byte[] partitionKey, byte[] user$lCode,
      long number) {
    return ReadMode.ifLegal(mode -> read(partitionKey, user$lCode, number, mode));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<OddNamesInBucketsKey> tryDecode(ByteBuffer partitionKey,
      ByteBuffer user$lCode, long number) {
    return ReadMode.ifLegal(mode -> read(partitionKey, user$lCode, number, mode));
  }

  /** The key in the columns of a row, by name. */
  public static OddNamesInBucketsKey decode(Map<String, ?> columns) {
    return decode(Columns.bytes(columns, "partitionKey"), Columns.bytes(columns, "user $L {@code}"),
        Columns.number(columns, "number"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.USER$L_CODE_SCAN);
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

  private static int compare(OddNamesInBucketsKey a, OddNamesInBucketsKey b) {
    int order = Integer.compare(a.bucket(), b.bucket());
    return order != 0 ? order : compareInBucket(a, b);
  }

  private static int compareInBucket(OddNamesInBucketsKey a, OddNamesInBucketsKey b) {
    int order = ColumnOrder.TEXT.compare(a.user, b.user);
    return order != 0 ? order : Long.compare(a.number, b.number);
  }

  /** A scan of all keys; {@code user} is next. */
  public static final class Scan extends BucketStage<OddNamesInBucketsKey, byte[]> {
    private static final BucketScan<OddNamesInBucketsKey, byte[]> USER$L_CODE_SCAN =
        BucketScan.of(
            "partitionKey", ColumnScan.binary("user $L {@code}", 1).boundedBy(USER),
            BUCKETS, BUCKET, OddNamesInBucketsKey::compareInBucket, NUMBER);
    private static final ColumnScan<Long> NUMBER_SCAN =
        ColumnScan.nativeType("number", NUMBER.order());

    private Scan(BucketScan<OddNamesInBucketsKey, byte[]> scan) { super(scan); }

    /** Fixes {@code user}; {@code number} is next. */
    public AfterUser user(String user) {
      BucketScan<OddNamesInBucketsKey, Long> next = scan.column(USER, user, Scan.NUMBER_SCAN);
      return new AfterUser(next);
    }

    /** Asks for ranges of {@code user}, written as text. */
    public TextBounds<String, KeyRanges<OddNamesInBucketsKey, byte[]>> user() {
      return scan.texts(USER);
    }
  }

  /** A scan that has fixed the parts up to {@code user}; {@code number} is next. */
  public static final class AfterUser extends BucketStage<OddNamesInBucketsKey, Long> {
    private AfterUser(BucketScan<OddNamesInBucketsKey, Long> scan) { super(scan); }

    /** The keys with this {@code number}. */
    public KeyRanges<OddNamesInBucketsKey, Long> number(long number) {
      return scan.equal(NUMBER, number);
    }

    /** Asks for ranges of {@code number}, written as the store's own type. */
    public LongBounds<KeyRanges<OddNamesInBucketsKey, Long>> number() {
      return scan.longs(NUMBER);
    }
  }
}
