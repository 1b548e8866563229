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
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.bucket.BinaryBucket;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.BucketScan;
import dev.keywright.runtime.bucket.BucketStage;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.bucket.ModuloBuckets;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.LongBounds;
import dev.keywright.runtime.scan.TextBounds;
import java.nio.ByteBuffer;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key {@code byTick} of {@link SensorTick}.
 *
 * <pre>
 * partitionKey  site    String  text
 *               bucket  int     4 buckets, by the remainder of tick
 *               tick    long    8 bytes
 * </pre>
 *
 * <p>For example <code>partitionKey = 61 31 30 30 00 01 02 80 00 00 00 00 00 00 36</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record SensorTickByTickKey(String site, long tick) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "BINARY"
      + " | partitionKey: site String, bucket count=4 by=MODULO of=tick, tick long";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<SensorTickByTickKey> ORDER = SensorTickByTickKey::compare;

  private static final BinaryString SITE = BinaryString.of("site").followed();
  private static final BinaryWhole TICK = BinaryWhole.of("tick", 8);
  private static final ModuloBuckets BUCKETS = Buckets.modulo(4);
  private static final BinaryBucket BUCKET = BucketForm.binary(4);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public SensorTickByTickKey {
    SITE.check(site);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static SensorTickByTickKey of(SensorTick sensorTick) {
    return new SensorTickByTickKey(sensorTick.site(), sensorTick.tick());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static byte[] encodePartitionKey(String site, long tick) {
    byte[] out = new byte[sizeOfPartitionKey(site, tick)];
    writePartitionKey(site, tick, out, 0);
    return out;
  }

  /**
   * Writes the column {@code partitionKey} into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  public static void encodePartitionKey(String site, long tick, ByteBuffer out) {
    BinaryRoom room = BinaryRoom.in(out, sizeOfPartitionKey(site, tick));
    writePartitionKey(site, tick, room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfPartitionKey(String site, long tick) {
    return SITE.size(site) + BUCKET.width() + TICK.size(tick);
  }

  private static void writePartitionKey(String site, long tick, byte[] out, int start) {
    int bucket = bucketOf(tick);
    int index = SITE.write(site, out, start);
    index = BUCKET.write(bucket, out, index);
    TICK.write(tick, out, index);
  }

  /**
   * The bucket of the keys with these values: 0 to 3.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a value is not allowed for its part
   */
  public static int bucketOf(long tick) {
    return BUCKETS.of(tick);
  }

  /** The bucket that this key is in. */
  public int bucket() {
    return bucketOf(tick);
  }

  /** The encoded column {@code partitionKey}. */
  public byte[] partitionKey() {
    return encodePartitionKey(site, tick);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static SensorTickByTickKey decode(byte[] partitionKey) {
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
  public static SensorTickByTickKey decode(ByteBuffer partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static SensorTickByTickKey read(Object partitionKey, ReadMode mode) {
    BinaryReader in = BinaryReader.of("partitionKey", partitionKey, mode);
    String site = SITE.read(in);
    int bucketStart = in.position();
    int bucket = in.bucket(BUCKET);
    long tick = TICK.readLong(in);
    in.end();
    BUCKET.verify(bucketStart, bucket, bucketOf(tick));
    return new SensorTickByTickKey(site, tick);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<SensorTickByTickKey> tryDecode(byte[] partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<SensorTickByTickKey> tryDecode(ByteBuffer partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static SensorTickByTickKey decode(Map<String, ?> columns) {
    return decode(Columns.bytes(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  private static int compare(SensorTickByTickKey a, SensorTickByTickKey b) {
    int order = ColumnOrder.TEXT.compare(a.site, b.site);
    order = order != 0 ? order : Integer.compare(a.bucket(), b.bucket());
    return order != 0 ? order : compareInBucket(a, b);
  }

  private static int compareInBucket(SensorTickByTickKey a, SensorTickByTickKey b) {
    return Long.compare(a.tick, b.tick);
  }

  /** A scan of all keys; {@code site} is next. */
  public static final class Scan extends BucketStage<SensorTickByTickKey, byte[]> {
    private static final BucketScan<SensorTickByTickKey, byte[]> PARTITION_KEY_SCAN =
        BucketScan.inFront(
            ColumnScan.binary("partitionKey", 2).boundedBy(SITE),
            BUCKETS, BUCKET, SensorTickByTickKey::compare, SensorTickByTickKey::compareInBucket,
                TICK);
    private static final ColumnScan<byte[]> PARTITION_KEY_REST_SCAN =
        ColumnScan.binary("partitionKey", 1);

    private Scan(BucketScan<SensorTickByTickKey, byte[]> scan) { super(scan); }

    /** Fixes {@code site}; {@code tick} is next. */
    public AfterSite site(String site) {
      BucketScan<SensorTickByTickKey, byte[]> next = scan.bucket(SITE, site,
          Scan.PARTITION_KEY_REST_SCAN);
      return new AfterSite(next);
    }

    /** Asks for ranges of {@code site}, written as text. */
    public TextBounds<String, KeyRanges<SensorTickByTickKey, byte[]>> site() {
      return scan.texts(SITE);
    }
  }

  /** A scan that has fixed the parts up to {@code site}; {@code tick} is next. */
  public static final class AfterSite extends BucketStage<SensorTickByTickKey, byte[]> {
    private AfterSite(BucketScan<SensorTickByTickKey, byte[]> scan) { super(scan); }

    /** The keys with this {@code tick}. */
    public KeyRanges<SensorTickByTickKey, byte[]> tick(long tick) {
      return scan.equal(TICK, tick);
    }

    /** Asks for ranges of {@code tick}, written as 8 bytes. */
    public LongBounds<KeyRanges<SensorTickByTickKey, byte[]>> tick() {
      return scan.longs(TICK);
    }
  }
}
