package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.RandomSuffix;
import dev.keywright.runtime.binary.BinaryNumber;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.binary.BinaryRoom;
import dev.keywright.runtime.binary.BinarySuffix;
import dev.keywright.runtime.binary.BinaryTime;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.LongBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.time.TimeFormat;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key {@code bySeries} of {@link Sample}.
 *
 * <pre>
 * partitionKey  series        long     8 unsigned bytes, largest first
 *               at            Instant  EPOCH_SECONDS in 4 unsigned bytes, floored to hours
 *               index         long     8 bytes of two's complement
 *               uniqueSuffix  String   4 random characters of [0-9a-z]
 * </pre>
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record SampleBySeriesKey(long series, Instant at, long index,
    String uniqueSuffix) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "BINARY | partitionKey: series long as=UNSIGNED width=8 DESC"
      + ", at Instant time=EPOCH_SECONDS as=UNSIGNED width=4 floor=HOURS"
      + ", index long as=TWOS_COMPLEMENT width=8 min=0, uniqueSuffix suffix(4)";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<SampleBySeriesKey> ORDER = SampleBySeriesKey::compare;

  private static final BinaryNumber SERIES = BinaryNumber.of("series",
      NumberForm.of(NumberEncoding.UNSIGNED, 8)).ofBits().descendingOrder();
  private static final BinaryTime<Instant> AT = BinaryTime.of("at", Instant.class,
      TimeFormat.EPOCH_SECONDS, NumberForm.of(NumberEncoding.UNSIGNED, 4))
      .flooredTo(ChronoUnit.HOURS);
  private static final BinaryNumber INDEX =
      BinaryNumber.of("index", NumberForm.of(NumberEncoding.TWOS_COMPLEMENT, 8)).atLeast(0);
  private static final BinarySuffix UNIQUE_SUFFIX = BinarySuffix.of("uniqueSuffix", 4);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public SampleBySeriesKey {
    AT.check(at);
    INDEX.check(index);
    UNIQUE_SUFFIX.check(uniqueSuffix);
  }

  /**
   * A new key for an entity: it ends in random characters, so each call gives another.
   * Refuses what the constructor refuses, and null.
   * Rounds down {@code at}.
   */
  public static SampleBySeriesKey of(Sample sample) {
    return new SampleBySeriesKey(sample.series(), AT.floor(sample.at()), sample.index(),
        RandomSuffix.of(4));
  }

  /**
   * The key of an entity that was stored. Refuses what the constructor refuses, and null.
   * Rounds down {@code at}.
   */
  public static SampleBySeriesKey of(Sample sample, String uniqueSuffix) {
    return new SampleBySeriesKey(sample.series(), AT.floor(sample.at()), sample.index(),
        uniqueSuffix);
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static byte[] encodePartitionKey(long series, Instant at, long index,
      String uniqueSuffix) {
    byte[] out = new byte[sizeOfPartitionKey(series, at, index, uniqueSuffix)];
    writePartitionKey(series, at, index, uniqueSuffix, out, 0);
    return out;
  }

  /**
   * Writes the column {@code partitionKey} into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  public static void encodePartitionKey(long series, Instant at, long index, String uniqueSuffix,
      ByteBuffer out) {
    BinaryRoom room = BinaryRoom.in(out, sizeOfPartitionKey(series, at, index, uniqueSuffix));
    writePartitionKey(series, at, index, uniqueSuffix, room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfPartitionKey(long series, Instant at, long index, String uniqueSuffix) {
    return SERIES.size(series) + AT.size(at) + INDEX.size(index) + UNIQUE_SUFFIX.size(uniqueSuffix);
  }

  private static void writePartitionKey(long series, Instant at, long index, String uniqueSuffix,
      byte[] out, int start) {
    int index_ = SERIES.write(series, out, start);
    index_ = AT.write(at, out, index_);
    index_ = INDEX.write(index, out, index_);
    UNIQUE_SUFFIX.write(uniqueSuffix, out, index_);
  }

  /** The encoded column {@code partitionKey}. */
  public byte[] partitionKey() {
    return encodePartitionKey(series, at, index, uniqueSuffix);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static SampleBySeriesKey decode(byte[] partitionKey) {
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
  public static SampleBySeriesKey decode(ByteBuffer partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static SampleBySeriesKey read(Object partitionKey, ReadMode mode) {
    BinaryReader in = BinaryReader.of("partitionKey", partitionKey, mode);
    long series = SERIES.readLong(in);
    Instant at = AT.read(in);
    long index = INDEX.readLong(in);
    String uniqueSuffix = UNIQUE_SUFFIX.read(in);
    in.end();
    return new SampleBySeriesKey(series, at, index, uniqueSuffix);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<SampleBySeriesKey> tryDecode(byte[] partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<SampleBySeriesKey> tryDecode(ByteBuffer partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static SampleBySeriesKey decode(Map<String, ?> columns) {
    return decode(Columns.bytes(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  private static int compare(SampleBySeriesKey a, SampleBySeriesKey b) {
    int order = Long.compareUnsigned(b.series, a.series);
    order = order != 0 ? order : a.at.compareTo(b.at);
    order = order != 0 ? order : Long.compare(a.index, b.index);
    return order != 0 ? order : ColumnOrder.TEXT.compare(a.uniqueSuffix, b.uniqueSuffix);
  }

  /** A scan of all keys; {@code series} is next. */
  public static final class Scan extends RangeStage<byte[]> {
    private static final ColumnScan<byte[]> PARTITION_KEY_SCAN =
        ColumnScan.binary("partitionKey", 4).boundedBy(SERIES, AT, INDEX, UNIQUE_SUFFIX);

    private Scan(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code series}; {@code at} is next. */
    public AfterSeries series(long series) {
      ColumnScan<byte[]> next = scan.part(SERIES, series);
      return new AfterSeries(next);
    }

    /** Asks for ranges of {@code series}, written as 8 unsigned bytes, largest first. */
    public LongBounds<KeyRange<byte[]>> series() {
      return scan.longs(SERIES);
    }
  }

  /** A scan that has fixed the parts up to {@code series}; {@code at} is next. */
  public static final class AfterSeries extends RangeStage<byte[]> {
    private AfterSeries(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code at}; {@code index} is next. */
    public AfterAt at(Instant at) {
      ColumnScan<byte[]> next = scan.part(AT, AT.floor(at));
      return new AfterAt(next);
    }

    /**
     * Asks for ranges of {@code at}, written as EPOCH_SECONDS in 4 unsigned bytes, floored to hours.
     */
    public ValueBounds<Instant, KeyRange<byte[]>> at() {
      return scan.floored(AT);
    }
  }

  /** A scan that has fixed the parts up to {@code at}; {@code index} is next. */
  public static final class AfterAt extends RangeStage<byte[]> {
    private AfterAt(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code index}; {@code uniqueSuffix} is next. */
    public AfterIndex index(long index) {
      ColumnScan<byte[]> next = scan.part(INDEX, index);
      return new AfterIndex(next);
    }

    /**
     * Asks for ranges of {@code index}, written as 8 bytes of two's complement, 0 to 9223372036854775807.
     */
    public LongBounds<KeyRange<byte[]>> index() {
      return scan.longs(INDEX);
    }
  }

  /** A scan that has fixed the parts up to {@code index}; {@code uniqueSuffix} is next. */
  public static final class AfterIndex extends RangeStage<byte[]> {
    private AfterIndex(ColumnScan<byte[]> scan) { super(scan); }

    /** The keys with this {@code uniqueSuffix}. */
    public KeyRange<byte[]> uniqueSuffix(String uniqueSuffix) {
      return scan.equal(UNIQUE_SUFFIX, uniqueSuffix);
    }
  }
}
