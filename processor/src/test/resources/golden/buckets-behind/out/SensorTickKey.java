package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.BinaryNumber;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.binary.BinaryRoom;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.bucket.BinaryBucket;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.BucketFunction;
import dev.keywright.runtime.bucket.BucketScan;
import dev.keywright.runtime.bucket.BucketStage;
import dev.keywright.runtime.bucket.BucketedValue;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.bucket.FunctionBuckets;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.function.MurmurModulo;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.scan.BytesBounds;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.scan.LongBounds;
import dev.keywright.runtime.scan.TextBounds;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The key of {@link SensorTick}.
 *
 * <pre>
 * partitionKey  site    String  text
 *               sensor  int     3 unsigned bytes
 *               bucket  int     300 buckets, by the function MurmurModulo of site, sensor, tick, run
 *               tick    long    8 bytes
 * sortKey       run     byte[]  bytes
 * </pre>
 *
 * <p>For example <code>partitionKey = 61 31 30 30 00 01 00 00 36 01 0b 80 00 00 00 00 00 1a 79, sortKey = ca fe</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record SensorTickKey(String site, int sensor, long tick, byte[] run) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "BINARY"
      + " | partitionKey: site String, sensor int as=UNSIGNED width=3"
      + ", bucket count=300 function=dev.keywright.runtime.function.MurmurModulo of=site+sensor+tick+run"
      + ", tick long"
      + " | sortKey: run byte[]";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<SensorTickKey> ORDER = SensorTickKey::compare;

  private static final BinaryString SITE = BinaryString.of("site").followed();
  private static final BinaryNumber SENSOR =
      BinaryNumber.of("sensor", NumberForm.of(NumberEncoding.UNSIGNED, 3));
  private static final BinaryWhole TICK = BinaryWhole.of("tick", 8);
  private static final BinaryBytes RUN = BinaryBytes.of("run");
  private static final FunctionBuckets BUCKETS =
      Buckets.function(BucketFunction.ofBytes(MurmurModulo.class, MurmurModulo::bucket), 300);
  private static final BinaryBucket BUCKET = BucketForm.binary(300);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public SensorTickKey {
    SITE.check(site);
    SENSOR.check(sensor);
    RUN.check(run);
    run = run.clone();
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static SensorTickKey of(SensorTick sensorTick) {
    return new SensorTickKey(sensorTick.site(), sensorTick.sensor(), sensorTick.tick(),
        sensorTick.run());
  }

  /**
   * The encoded column {@code partitionKey}. Refuses what the constructor refuses.
   *
   * <p>The bucket in it also depends on {@code run} of another column.
   */
  public static byte[] encodePartitionKey(String site, int sensor, long tick, byte[] run) {
    byte[] out = new byte[sizeOfPartitionKey(site, sensor, tick, run)];
    writePartitionKey(site, sensor, tick, run, out, 0);
    return out;
  }

  /**
   * Writes the column {@code partitionKey} into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * <p>The bucket in it also depends on {@code run} of another column.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  public static void encodePartitionKey(String site, int sensor, long tick, byte[] run,
      ByteBuffer out) {
    BinaryRoom room = BinaryRoom.in(out, sizeOfPartitionKey(site, sensor, tick, run));
    writePartitionKey(site, sensor, tick, run, room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfPartitionKey(String site, int sensor, long tick, byte[] run) {
    return SITE.size(site) + SENSOR.size(sensor) + BUCKET.width() + TICK.size(tick);
  }

  private static void writePartitionKey(String site, int sensor, long tick, byte[] run, byte[] out,
      int start) {
    int bucket = bucketOf(site, sensor, tick, run);
    int index = SITE.write(site, out, start);
    index = SENSOR.write(sensor, out, index);
    index = BUCKET.write(bucket, out, index);
    TICK.write(tick, out, index);
  }

  /** The encoded column {@code sortKey}. Refuses what the constructor refuses. */
  public static byte[] encodeSortKey(byte[] run) {
    byte[] out = new byte[sizeOfSortKey(run)];
    writeSortKey(run, out, 0);
    return out;
  }

  /**
   * Writes the column {@code sortKey} into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  public static void encodeSortKey(byte[] run, ByteBuffer out) {
    BinaryRoom room = BinaryRoom.in(out, sizeOfSortKey(run));
    writeSortKey(run, room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfSortKey(byte[] run) {
    return RUN.size(run);
  }

  private static void writeSortKey(byte[] run, byte[] out, int start) {
    RUN.write(run, out, start);
  }

  /**
   * The bucket of the keys with these values: 0 to 299.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a value is not allowed for its part,
   *     or MurmurModulo chooses no such bucket
   */
  public static int bucketOf(String site, int sensor, long tick, byte[] run) {
    return BUCKETS.of(BucketedValue.of(SITE, site), BucketedValue.of(SENSOR, sensor),
        BucketedValue.of(TICK, tick), BucketedValue.of(RUN, run));
  }

  /** The bucket that this key is in. */
  public int bucket() {
    return bucketOf(site, sensor, tick, run);
  }

  /** The encoded column {@code partitionKey}. */
  public byte[] partitionKey() {
    return encodePartitionKey(site, sensor, tick, run);
  }

  /** The encoded column {@code sortKey}. */
  public byte[] sortKey() {
    return encodeSortKey(run);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("partitionKey", partitionKey()).and("sortKey", sortKey()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static SensorTickKey decode(byte[] partitionKey, byte[] sortKey) {
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
  public static SensorTickKey decode(ByteBuffer partitionKey, ByteBuffer sortKey) {
    try {
      return read(partitionKey, sortKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, sortKey, ReadMode.EXPLAINING);
    }
  }

  private static SensorTickKey read(Object partitionKey, Object sortKey, ReadMode mode) {
    BinaryReader partitionKeyIn = BinaryReader.of("partitionKey", partitionKey, mode);
    String site = SITE.read(partitionKeyIn);
    int sensor = SENSOR.readInt(partitionKeyIn);
    int bucketStart = partitionKeyIn.position();
    int bucket = partitionKeyIn.bucket(BUCKET);
    long tick = TICK.readLong(partitionKeyIn);
    partitionKeyIn.end();
    BinaryReader sortKeyIn = BinaryReader.of("sortKey", sortKey, mode);
    byte[] run = RUN.read(sortKeyIn);
    sortKeyIn.end();
    SensorTickKey decoded = new SensorTickKey(site, sensor, tick, run);
    BUCKETS.verify(BUCKET, bucketStart, bucket, decoded::bucket);
    return decoded;
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<SensorTickKey> tryDecode(byte[] partitionKey, byte[] sortKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, sortKey, mode));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<SensorTickKey> tryDecode(ByteBuffer partitionKey, ByteBuffer sortKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, sortKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static SensorTickKey decode(Map<String, ?> columns) {
    return decode(Columns.bytes(columns, "partitionKey"), Columns.bytes(columns, "sortKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  /** A copy of the bytes. */
  @Override
  public byte[] run() {
    return run.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SensorTickKey that
        && Objects.equals(this.site, that.site)
        && this.sensor == that.sensor
        && this.tick == that.tick
        && Arrays.equals(this.run, that.run);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(new Object[] {site, sensor, tick, run});
  }

  @Override
  public String toString() {
    return "SensorTickKey[site=" + site
        + ", sensor=" + sensor
        + ", tick=" + tick
        + ", run=" + Arrays.toString(run)
        + "]";
  }

  private static int compare(SensorTickKey a, SensorTickKey b) {
    int order = ColumnOrder.TEXT.compare(a.site, b.site);
    order = order != 0 ? order : Integer.compare(a.sensor, b.sensor);
    order = order != 0 ? order : Integer.compare(a.bucket(), b.bucket());
    return order != 0 ? order : compareInBucket(a, b);
  }

  private static int compareInBucket(SensorTickKey a, SensorTickKey b) {
    int order = Long.compare(a.tick, b.tick);
    return order != 0 ? order : ColumnOrder.BYTES.compare(a.run, b.run);
  }

  /** A scan of all keys; {@code site} is next. */
  public static final class Scan extends BucketStage<SensorTickKey, byte[]> {
    private static final BucketScan<SensorTickKey, byte[]> PARTITION_KEY_SCAN =
        BucketScan.inFront(
            ColumnScan.binary("partitionKey", 3).boundedBy(SITE, SENSOR),
            BUCKETS, BUCKET, SensorTickKey::compare, SensorTickKey::compareInBucket, SITE, SENSOR,
                TICK, RUN);
    private static final ColumnScan<byte[]> PARTITION_KEY_REST_SCAN =
        ColumnScan.binary("partitionKey", 1);
    private static final ColumnScan<byte[]> SORT_KEY_SCAN = ColumnScan.binary("sortKey", 1);

    private Scan(BucketScan<SensorTickKey, byte[]> scan) { super(scan); }

    /** Fixes {@code site}; {@code sensor} is next. */
    public AfterSite site(String site) {
      BucketScan<SensorTickKey, byte[]> next = scan.part(SITE, site);
      return new AfterSite(next);
    }

    /** Asks for ranges of {@code site}, written as text. */
    public TextBounds<String, KeyRanges<SensorTickKey, byte[]>> site() {
      return scan.texts(SITE);
    }
  }

  /** A scan that has fixed the parts up to {@code site}; {@code sensor} is next. */
  public static final class AfterSite extends BucketStage<SensorTickKey, byte[]> {
    private AfterSite(BucketScan<SensorTickKey, byte[]> scan) { super(scan); }

    /** Fixes {@code sensor}; {@code tick} is next. */
    public AfterSensor sensor(int sensor) {
      BucketScan<SensorTickKey, byte[]> next = scan.bucket(SENSOR, sensor,
          Scan.PARTITION_KEY_REST_SCAN);
      return new AfterSensor(next);
    }

    /** Asks for ranges of {@code sensor}, written as 3 unsigned bytes, 0 to 16777215. */
    public IntBounds<KeyRanges<SensorTickKey, byte[]>> sensor() {
      return scan.ints(SENSOR);
    }
  }

  /** A scan that has fixed the parts up to {@code sensor}; {@code tick} is next. */
  public static final class AfterSensor extends BucketStage<SensorTickKey, byte[]> {
    private AfterSensor(BucketScan<SensorTickKey, byte[]> scan) { super(scan); }

    /** Fixes {@code tick}; {@code run} is next. */
    public AfterTick tick(long tick) {
      BucketScan<SensorTickKey, byte[]> next = scan.column(TICK, tick, Scan.SORT_KEY_SCAN);
      return new AfterTick(next);
    }

    /** Asks for ranges of {@code tick}, written as 8 bytes. */
    public LongBounds<KeyRanges<SensorTickKey, byte[]>> tick() {
      return scan.longs(TICK);
    }
  }

  /** A scan that has fixed the parts up to {@code tick}; {@code run} is next. */
  public static final class AfterTick extends BucketStage<SensorTickKey, byte[]> {
    private AfterTick(BucketScan<SensorTickKey, byte[]> scan) { super(scan); }

    /** The keys with this {@code run}. */
    public KeyRanges<SensorTickKey, byte[]> run(byte[] run) {
      return scan.equal(RUN, run);
    }

    /** Asks for ranges of {@code run}, written as bytes. */
    public BytesBounds<byte[], KeyRanges<SensorTickKey, byte[]>> run() {
      return scan.bytes(RUN);
    }
  }
}
