package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.FlagPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.Instant;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link Reading}.
 *
 * <pre>
 * partitionKey  indoor  boolean  0 or 1
 *               sensor  int      4 digits, backward
 * sortKey       at      Instant  EPOCH_MILLIS
 * </pre>
 *
 * <p>For example <code>partitionKey = "1|4500", sortKey = "1343841004000"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
record ReadingKey(boolean indoor, int sensor, Instant at) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  static final String LAYOUT = "TEXT separator='|'"
      + " | partitionKey: indoor boolean, sensor int pad=4 reversed"
      + " | sortKey: at Instant time=EPOCH_MILLIS";

  /** The order in which the store keeps the encoded keys. */
  static final Comparator<ReadingKey> ORDER = ReadingKey::compare;

  private static final FlagPart INDOOR = FlagPart.of("indoor");
  private static final DecimalPart SENSOR = DecimalPart.padded("sensor", 4).inReverse();
  private static final TimePart<Instant> AT =
      TimePart.of("at", Instant.class, TimeFormat.EPOCH_MILLIS);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  ReadingKey {
    SENSOR.check(sensor);
    AT.check(at);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  static ReadingKey of(Reading reading) {
    return new ReadingKey(reading.indoor, NullCheck.require("sensor", reading.getSensor()),
        reading.getAt());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  static String encodePartitionKey(boolean indoor, int sensor) {
    byte[] out = TextBuffer.of(INDOOR.size(indoor) + 1 + SENSOR.size(sensor));
    int index = INDOOR.write(indoor, out, 0);
    out[index++] = '|';
    index = SENSOR.write(sensor, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code sortKey}. Refuses what the constructor refuses. */
  static String encodeSortKey(Instant at) {
    byte[] out = TextBuffer.of(AT.size(at));
    int index = AT.write(at, out, 0);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(indoor, sensor);
  }

  /** The encoded column {@code sortKey}. */
  public String sortKey() {
    return encodeSortKey(at);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("partitionKey", partitionKey()).and("sortKey", sortKey()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  static ReadingKey decode(String partitionKey, String sortKey) {
    try {
      return read(partitionKey, sortKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, sortKey, ReadMode.EXPLAINING);
    }
  }

  private static ReadingKey read(String partitionKey, String sortKey, ReadMode mode) {
    TextReader partitionKeyIn = TextReader.of("partitionKey", partitionKey, mode);
    boolean indoor = INDOOR.readBoolean(partitionKeyIn);
    int sensor = SENSOR.readInt(partitionKeyIn.separator('|'));
    partitionKeyIn.end();
    TextReader sortKeyIn = TextReader.of("sortKey", sortKey, mode);
    Instant at = AT.read(sortKeyIn);
    sortKeyIn.end();
    return new ReadingKey(indoor, sensor, at);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  static Optional<ReadingKey> tryDecode(String partitionKey, String sortKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, sortKey, mode));
  }

  /** The key in the columns of a row, by name. */
  static ReadingKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"), Columns.text(columns, "sortKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  private static int compare(ReadingKey a, ReadingKey b) {
    int order = Boolean.compare(a.indoor, b.indoor);
    order = order != 0 ? order : ColumnOrder.TEXT.compare(SENSOR.encode(a.sensor),
        SENSOR.encode(b.sensor));
    return order != 0 ? order : a.at.compareTo(b.at);
  }

  /** A scan of all keys; {@code indoor} is next. */
  static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN =
        ColumnScan.text("partitionKey", '|', 2).boundedBy(INDOOR, SENSOR);
    private static final ColumnScan<String> SORT_KEY_SCAN = ColumnScan.text("sortKey", '|', 1)
        .boundedBy(AT);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code indoor}; {@code sensor} is next. */
    public AfterIndoor indoor(boolean indoor) {
      ColumnScan<String> next = scan.part(INDOOR, indoor);
      return new AfterIndoor(next);
    }

    /** Asks for ranges of {@code indoor}, written as 0 or 1. */
    public ValueBounds<Boolean, KeyRange<String>> indoor() {
      return scan.values(INDOOR);
    }
  }

  /** A scan that has fixed the parts up to {@code indoor}; {@code sensor} is next. */
  static final class AfterIndoor extends RangeStage<String> {
    private AfterIndoor(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code sensor}; {@code at} is next. */
    public AfterSensor sensor(int sensor) {
      ColumnScan<String> next = scan.column(SENSOR, sensor, Scan.SORT_KEY_SCAN);
      return new AfterSensor(next);
    }
  }

  /** A scan that has fixed the parts up to {@code sensor}; {@code at} is next. */
  static final class AfterSensor extends RangeStage<String> {
    private AfterSensor(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code at}. */
    public KeyRange<String> at(Instant at) {
      return scan.equal(AT, at);
    }

    /** Asks for ranges of {@code at}, written as EPOCH_MILLIS. */
    public ValueBounds<Instant, KeyRange<String>> at() {
      return scan.values(AT);
    }
  }
}
