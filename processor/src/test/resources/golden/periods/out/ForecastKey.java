package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.binary.BinaryRoom;
import dev.keywright.runtime.binary.BinaryTime;
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
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.slice.SlicePeriod;
import dev.keywright.runtime.slice.SliceTier;
import dev.keywright.runtime.slice.TimeSlices;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link Forecast}.
 *
 * <pre>
 * partitionKey  bucket  int        4 buckets, by the remainder of month
 *               city    long       8 bytes
 *               month   YearMonth  its month, 4 bytes, newest first
 *               made    Year       its year, 4 bytes
 * </pre>
 *
 * <p>For example <code>partitionKey = 03 80 00 00 00 00 00 00 36 7f ff fe 00 80 00 07 dc</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record ForecastKey(long city, YearMonth month, Year made) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "BINARY"
      + " | partitionKey: bucket count=4 by=MODULO of=month, city long, month YearMonth DESC"
      + ", made Year";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<ForecastKey> ORDER = ForecastKey::compare;

  private static final BinaryWhole CITY = BinaryWhole.of("city", 8);
  private static final BinaryTime<YearMonth> MONTH =
      BinaryTime.of("month", YearMonth.class).descendingOrder();
  private static final BinaryTime<Year> MADE = BinaryTime.of("made", Year.class);
  private static final ModuloBuckets BUCKETS = Buckets.modulo(4);
  private static final BinaryBucket BUCKET = BucketForm.binary(4);
  private static final TimeSlices SLICES =
      TimeSlices.of("made", "forecasts_{yyyy}", SlicePeriod.YEAR)
          .recentFor(Period.parse("P1Y"));

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public ForecastKey {
    MONTH.check(month);
    MADE.check(made);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static ForecastKey of(Forecast forecast) {
    return new ForecastKey(forecast.city(), forecast.month(), forecast.made());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static byte[] encodePartitionKey(long city, YearMonth month, Year made) {
    byte[] out = new byte[sizeOfPartitionKey(city, month, made)];
    writePartitionKey(city, month, made, out, 0);
    return out;
  }

  /**
   * Writes the column {@code partitionKey} into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  public static void encodePartitionKey(long city, YearMonth month, Year made, ByteBuffer out) {
    BinaryRoom room = BinaryRoom.in(out, sizeOfPartitionKey(city, month, made));
    writePartitionKey(city, month, made, room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfPartitionKey(long city, YearMonth month, Year made) {
    return BUCKET.width() + CITY.size(city) + MONTH.size(month) + MADE.size(made);
  }

  private static void writePartitionKey(long city, YearMonth month, Year made, byte[] out,
      int start) {
    int index = BUCKET.write(bucketOf(month), out, start);
    index = CITY.write(city, out, index);
    index = MONTH.write(month, out, index);
    MADE.write(made, out, index);
  }

  /**
   * The bucket of the keys with these values: 0 to 3.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a value is not allowed for its part
   */
  public static int bucketOf(YearMonth month) {
    return BUCKETS.of(MONTH.number(month));
  }

  /** The bucket that this key is in. */
  public int bucket() {
    return bucketOf(month);
  }

  /** The encoded column {@code partitionKey}. */
  public byte[] partitionKey() {
    return encodePartitionKey(city, month, made);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static ForecastKey decode(byte[] partitionKey) {
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
  public static ForecastKey decode(ByteBuffer partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static ForecastKey read(Object partitionKey, ReadMode mode) {
    BinaryReader in = BinaryReader.of("partitionKey", partitionKey, mode);
    int bucket = in.bucket(BUCKET);
    long city = CITY.readLong(in);
    YearMonth month = MONTH.read(in);
    Year made = MADE.read(in);
    in.end();
    BUCKET.verify(bucket, bucketOf(month));
    return new ForecastKey(city, month, made);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<ForecastKey> tryDecode(byte[] partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<ForecastKey> tryDecode(ByteBuffer partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static ForecastKey decode(Map<String, ?> columns) {
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

  /** The table that holds an entity, by its {@code made}. */
  public static String table(Forecast forecast) {
    return SLICES.table(forecast.made());
  }

  /**
   * The tables that hold the entities whose {@code made} is at least {@code from} and below
   * {@code to}, oldest first.
   */
  public static List<String> tables(Year from, Year to) {
    return SLICES.tables(from, to);
  }

  /**
   * How much a table is used at a time.
   *
   * @throws IllegalArgumentException if no table is called that
   */
  public static SliceTier tier(String table, Instant now) {
    return SLICES.tier(table, now);
  }

  private static int compare(ForecastKey a, ForecastKey b) {
    int order = Integer.compare(a.bucket(), b.bucket());
    return order != 0 ? order : compareInBucket(a, b);
  }

  private static int compareInBucket(ForecastKey a, ForecastKey b) {
    int order = Long.compare(a.city, b.city);
    order = order != 0 ? order : b.month.compareTo(a.month);
    return order != 0 ? order : a.made.compareTo(b.made);
  }

  /** A scan of all keys; {@code city} is next. */
  public static final class Scan extends BucketStage<ForecastKey, byte[]> {
    private static final BucketScan<ForecastKey, byte[]> PARTITION_KEY_SCAN =
        BucketScan.of(
            ColumnScan.binary("partitionKey", 3).boundedBy(CITY, MONTH, MADE),
            BUCKETS, BUCKET, ForecastKey::compareInBucket, MONTH);

    private Scan(BucketScan<ForecastKey, byte[]> scan) { super(scan); }

    /** Fixes {@code city}; {@code month} is next. */
    public AfterCity city(long city) {
      BucketScan<ForecastKey, byte[]> next = scan.part(CITY, city);
      return new AfterCity(next);
    }

    /** Asks for ranges of {@code city}, written as 8 bytes. */
    public LongBounds<KeyRanges<ForecastKey, byte[]>> city() {
      return scan.longs(CITY);
    }
  }

  /** A scan that has fixed the parts up to {@code city}; {@code month} is next. */
  public static final class AfterCity extends BucketStage<ForecastKey, byte[]> {
    private AfterCity(BucketScan<ForecastKey, byte[]> scan) { super(scan); }

    /** Fixes {@code month}; {@code made} is next. */
    public AfterMonth month(YearMonth month) {
      BucketScan<ForecastKey, byte[]> next = scan.part(MONTH, month);
      return new AfterMonth(next);
    }

    /** Asks for ranges of {@code month}, written as its month, 4 bytes, newest first. */
    public ValueBounds<YearMonth, KeyRanges<ForecastKey, byte[]>> month() {
      return scan.values(MONTH);
    }
  }

  /** A scan that has fixed the parts up to {@code month}; {@code made} is next. */
  public static final class AfterMonth extends BucketStage<ForecastKey, byte[]> {
    private AfterMonth(BucketScan<ForecastKey, byte[]> scan) { super(scan); }

    /** The keys with this {@code made}. */
    public KeyRanges<ForecastKey, byte[]> made(Year made) {
      return scan.equal(MADE, made);
    }

    /** Asks for ranges of {@code made}, written as its year, 4 bytes. */
    public ValueBounds<Year, KeyRanges<ForecastKey, byte[]>> made() {
      return scan.values(MADE);
    }
  }
}
