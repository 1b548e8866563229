package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.Wrapper;
import dev.keywright.runtime.binary.BinaryNumber;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.binary.BinaryRoom;
import dev.keywright.runtime.binary.BinaryTime;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.scan.LongBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.time.TimeFormat;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The key of {@link Sample}.
 *
 * <pre>
 * partitionKey  metric   int           3 unsigned bytes
 *               series   long          8 unsigned bytes
 *               at       Instant       EPOCH_MILLIS in 8 bytes of two's complement, counted down from 9223372036854775807
 *               index    long          Bitcoin varints, never scanned by range
 *               shard    Sample.Shard  FoundationDB integers
 *               attempt  short         2 little-endian bytes
 *               day      LocalDate     EPOCH_SECONDS in 5 unsigned bytes
 * </pre>
 *
 * <p>For example <code>partitionKey = 00 00 36 00 00 00 00 00 00 1a 79 7f ff fe c7 1c d5 96 1f 8b 99 41 15 36 36 00 00 50 18 71 80</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record SampleKey(int metric, long series, Instant at, long index, Sample.Shard shard,
    short attempt, LocalDate day) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "BINARY"
      + " | partitionKey: metric int as=UNSIGNED width=3, series long as=UNSIGNED width=8"
      + ", at Instant time=EPOCH_MILLIS as=TWOS_COMPLEMENT width=8 countDownFrom=9223372036854775807"
      + ", index long as=VARINT_BITCOIN min=0 unordered, shard int as=VARINT_FOUNDATIONDB"
      + ", attempt short as=LITTLE_ENDIAN width=2 min=0 max=200"
      + ", day LocalDate time=EPOCH_SECONDS as=UNSIGNED width=5";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<SampleKey> ORDER = SampleKey::compare;

  private static final BinaryNumber METRIC =
      BinaryNumber.of("metric", NumberForm.of(NumberEncoding.UNSIGNED, 3));
  private static final BinaryNumber SERIES =
      BinaryNumber.of("series", NumberForm.of(NumberEncoding.UNSIGNED, 8)).ofBits();
  private static final BinaryTime<Instant> AT = BinaryTime.of("at", Instant.class,
      TimeFormat.EPOCH_MILLIS,
      NumberForm.of(NumberEncoding.TWOS_COMPLEMENT, 8).countingDownFrom(9223372036854775807L));
  private static final BinaryNumber INDEX =
      BinaryNumber.of("index", NumberForm.of(NumberEncoding.VARINT_BITCOIN));
  private static final BinaryNumber SHARD = BinaryNumber.of("shard",
      NumberForm.of(NumberEncoding.VARINT_FOUNDATIONDB)).atLeast(-2147483648).atMost(2147483647);
  private static final Wrapper<Sample.Shard, Integer> SHARD_TYPE =
      new Wrapper<>("shard", wrapped -> wrapped.id(), value -> new Sample.Shard(value));
  private static final BinaryNumber ATTEMPT = BinaryNumber.of("attempt",
      NumberForm.of(NumberEncoding.LITTLE_ENDIAN, 2)).ofBits().atLeast(0).atMost(200);
  private static final BinaryTime<LocalDate> DAY = BinaryTime.of("day", LocalDate.class,
      TimeFormat.EPOCH_SECONDS, NumberForm.of(NumberEncoding.UNSIGNED, 5));

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public SampleKey {
    METRIC.check(metric);
    AT.check(at);
    INDEX.check(index);
    SHARD.check(SHARD_TYPE.unwrap(shard));
    ATTEMPT.check(attempt);
    DAY.check(day);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static SampleKey of(Sample sample) {
    return new SampleKey(sample.metric(), sample.series(), sample.at(), sample.index(),
        sample.shard(), sample.attempt(), sample.day());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static byte[] encodePartitionKey(int metric, long series, Instant at, long index,
      Sample.Shard shard, short attempt, LocalDate day) {
    byte[] out = new byte[sizeOfPartitionKey(metric, series, at, index, shard, attempt, day)];
    writePartitionKey(metric, series, at, index, shard, attempt, day, out, 0);
    return out;
  }

  /**
   * Writes the column {@code partitionKey} into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  public static void encodePartitionKey(int metric, long series, Instant at, long index,
      Sample.Shard shard, short attempt, LocalDate day, ByteBuffer out) {
    BinaryRoom room = BinaryRoom.in(out, sizeOfPartitionKey(metric, series, at, index, shard,
        attempt, day));
    writePartitionKey(metric, series, at, index, shard, attempt, day, room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfPartitionKey(int metric, long series, Instant at, long index,
      Sample.Shard shard, short attempt, LocalDate day) {
    int shardValue = SHARD_TYPE.unwrap(shard);
    return METRIC.size(metric) + SERIES.size(series) + AT.size(at) + INDEX.size(index) +
        SHARD.size(shardValue) + ATTEMPT.size(attempt) + DAY.size(day);
  }

  private static void writePartitionKey(int metric, long series, Instant at, long index,
      Sample.Shard shard, short attempt, LocalDate day, byte[] out, int start) {
    int shardValue = SHARD_TYPE.unwrap(shard);
    int index_ = METRIC.write(metric, out, start);
    index_ = SERIES.write(series, out, index_);
    index_ = AT.write(at, out, index_);
    index_ = INDEX.write(index, out, index_);
    index_ = SHARD.write(shardValue, out, index_);
    index_ = ATTEMPT.write(attempt, out, index_);
    DAY.write(day, out, index_);
  }

  /** The encoded column {@code partitionKey}. */
  public byte[] partitionKey() {
    return encodePartitionKey(metric, series, at, index, shard, attempt, day);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static SampleKey decode(byte[] partitionKey) {
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
  public static SampleKey decode(ByteBuffer partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static SampleKey read(Object partitionKey, ReadMode mode) {
    BinaryReader in = BinaryReader.of("partitionKey", partitionKey, mode);
    int metric = METRIC.readInt(in);
    long series = SERIES.readLong(in);
    Instant at = AT.read(in);
    long index = INDEX.readLong(in);
    Sample.Shard shard = SHARD_TYPE.wrap(in.position(), SHARD.readInt(in.checked()));
    short attempt = ATTEMPT.readShort(in);
    LocalDate day = DAY.read(in);
    in.end();
    return new SampleKey(metric, series, at, index, shard, attempt, day);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<SampleKey> tryDecode(byte[] partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<SampleKey> tryDecode(ByteBuffer partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static SampleKey decode(Map<String, ?> columns) {
    return decode(Columns.bytes(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  /**
   * Answers the access pattern {@code newestSamples}:
   * the keys with this {@code metric} and {@code series}.
   *
   * <p>The store holds the largest {@code at} first.
   */
  public static KeyRange<byte[]> newestSamples(int metric, long series) {
    return scan().metric(metric).series(series).all();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SampleKey that
        && this.metric == that.metric
        && this.series == that.series
        && Objects.equals(this.at, that.at)
        && this.index == that.index
        && Objects.equals(SHARD_TYPE.unwrap(this.shard), SHARD_TYPE.unwrap(that.shard))
        && this.attempt == that.attempt
        && Objects.equals(this.day, that.day);
  }

  @Override
  public int hashCode() {
    return Objects.hash(metric, series, at, index, SHARD_TYPE.unwrap(shard), attempt, day);
  }

  private static int compare(SampleKey a, SampleKey b) {
    int order = Integer.compare(a.metric, b.metric);
    order = order != 0 ? order : Long.compareUnsigned(a.series, b.series);
    order = order != 0 ? order : b.at.compareTo(a.at);
    order = order != 0 ? order : ColumnOrder.BYTES.compare(INDEX.encode(a.index),
        INDEX.encode(b.index));
    order = order != 0 ? order : Integer.compare(SHARD_TYPE.unwrap(a.shard),
        SHARD_TYPE.unwrap(b.shard));
    order = order != 0 ? order : Short.compareUnsigned(a.attempt, b.attempt);
    return order != 0 ? order : a.day.compareTo(b.day);
  }

  /** A scan of all keys; {@code metric} is next. */
  public static final class Scan extends RangeStage<byte[]> {
    private static final ColumnScan<byte[]> PARTITION_KEY_SCAN =
        ColumnScan.binary("partitionKey", 7)
        .boundedBy(METRIC, SERIES, AT, INDEX, SHARD, ATTEMPT, DAY);

    private Scan(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code metric}; {@code series} is next. */
    public AfterMetric metric(int metric) {
      ColumnScan<byte[]> next = scan.part(METRIC, metric);
      return new AfterMetric(next);
    }

    /** Asks for ranges of {@code metric}, written as 3 unsigned bytes, 0 to 16777215. */
    public IntBounds<KeyRange<byte[]>> metric() {
      return scan.ints(METRIC);
    }
  }

  /** A scan that has fixed the parts up to {@code metric}; {@code series} is next. */
  public static final class AfterMetric extends RangeStage<byte[]> {
    private AfterMetric(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code series}; {@code at} is next. */
    public AfterSeries series(long series) {
      ColumnScan<byte[]> next = scan.part(SERIES, series);
      return new AfterSeries(next);
    }

    /** Asks for ranges of {@code series}, written as 8 unsigned bytes. */
    public LongBounds<KeyRange<byte[]>> series() {
      return scan.longs(SERIES);
    }
  }

  /** A scan that has fixed the parts up to {@code series}; {@code at} is next. */
  public static final class AfterSeries extends RangeStage<byte[]> {
    private AfterSeries(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code at}; {@code index} is next. */
    public AfterAt at(Instant at) {
      ColumnScan<byte[]> next = scan.part(AT, at);
      return new AfterAt(next);
    }

    /**
     * Asks for ranges of {@code at}, written as EPOCH_MILLIS in 8 bytes of two's complement, counted down from 9223372036854775807.
     */
    public ValueBounds<Instant, KeyRange<byte[]>> at() {
      return scan.values(AT);
    }
  }

  /** A scan that has fixed the parts up to {@code at}; {@code index} is next. */
  public static final class AfterAt extends RangeStage<byte[]> {
    private AfterAt(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code index}; {@code shard} is next. */
    public AfterIndex index(long index) {
      ColumnScan<byte[]> next = scan.part(INDEX, index);
      return new AfterIndex(next);
    }
  }

  /** A scan that has fixed the parts up to {@code index}; {@code shard} is next. */
  public static final class AfterIndex extends RangeStage<byte[]> {
    private AfterIndex(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code shard}; {@code attempt} is next. */
    public AfterShard shard(Sample.Shard shard) {
      ColumnScan<byte[]> next = scan.part(SHARD, SHARD_TYPE.unwrap(shard));
      return new AfterShard(next);
    }

    /** Asks for ranges of {@code shard}, written as FoundationDB integers. */
    public ValueBounds<Sample.Shard, KeyRange<byte[]>> shard() {
      return scan.wholes(SHARD_TYPE, SHARD);
    }
  }

  /** A scan that has fixed the parts up to {@code shard}; {@code attempt} is next. */
  public static final class AfterShard extends RangeStage<byte[]> {
    private AfterShard(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code attempt}; {@code day} is next. */
    public AfterAttempt attempt(short attempt) {
      ColumnScan<byte[]> next = scan.part(ATTEMPT, attempt);
      return new AfterAttempt(next);
    }

    /** Asks for ranges of {@code attempt}, written as 2 little-endian bytes, 0 to 200. */
    public IntBounds<KeyRange<byte[]>> attempt() {
      return scan.ints(ATTEMPT);
    }
  }

  /** A scan that has fixed the parts up to {@code attempt}; {@code day} is next. */
  public static final class AfterAttempt extends RangeStage<byte[]> {
    private AfterAttempt(ColumnScan<byte[]> scan) { super(scan); }

    /** The keys with this {@code day}. */
    public KeyRange<byte[]> day(LocalDate day) {
      return scan.equal(DAY, day);
    }

    /** Asks for ranges of {@code day}, written as EPOCH_SECONDS in 5 unsigned bytes. */
    public ValueBounds<LocalDate, KeyRange<byte[]>> day() {
      return scan.values(DAY);
    }
  }
}
