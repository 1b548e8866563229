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
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.LongBounds;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.time.TimeFormat;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link LogEvent}.
 *
 * <pre>
 * partitionKey  bucket  int      16 buckets, by the MD5 of at
 *               at      Instant  EPOCH_MILLIS, 8 bytes, newest first
 *               host    String   text
 *               event   long     8 bytes
 * </pre>
 *
 * <p>For example <code>partitionKey = 02 7f ff fe c7 1c d5 96 1f 61 31 30 30 00 01 80 00 00 00 00 00 00 36</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record LogEventKey(Instant at, String host, long event) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "BINARY"
      + " | partitionKey: bucket count=16 by=HASH hash=MD5 of=at"
      + ", at Instant time=EPOCH_MILLIS DESC, host String, event long";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<LogEventKey> ORDER = LogEventKey::compare;

  private static final BinaryTime<Instant> AT =
      BinaryTime.of("at", Instant.class, TimeFormat.EPOCH_MILLIS).descendingOrder();
  private static final BinaryString HOST = BinaryString.of("host").followed();
  private static final BinaryWhole EVENT = BinaryWhole.of("event", 8);
  private static final HashBuckets BUCKETS = Buckets.hash(HashFunction.MD5, 16);
  private static final BinaryBucket BUCKET = BucketForm.binary(16);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public LogEventKey {
    AT.check(at);
    HOST.check(host);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static LogEventKey of(LogEvent logEvent) {
    return new LogEventKey(logEvent.at(), logEvent.host(), logEvent.event());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static byte[] encodePartitionKey(Instant at, String host, long event) {
    byte[] out = new byte[sizeOfPartitionKey(at, host, event)];
    writePartitionKey(at, host, event, out, 0);
    return out;
  }

  /**
   * Writes the column {@code partitionKey} into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  public static void encodePartitionKey(Instant at, String host, long event, ByteBuffer out) {
    BinaryRoom room = BinaryRoom.in(out, sizeOfPartitionKey(at, host, event));
    writePartitionKey(at, host, event, room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfPartitionKey(Instant at, String host, long event) {
    return BUCKET.width() + AT.size(at) + HOST.size(host) + EVENT.size(event);
  }

  private static void writePartitionKey(Instant at, String host, long event, byte[] out,
      int start) {
    int index = BUCKET.write(bucketOf(at), out, start);
    index = AT.write(at, out, index);
    index = HOST.write(host, out, index);
    EVENT.write(event, out, index);
  }

  /**
   * The bucket of the keys with these values: 0 to 15.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a value is not allowed for its part
   */
  public static int bucketOf(Instant at) {
    return BUCKETS.of(AT.encode(at));
  }

  /** The bucket that this key is in. */
  public int bucket() {
    return bucketOf(at);
  }

  /** The encoded column {@code partitionKey}. */
  public byte[] partitionKey() {
    return encodePartitionKey(at, host, event);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static LogEventKey decode(byte[] partitionKey) {
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
  public static LogEventKey decode(ByteBuffer partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static LogEventKey read(Object partitionKey, ReadMode mode) {
    BinaryReader in = BinaryReader.of("partitionKey", partitionKey, mode);
    int bucket = in.bucket(BUCKET);
    Instant at = AT.read(in);
    String host = HOST.read(in);
    long event = EVENT.readLong(in);
    in.end();
    BUCKET.verify(bucket, bucketOf(at));
    return new LogEventKey(at, host, event);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<LogEventKey> tryDecode(byte[] partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<LogEventKey> tryDecode(ByteBuffer partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static LogEventKey decode(Map<String, ?> columns) {
    return decode(Columns.bytes(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  /**
   * Answers the access pattern {@code eventsBetween}: the keys
   * whose {@code at} is at least {@code from} and below {@code to}.
   *
   * <p>The store holds the largest {@code at} first.
   */
  public static KeyRanges<LogEventKey, byte[]> eventsBetween(Instant from, Instant to) {
    return scan().at().between(from, to);
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

  private static int compare(LogEventKey a, LogEventKey b) {
    int order = Integer.compare(a.bucket(), b.bucket());
    return order != 0 ? order : compareInBucket(a, b);
  }

  private static int compareInBucket(LogEventKey a, LogEventKey b) {
    int order = b.at.compareTo(a.at);
    order = order != 0 ? order : ColumnOrder.TEXT.compare(a.host, b.host);
    return order != 0 ? order : Long.compare(a.event, b.event);
  }

  /** A scan of all keys; {@code at} is next. */
  public static final class Scan extends BucketStage<LogEventKey, byte[]> {
    private static final BucketScan<LogEventKey, byte[]> PARTITION_KEY_SCAN =
        BucketScan.of(
            ColumnScan.binary("partitionKey", 3).boundedBy(AT, HOST, EVENT),
            BUCKETS, BUCKET, LogEventKey::compareInBucket, AT);

    private Scan(BucketScan<LogEventKey, byte[]> scan) { super(scan); }

    /** Fixes {@code at}; {@code host} is next. */
    public AfterAt at(Instant at) {
      BucketScan<LogEventKey, byte[]> next = scan.part(AT, at);
      return new AfterAt(next);
    }

    /** Asks for ranges of {@code at}, written as EPOCH_MILLIS, 8 bytes, newest first. */
    public ValueBounds<Instant, KeyRanges<LogEventKey, byte[]>> at() {
      return scan.values(AT);
    }
  }

  /** A scan that has fixed the parts up to {@code at}; {@code host} is next. */
  public static final class AfterAt extends BucketStage<LogEventKey, byte[]> {
    private AfterAt(BucketScan<LogEventKey, byte[]> scan) { super(scan); }

    /** Fixes {@code host}; {@code event} is next. */
    public AfterHost host(String host) {
      BucketScan<LogEventKey, byte[]> next = scan.part(HOST, host);
      return new AfterHost(next);
    }

    /** Asks for ranges of {@code host}, written as text. */
    public TextBounds<String, KeyRanges<LogEventKey, byte[]>> host() {
      return scan.texts(HOST);
    }
  }

  /** A scan that has fixed the parts up to {@code host}; {@code event} is next. */
  public static final class AfterHost extends BucketStage<LogEventKey, byte[]> {
    private AfterHost(BucketScan<LogEventKey, byte[]> scan) { super(scan); }

    /** The keys with this {@code event}. */
    public KeyRanges<LogEventKey, byte[]> event(long event) {
      return scan.equal(EVENT, event);
    }

    /** Asks for ranges of {@code event}, written as 8 bytes. */
    public LongBounds<KeyRanges<LogEventKey, byte[]>> event() {
      return scan.longs(EVENT);
    }
  }
}
