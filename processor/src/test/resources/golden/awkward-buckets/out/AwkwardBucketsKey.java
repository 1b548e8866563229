package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.RandomSuffix;
import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.BinaryDouble;
import dev.keywright.runtime.binary.BinaryFloat;
import dev.keywright.runtime.binary.BinaryHash;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.binary.BinaryRoom;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.BinarySuffix;
import dev.keywright.runtime.binary.BinaryTime;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.bucket.BinaryBucket;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.BucketScan;
import dev.keywright.runtime.bucket.BucketStage;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.bucket.HashBuckets;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.scan.BytesBounds;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.scan.LongBounds;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.time.TimeFormat;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The key of {@link AwkwardBuckets}.
 *
 * <pre>
 * partitionKey  bucket        int      16 buckets, by the MD5 of buckets, out
 *               buckets       String   2 bytes of its MD5, then text
 *               out           int      4 bytes
 *               start         long     8 bytes
 *               index         Instant  EPOCH_MILLIS, 8 bytes
 *               room          float    4 bytes
 *               at            double   8 bytes
 *               prefix        String   text
 * sortKey       in            String   text
 *               parts         byte[]   bytes
 *               uniqueSuffix  String   4 random characters of [0-9a-z]
 * </pre>
 *
 * <p>For example <code>sortKey = 61 31 30 30 00 01 ca fe 00 01 6b 33 78 39</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
