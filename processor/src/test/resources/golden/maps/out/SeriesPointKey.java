package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.binary.BinaryElement;
import dev.keywright.runtime.binary.BinaryList;
import dev.keywright.runtime.binary.BinaryMap;
import dev.keywright.runtime.binary.BinaryNumber;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.binary.BinaryRoom;
import dev.keywright.runtime.binary.BinaryTime;
import dev.keywright.runtime.codec.ChangedElement;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.scan.MapBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.time.TimeFormat;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;

/**
 * The key of {@link SeriesPoint}.
 *
 * <pre>
 * partitionKey  metric  int                                                   3 unsigned bytes
 *               hour    Instant                                               EPOCH_SECONDS in 4 unsigned bytes, floored to hours
 *               tags    SortedMap&lt;SeriesPoint.TagName, SeriesPoint.TagValue&gt;  a map of (3 unsigned bytes; 3 unsigned bytes), at most 8
 * </pre>
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record SeriesPointKey(int metric, Instant hour,
    SortedMap<SeriesPoint.TagName, SeriesPoint.TagValue> tags) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "BINARY | partitionKey: metric int as=UNSIGNED width=3"
      + ", hour Instant time=EPOCH_SECONDS as=UNSIGNED width=4 floor=HOURS"
      + ", tags map(key int as=UNSIGNED width=3, value int as=UNSIGNED width=3) maxLength=8";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<SeriesPointKey> ORDER = SeriesPointKey::compare;

  private static final BinaryNumber METRIC =
      BinaryNumber.of("metric", NumberForm.of(NumberEncoding.UNSIGNED, 3));
  private static final BinaryTime<Instant> HOUR = BinaryTime.of("hour", Instant.class,
      TimeFormat.EPOCH_SECONDS, NumberForm.of(NumberEncoding.UNSIGNED, 4))
      .flooredTo(ChronoUnit.HOURS);
  private static final BinaryNumber TAGS_KEY =
      BinaryNumber.of("tags.key", NumberForm.of(NumberEncoding.UNSIGNED, 3));
  private static final BinaryNumber TAGS_VALUE =
      BinaryNumber.of("tags.value", NumberForm.of(NumberEncoding.UNSIGNED, 3));
  private static final BinaryMap<SeriesPoint.TagName, SeriesPoint.TagValue> TAGS =
      new BinaryMap<>(BinaryList.of("tags", new TagsEntry()).byKey().atMost(8),
          Comparator.comparing(key -> key.id()));

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public SeriesPointKey {
    METRIC.check(metric);
    HOUR.check(hour);
    tags = TAGS.copyOf(tags);
  }

  /**
   * The key of an entity. Refuses what the constructor refuses, and null.
   * Rounds down {@code hour}.
   */
  public static SeriesPointKey of(SeriesPoint seriesPoint) {
    return new SeriesPointKey(seriesPoint.metric(), HOUR.floor(seriesPoint.hour()),
        seriesPoint.tags());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static byte[] encodePartitionKey(int metric, Instant hour,
      SortedMap<SeriesPoint.TagName, SeriesPoint.TagValue> tags) {
    tags = TAGS.snapshot(tags);
    byte[] out = new byte[sizeOfPartitionKey(metric, hour, tags)];
    writePartitionKey(metric, hour, tags, out, 0);
    return out;
  }

  /**
   * Writes the column {@code partitionKey} into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  public static void encodePartitionKey(int metric, Instant hour,
      SortedMap<SeriesPoint.TagName, SeriesPoint.TagValue> tags, ByteBuffer out) {
    tags = TAGS.snapshot(tags);
    BinaryRoom room = BinaryRoom.in(out, sizeOfPartitionKey(metric, hour, tags));
    writePartitionKey(metric, hour, tags, room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfPartitionKey(int metric, Instant hour,
      SortedMap<SeriesPoint.TagName, SeriesPoint.TagValue> tags) {
    return METRIC.size(metric) + HOUR.size(hour) + TAGS.size(tags);
  }

  private static void writePartitionKey(int metric, Instant hour,
      SortedMap<SeriesPoint.TagName, SeriesPoint.TagValue> tags, byte[] out, int start) {
    int index = METRIC.write(metric, out, start);
    index = HOUR.write(hour, out, index);
    TAGS.write(tags, out, index);
  }

  /** The encoded column {@code partitionKey}. */
  public byte[] partitionKey() {
    return encodePartitionKey(metric, hour, tags);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static SeriesPointKey decode(byte[] partitionKey) {
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
  public static SeriesPointKey decode(ByteBuffer partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static SeriesPointKey read(Object partitionKey, ReadMode mode) {
    BinaryReader in = BinaryReader.of("partitionKey", partitionKey, mode);
    int metric = METRIC.readInt(in);
    Instant hour = HOUR.read(in);
    SortedMap<SeriesPoint.TagName, SeriesPoint.TagValue> tags = TAGS.read(in.checked());
    in.end();
    return new SeriesPointKey(metric, hour, tags);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<SeriesPointKey> tryDecode(byte[] partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<SeriesPointKey> tryDecode(ByteBuffer partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static SeriesPointKey decode(Map<String, ?> columns) {
    return decode(Columns.bytes(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SeriesPointKey that
        && this.metric == that.metric
        && Objects.equals(this.hour, that.hour)
        && TAGS.equal(this.tags, that.tags);
  }

  @Override
  public int hashCode() {
    return Objects.hash(metric, hour, TAGS.hash(tags));
  }

  private static int compare(SeriesPointKey a, SeriesPointKey b) {
    int order = Integer.compare(a.metric, b.metric);
    order = order != 0 ? order : a.hour.compareTo(b.hour);
    return order != 0 ? order : TAGS.compare(a.tags, b.tags);
  }

  /** One entry of {@code tags}. */
  private static final class TagsEntry
      implements BinaryElement<Map.Entry<SeriesPoint.TagName, SeriesPoint.TagValue>> {
    @Override
    public List<BinaryPart<?>> parts() {
      return List.of(TAGS_KEY, TAGS_VALUE);
    }

    @Override
    public int size(Map.Entry<SeriesPoint.TagName, SeriesPoint.TagValue> entry) {
      return TAGS_KEY.size(entry.getKey().id()) + TAGS_VALUE.size(entry.getValue().id());
    }

    @Override
    public int keySize(Map.Entry<SeriesPoint.TagName, SeriesPoint.TagValue> entry) {
      return TAGS_KEY.size(entry.getKey().id());
    }

    @Override
    public int write(Map.Entry<SeriesPoint.TagName, SeriesPoint.TagValue> entry, byte[] out,
        int at) {
      int index = TAGS_KEY.write(entry.getKey().id(), out, at);
      return TAGS_VALUE.write(entry.getValue().id(), out, index);
    }

    @Override
    public Map.Entry<SeriesPoint.TagName, SeriesPoint.TagValue> read(BinaryReader in) {
      int key = TAGS_KEY.readInt(in);
      int value = TAGS_VALUE.readInt(in);
      SeriesPoint.TagName entryKey = new SeriesPoint.TagName(key);
      if (entryKey.id() != key) {
        throw new ChangedElement();
      }
      SeriesPoint.TagValue entryValue = new SeriesPoint.TagValue(value);
      if (entryValue.id() != value) {
        throw new ChangedElement();
      }
      return Map.entry(entryKey, entryValue);
    }
  }

  /** A scan of all keys; {@code metric} is next. */
  public static final class Scan extends RangeStage<byte[]> {
    private static final ColumnScan<byte[]> PARTITION_KEY_SCAN =
        ColumnScan.binary("partitionKey", 3).boundedBy(METRIC, HOUR, TAGS);

    private Scan(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code metric}; {@code hour} is next. */
    public AfterMetric metric(int metric) {
      ColumnScan<byte[]> next = scan.part(METRIC, metric);
      return new AfterMetric(next);
    }

    /** Asks for ranges of {@code metric}, written as 3 unsigned bytes, 0 to 16777215. */
    public IntBounds<KeyRange<byte[]>> metric() {
      return scan.ints(METRIC);
    }
  }

  /** A scan that has fixed the parts up to {@code metric}; {@code hour} is next. */
  public static final class AfterMetric extends RangeStage<byte[]> {
    private AfterMetric(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code hour}; {@code tags} is next. */
    public AfterHour hour(Instant hour) {
      ColumnScan<byte[]> next = scan.part(HOUR, HOUR.floor(hour));
      return new AfterHour(next);
    }

    /**
     * Asks for ranges of {@code hour}, written as EPOCH_SECONDS in 4 unsigned bytes, floored to hours.
     */
    public ValueBounds<Instant, KeyRange<byte[]>> hour() {
      return scan.floored(HOUR);
    }
  }

  /** A scan that has fixed the parts up to {@code hour}; {@code tags} is next. */
  public static final class AfterHour extends RangeStage<byte[]> {
    private AfterHour(ColumnScan<byte[]> scan) { super(scan); }

    /** The keys with this {@code tags}. */
    public KeyRange<byte[]> tags(SortedMap<SeriesPoint.TagName, SeriesPoint.TagValue> tags) {
      return scan.equal(TAGS, tags);
    }

    /**
     * Asks for ranges of {@code tags}, written as a map of (3 unsigned bytes; 3 unsigned bytes), at most 8.
     */
    public MapBounds<SeriesPoint.TagName, SeriesPoint.TagValue, KeyRange<byte[]>> tags() {
      return scan.maps(TAGS);
    }
  }
}