record AwkwardBucketsKey(String buckets, int out, long start, Instant index, float room, double at,
    String prefix, String in, byte[] parts, String uniqueSuffix) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  static final String LAYOUT = "BINARY"
      + " | partitionKey: bucket count=16 by=HASH hash=MD5 of=buckets+out"
      + ", buckets String hashPrefix=4 hash=MD5, out int, start long"
      + ", index Instant time=EPOCH_MILLIS, room float, at double, prefix String"
      + " | sortKey: in String, parts byte[], uniqueSuffix suffix(4)";

  /** The order in which the store keeps the encoded keys. */
  static final Comparator<AwkwardBucketsKey> ORDER = AwkwardBucketsKey::compare;

  private static final BinaryString BUCKETS_ = BinaryString.of("buckets").followed();
  private static final BinaryHash BUCKETS_HASH = BinaryHash.md5(2);
  private static final BinaryWhole OUT = BinaryWhole.of("out", 4);
  private static final BinaryWhole START = BinaryWhole.of("start", 8);
  private static final BinaryTime<Instant> INDEX =
      BinaryTime.of("index", Instant.class, TimeFormat.EPOCH_MILLIS);
  private static final BinaryFloat ROOM = BinaryFloat.of("room");
  private static final BinaryDouble AT = BinaryDouble.of("at");
  private static final BinaryString PREFIX = BinaryString.of("prefix");
  private static final BinaryString IN = BinaryString.of("in").followed();
  private static final BinaryBytes PARTS = BinaryBytes.of("parts").followed();
  private static final BinarySuffix UNIQUE_SUFFIX = BinarySuffix.of("uniqueSuffix", 4);
  private static final HashBuckets BUCKETS = Buckets.hash(HashFunction.MD5, 16);
  private static final BinaryBucket BUCKET = BucketForm.binary(16);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  AwkwardBucketsKey {
    BUCKETS_.check(buckets);
    INDEX.check(index);
    PREFIX.check(prefix);
    IN.check(in);
    PARTS.check(parts);
    parts = parts.clone();
    UNIQUE_SUFFIX.check(uniqueSuffix);
  }

  /**
   * A new key for an entity: it ends in random characters, so each call gives another.
   * Refuses what the constructor refuses, and null.
   */
  static AwkwardBucketsKey of(AwkwardBuckets awkwardBuckets) {
    return new AwkwardBucketsKey(awkwardBuckets.buckets(), awkwardBuckets.out(),
        awkwardBuckets.start(), awkwardBuckets.index(), awkwardBuckets.room(), awkwardBuckets.at(),
        awkwardBuckets.prefix(), awkwardBuckets.in(), awkwardBuckets.parts(), RandomSuffix.of(4));
  }

  /** The key of an entity that was stored. Refuses what the constructor refuses, and null. */
  static AwkwardBucketsKey of(AwkwardBuckets awkwardBuckets, String uniqueSuffix) {
    return new AwkwardBucketsKey(awkwardBuckets.buckets(), awkwardBuckets.out(),
        awkwardBuckets.start(), awkwardBuckets.index(), awkwardBuckets.room(), awkwardBuckets.at(),
        awkwardBuckets.prefix(), awkwardBuckets.in(), awkwardBuckets.parts(), uniqueSuffix);
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  static byte[] encodePartitionKey(String buckets, int out, long start, Instant index, float room,
      double at, String prefix) {
    byte[] out_ = new byte[sizeOfPartitionKey(buckets, out, start, index, room, at, prefix)];
    writePartitionKey(buckets, out, start, index, room, at, prefix, out_, 0);
    return out_;
  }

  /**
   * Writes the column {@code partitionKey} into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  static void encodePartitionKey(String buckets, int out, long start, Instant index, float room,
      double at, String prefix, ByteBuffer out_) {
    BinaryRoom room_ = BinaryRoom.in(out_, sizeOfPartitionKey(buckets, out, start, index, room, at,
        prefix));
    writePartitionKey(buckets, out, start, index, room, at, prefix, room_.array(), room_.offset());
    room_.fill();
  }

  private static int sizeOfPartitionKey(String buckets, int out, long start, Instant index,
      float room, double at, String prefix) {
    return BUCKET.width() + 2 + BUCKETS_.size(buckets) + OUT.size(out) + START.size(start) +
        INDEX.size(index) + ROOM.size(room) + AT.size(at) + PREFIX.size(prefix);
  }

  private static void writePartitionKey(String buckets, int out, long start, Instant index,
      float room, double at, String prefix, byte[] out_, int start_) {
    int index_ = BUCKET.write(bucketOf(buckets, out), out_, start_);
    int prefix_ = index_;
    index_ = BUCKETS_.write(buckets, out_, prefix_ + 2);
    BUCKETS_HASH.write(out_, prefix_, prefix_ + 2, index_);
    index_ = OUT.write(out, out_, index_);
    index_ = START.write(start, out_, index_);
    index_ = INDEX.write(index, out_, index_);
    index_ = ROOM.write(room, out_, index_);
    index_ = AT.write(at, out_, index_);
    PREFIX.write(prefix, out_, index_);
  }

  /** The encoded column {@code sortKey}. Refuses what the constructor refuses. */
  static byte[] encodeSortKey(String in, byte[] parts, String uniqueSuffix) {
    byte[] out = new byte[sizeOfSortKey(in, parts, uniqueSuffix)];
    writeSortKey(in, parts, uniqueSuffix, out, 0);
    return out;
  }

  /**
   * Writes the column {@code sortKey} into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  static void encodeSortKey(String in, byte[] parts, String uniqueSuffix, ByteBuffer out) {
    BinaryRoom room = BinaryRoom.in(out, sizeOfSortKey(in, parts, uniqueSuffix));
    writeSortKey(in, parts, uniqueSuffix, room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfSortKey(String in, byte[] parts, String uniqueSuffix) {
    return IN.size(in) + PARTS.size(parts) + UNIQUE_SUFFIX.size(uniqueSuffix);
  }

  private static void writeSortKey(String in, byte[] parts, String uniqueSuffix, byte[] out,
      int start) {
    int index = IN.write(in, out, start);
    index = PARTS.write(parts, out, index);
    UNIQUE_SUFFIX.write(uniqueSuffix, out, index);
  }

  /**
   * The bucket of the keys with these values: 0 to 15.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a value is not allowed for its part
   */
  static int bucketOf(String buckets, int out) {
    return BUCKETS.of(BUCKETS_.encode(buckets), OUT.encode(out));
  }

  /** The bucket that this key is in. */
  public int bucket() {
    return bucketOf(buckets, out);
  }

  /** The encoded column {@code partitionKey}. */
  public byte[] partitionKey() {
    return encodePartitionKey(buckets, out, start, index, room, at, prefix);
  }

  /** The encoded column {@code sortKey}. */
  public byte[] sortKey() {
    return encodeSortKey(in, parts, uniqueSuffix);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("partitionKey", partitionKey()).and("sortKey", sortKey()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  static AwkwardBucketsKey decode(byte[] partitionKey, byte[] sortKey) {
    try {
      return read(partitionKey, sortKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, sortKey, ReadMode.EXPLAINING);
    }
  }

  /**
   * The key that was encoded as these columns, or a {@code MalformedKeyException} if none was.
   * The remaining bytes of a buffer are read where they are; its position stays.
   */
  static AwkwardBucketsKey decode(ByteBuffer partitionKey, ByteBuffer sortKey) {
    try {
      return read(partitionKey, sortKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, sortKey, ReadMode.EXPLAINING);
    }
  }

  private static AwkwardBucketsKey read(Object partitionKey, Object sortKey, ReadMode mode) {
    BinaryReader partitionKeyIn = BinaryReader.of("partitionKey", partitionKey, mode);
    int bucket = partitionKeyIn.bucket(BUCKET);
    int start_ = partitionKeyIn.position();
    BUCKETS_HASH.skip(partitionKeyIn);
    String buckets = BUCKETS_.read(partitionKeyIn);
    BUCKETS_HASH.verify(partitionKeyIn, start_);
    int out = OUT.readInt(partitionKeyIn);
    long start = START.readLong(partitionKeyIn);
    Instant index = INDEX.read(partitionKeyIn);
    float room = ROOM.readFloat(partitionKeyIn);
    double at = AT.readDouble(partitionKeyIn);
    String prefix = PREFIX.read(partitionKeyIn);
    partitionKeyIn.end();
    BinaryReader sortKeyIn = BinaryReader.of("sortKey", sortKey, mode);
    String in = IN.read(sortKeyIn);
    byte[] parts = PARTS.read(sortKeyIn);
    String uniqueSuffix = UNIQUE_SUFFIX.read(sortKeyIn);
    sortKeyIn.end();
    BUCKET.verify(bucket, bucketOf(buckets, out));
    return new AwkwardBucketsKey(buckets, out, start, index, room, at, prefix, in, parts,
        uniqueSuffix);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  static Optional<AwkwardBucketsKey> tryDecode(byte[] partitionKey, byte[] sortKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, sortKey, mode));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  static Optional<AwkwardBucketsKey> tryDecode(ByteBuffer partitionKey, ByteBuffer sortKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, sortKey, mode));
  }

  /** The key in the columns of a row, by name. */
  static AwkwardBucketsKey decode(Map<String, ?> columns) {
    return decode(Columns.bytes(columns, "partitionKey"), Columns.bytes(columns, "sortKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  /**
   * Answers the access pattern {@code find}:
   * the keys with this {@code buckets}, {@code out} and {@code start},
   * whose {@code index} is at least {@code from} and below {@code to}.
   */
  static KeyRanges<AwkwardBucketsKey, byte[]> find(String buckets, int out, long start,
      Instant from, Instant to) {
    return scan().buckets(buckets).out(out).start(start).index().between(from, to);
  }

  /**
   * The boundaries that pre-split a table into regions of about equal load:
   * {@code regions - 1} of them, ascending.
   *
   * @throws IllegalArgumentException if the buckets are too few
   */
  static List<byte[]> splitPoints(int regions) {
    return BUCKET.splitPoints(regions);
  }

  /** A copy of the bytes. */
  @Override
  public byte[] parts() {
    return parts.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof AwkwardBucketsKey that
        && Objects.equals(this.buckets, that.buckets)
        && this.out == that.out
        && this.start == that.start
        && Objects.equals(this.index, that.index)
        && Float.compare(this.room, that.room) == 0
        && Double.compare(this.at, that.at) == 0
        && Objects.equals(this.prefix, that.prefix)
        && Objects.equals(this.in, that.in)
        && Arrays.equals(this.parts, that.parts)
        && Objects.equals(this.uniqueSuffix, that.uniqueSuffix);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(new Object[] {buckets, out, start, index, room, at, prefix, in,
        parts, uniqueSuffix});
  }

  @Override
  public String toString() {
    return "AwkwardBucketsKey[buckets=" + buckets
        + ", out=" + out
        + ", start=" + start
        + ", index=" + index
        + ", room=" + room
        + ", at=" + at
        + ", prefix=" + prefix
        + ", in=" + in
        + ", parts=" + Arrays.toString(parts)
        + ", uniqueSuffix=" + uniqueSuffix
        + "]";
  }

  private static int compare(AwkwardBucketsKey a, AwkwardBucketsKey b) {
    int order = Integer.compare(a.bucket(), b.bucket());
    return order != 0 ? order : compareInBucket(a, b);
  }

  private static int compareInBucket(AwkwardBucketsKey a, AwkwardBucketsKey b) {
    int order = ColumnOrder.BYTES.compare(BUCKET.rest(a.partitionKey()),
        BUCKET.rest(b.partitionKey()));
    order = order != 0 ? order : ColumnOrder.TEXT.compare(a.in, b.in);
    order = order != 0 ? order : ColumnOrder.BYTES.compare(a.parts, b.parts);
    return order != 0 ? order : ColumnOrder.TEXT.compare(a.uniqueSuffix, b.uniqueSuffix);
  }

  /** A scan of all keys; {@code buckets} is next. */
  static final class Scan extends BucketStage<AwkwardBucketsKey, byte[]> {
    private static final BucketScan<AwkwardBucketsKey, byte[]> PARTITION_KEY_SCAN =
        BucketScan.of(
            ColumnScan.binary("partitionKey", 7).boundedBy(BUCKETS_HASH, OUT, START, INDEX, ROOM,
                AT, PREFIX),
            BUCKETS, BUCKET, AwkwardBucketsKey::compareInBucket, BUCKETS_, OUT);
    private static final ColumnScan<byte[]> SORT_KEY_SCAN = ColumnScan.binary("sortKey", 3)
        .boundedBy(IN, PARTS, UNIQUE_SUFFIX);

    private Scan(BucketScan<AwkwardBucketsKey, byte[]> scan) { super(scan); }

    /** Fixes {@code buckets}; {@code out} is next. */
    public AfterBuckets buckets(String buckets) {
      BucketScan<AwkwardBucketsKey, byte[]> next = scan.hash(BUCKETS_HASH, BUCKETS_, buckets)
          .part(BUCKETS_, buckets);
      return new AfterBuckets(next);
    }
  }

  /** A scan that has fixed the parts up to {@code buckets}; {@code out} is next. */
  static final class AfterBuckets extends BucketStage<AwkwardBucketsKey, byte[]> {
    private AfterBuckets(BucketScan<AwkwardBucketsKey, byte[]> scan) { super(scan); }

    /** Fixes {@code out}; {@code start} is next. */
    public AfterOut out(int out) {
      BucketScan<AwkwardBucketsKey, byte[]> next = scan.part(OUT, out);
      return new AfterOut(next);
    }

    /** Asks for ranges of {@code out}, written as 4 bytes. */
    public IntBounds<KeyRanges<AwkwardBucketsKey, byte[]>> out() {
      return scan.ints(OUT);
    }
  }

  /** A scan that has fixed the parts up to {@code out}; {@code start} is next. */
  static final class AfterOut extends BucketStage<AwkwardBucketsKey, byte[]> {
    private AfterOut(BucketScan<AwkwardBucketsKey, byte[]> scan) { super(scan); }

    /** Fixes {@code start}; {@code index} is next. */
    public AfterStart start(long start) {
      BucketScan<AwkwardBucketsKey, byte[]> next = scan.part(START, start);
      return new AfterStart(next);
    }

    /** Asks for ranges of {@code start}, written as 8 bytes. */
    public LongBounds<KeyRanges<AwkwardBucketsKey, byte[]>> start() {
      return scan.longs(START);
    }
  }

  /** A scan that has fixed the parts up to {@code start}; {@code index} is next. */
  static final class AfterStart extends BucketStage<AwkwardBucketsKey, byte[]> {
    private AfterStart(BucketScan<AwkwardBucketsKey, byte[]> scan) { super(scan); }

    /** Fixes {@code index}; {@code room} is next. */
    public AfterIndex index(Instant index) {
      BucketScan<AwkwardBucketsKey, byte[]> next = scan.part(INDEX, index);
      return new AfterIndex(next);
    }

    /** Asks for ranges of {@code index}, written as EPOCH_MILLIS, 8 bytes. */
    public ValueBounds<Instant, KeyRanges<AwkwardBucketsKey, byte[]>> index() {
      return scan.values(INDEX);
    }
  }

  /** A scan that has fixed the parts up to {@code index}; {@code room} is next. */
  static final class AfterIndex extends BucketStage<AwkwardBucketsKey, byte[]> {
    private AfterIndex(BucketScan<AwkwardBucketsKey, byte[]> scan) { super(scan); }

    /** Fixes {@code room}; {@code at} is next. */
    public AfterRoom room(float room) {
      BucketScan<AwkwardBucketsKey, byte[]> next = scan.part(ROOM, room);
      return new AfterRoom(next);
    }

    /** Asks for ranges of {@code room}, written as 4 bytes. */
    public ValueBounds<Float, KeyRanges<AwkwardBucketsKey, byte[]>> room() {
      return scan.values(ROOM);
    }
  }

  /** A scan that has fixed the parts up to {@code room}; {@code at} is next. */
  static final class AfterRoom extends BucketStage<AwkwardBucketsKey, byte[]> {
    private AfterRoom(BucketScan<AwkwardBucketsKey, byte[]> scan) { super(scan); }

    /** Fixes {@code at}; {@code prefix} is next. */
    public AfterAt at(double at) {
      BucketScan<AwkwardBucketsKey, byte[]> next = scan.part(AT, at);
      return new AfterAt(next);
    }

    /** Asks for ranges of {@code at}, written as 8 bytes. */
    public ValueBounds<Double, KeyRanges<AwkwardBucketsKey, byte[]>> at() {
      return scan.values(AT);
    }
  }

  /** A scan that has fixed the parts up to {@code at}; {@code prefix} is next. */
  static final class AfterAt extends BucketStage<AwkwardBucketsKey, byte[]> {
    private AfterAt(BucketScan<AwkwardBucketsKey, byte[]> scan) { super(scan); }

    /** Fixes {@code prefix}; {@code in} is next. */
    public AfterPrefix prefix(String prefix) {
      BucketScan<AwkwardBucketsKey, byte[]> next = scan.column(PREFIX, prefix, Scan.SORT_KEY_SCAN);
      return new AfterPrefix(next);
    }

    /** Asks for ranges of {@code prefix}, written as text. */
    public TextBounds<String, KeyRanges<AwkwardBucketsKey, byte[]>> prefix() {
      return scan.texts(PREFIX);
    }
  }

  /** A scan that has fixed the parts up to {@code prefix}; {@code in} is next. */
  static final class AfterPrefix extends BucketStage<AwkwardBucketsKey, byte[]> {
    private AfterPrefix(BucketScan<AwkwardBucketsKey, byte[]> scan) { super(scan); }

    /** Fixes {@code in}; {@code parts} is next. */
    public AfterIn in(String in) {
      BucketScan<AwkwardBucketsKey, byte[]> next = scan.part(IN, in);
      return new AfterIn(next);
    }

    /** Asks for ranges of {@code in}, written as text. */
    public TextBounds<String, KeyRanges<AwkwardBucketsKey, byte[]>> in() {
      return scan.texts(IN);
    }
  }

  /** A scan that has fixed the parts up to {@code in}; {@code parts} is next. */
  static final class AfterIn extends BucketStage<AwkwardBucketsKey, byte[]> {
    private AfterIn(BucketScan<AwkwardBucketsKey, byte[]> scan) { super(scan); }

    /** Fixes {@code parts}; {@code uniqueSuffix} is next. */
    public AfterParts parts(byte[] parts) {
      BucketScan<AwkwardBucketsKey, byte[]> next = scan.part(PARTS, parts);
      return new AfterParts(next);
    }

    /** Asks for ranges of {@code parts}, written as bytes. */
    public BytesBounds<byte[], KeyRanges<AwkwardBucketsKey, byte[]>> parts() {
      return scan.bytes(PARTS);
    }
  }

  /** A scan that has fixed the parts up to {@code parts}; {@code uniqueSuffix} is next. */
  static final class AfterParts extends BucketStage<AwkwardBucketsKey, byte[]> {
    private AfterParts(BucketScan<AwkwardBucketsKey, byte[]> scan) { super(scan); }

    /** The keys with this {@code uniqueSuffix}. */
    public KeyRanges<AwkwardBucketsKey, byte[]> uniqueSuffix(String uniqueSuffix) {
      return scan.equal(UNIQUE_SUFFIX, uniqueSuffix);
    }
  }
}
