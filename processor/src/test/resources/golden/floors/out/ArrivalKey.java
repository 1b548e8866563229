package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.text.IsoTimePart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link Arrival}.
 *
 * <pre>
 * partitionKey  user  String         [a-z], at most 10
 * sortKey       hour  Instant        yyyy-MM-ddTHH:mm:ssZ, floored to hours
 *               day   LocalDateTime  BASIC, floored to days, newest first
 *               at    Instant        EPOCH_MILLIS, floored to millis
 * </pre>
 *
 * <p>The parts of a column are joined by <code>'#'</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record ArrivalKey(String user, Instant hour, LocalDateTime day, Instant at) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator='#'"
      + " | partitionKey: user String alphabet=\"a-z\" maxLength=10"
      + " | sortKey: hour Instant time=ISO floor=HOURS"
      + ", day LocalDateTime time=BASIC floor=DAYS DESC"
      + ", at Instant time=EPOCH_MILLIS floor=MILLIS";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<ArrivalKey> ORDER = ArrivalKey::compare;

  private static final StringPart USER = StringPart.of("user", "a-z").atMost(10);
  private static final IsoTimePart<Instant> HOUR =
      IsoTimePart.of("hour", Instant.class, TimeFormat.ISO).flooredTo(ChronoUnit.HOURS);
  private static final TimePart<LocalDateTime> DAY = TimePart.of("day", LocalDateTime.class,
      TimeFormat.BASIC).flooredTo(ChronoUnit.DAYS).descendingOrder();
  private static final TimePart<Instant> AT =
      TimePart.of("at", Instant.class, TimeFormat.EPOCH_MILLIS);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public ArrivalKey {
    USER.check(user);
    HOUR.check(hour);
    DAY.check(day);
    AT.check(at);
  }

  /**
   * The key of an entity. Refuses what the constructor refuses, and null.
   * Rounds down {@code hour}, {@code day}, {@code at}.
   */
  public static ArrivalKey of(Arrival arrival) {
    return new ArrivalKey(arrival.user(), HOUR.floor(arrival.hour()), DAY.floor(arrival.day()),
        AT.floor(arrival.at()));
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(String user) {
    return USER.text(user);
  }

  /** The encoded column {@code sortKey}. Refuses what the constructor refuses. */
  public static String encodeSortKey(Instant hour, LocalDateTime day, Instant at) {
    byte[] out = TextBuffer.of(HOUR.size(hour) + 1 + DAY.size(day) + 1 + AT.size(at));
    int index = HOUR.write(hour, out, 0);
    out[index++] = '#';
    index = DAY.write(day, out, index);
    out[index++] = '#';
    index = AT.write(at, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(user);
  }

  /** The encoded column {@code sortKey}. */
  public String sortKey() {
    return encodeSortKey(hour, day, at);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("partitionKey", partitionKey()).and("sortKey", sortKey()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static ArrivalKey decode(String partitionKey, String sortKey) {
    try {
      return read(partitionKey, sortKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, sortKey, ReadMode.EXPLAINING);
    }
  }

  private static ArrivalKey read(String partitionKey, String sortKey, ReadMode mode) {
    TextReader partitionKeyIn = TextReader.of("partitionKey", partitionKey, mode);
    String user = USER.read(partitionKeyIn);
    partitionKeyIn.end();
    TextReader sortKeyIn = TextReader.of("sortKey", sortKey, mode);
    Instant hour = HOUR.read(sortKeyIn);
    LocalDateTime day = DAY.read(sortKeyIn.separator('#'));
    Instant at = AT.read(sortKeyIn.separator('#'));
    sortKeyIn.end();
    return new ArrivalKey(user, hour, day, at);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<ArrivalKey> tryDecode(String partitionKey, String sortKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, sortKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static ArrivalKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"), Columns.text(columns, "sortKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  private static int compare(ArrivalKey a, ArrivalKey b) {
    int order = a.user.compareTo(b.user);
    order = order != 0 ? order : a.hour.compareTo(b.hour);
    order = order != 0 ? order : b.day.compareTo(a.day);
    return order != 0 ? order : a.at.compareTo(b.at);
  }

  /** A scan of all keys; {@code user} is next. */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN =
        ColumnScan.text("partitionKey", '#', 1).boundedBy(USER);
    private static final ColumnScan<String> SORT_KEY_SCAN = ColumnScan.text("sortKey", '#', 3)
        .boundedBy(HOUR, DAY, AT);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code user}; {@code hour} is next. */
    public AfterUser user(String user) {
      ColumnScan<String> next = scan.column(USER, user, Scan.SORT_KEY_SCAN);
      return new AfterUser(next);
    }

    /** Asks for ranges of {@code user}, written as [a-z], at most 10. */
    public TextBounds<String, KeyRange<String>> user() {
      return scan.texts(USER);
    }
  }

  /** A scan that has fixed the parts up to {@code user}; {@code hour} is next. */
  public static final class AfterUser extends RangeStage<String> {
    private AfterUser(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code hour}; {@code day} is next. */
    public AfterHour hour(Instant hour) {
      ColumnScan<String> next = scan.part(HOUR, HOUR.floor(hour));
      return new AfterHour(next);
    }

    /** Asks for ranges of {@code hour}, written as yyyy-MM-ddTHH:mm:ssZ, floored to hours. */
    public ValueBounds<Instant, KeyRange<String>> hour() {
      return scan.floored(HOUR);
    }
  }

  /** A scan that has fixed the parts up to {@code hour}; {@code day} is next. */
  public static final class AfterHour extends RangeStage<String> {
    private AfterHour(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code day}; {@code at} is next. */
    public AfterDay day(LocalDateTime day) {
      ColumnScan<String> next = scan.part(DAY, DAY.floor(day));
      return new AfterDay(next);
    }

    /** Asks for ranges of {@code day}, written as BASIC, floored to days, newest first. */
    public ValueBounds<LocalDateTime, KeyRange<String>> day() {
      return scan.floored(DAY);
    }
  }

  /** A scan that has fixed the parts up to {@code day}; {@code at} is next. */
  public static final class AfterDay extends RangeStage<String> {
    private AfterDay(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code at}. */
    public KeyRange<String> at(Instant at) {
      return scan.equal(AT, AT.floor(at));
    }

    /** Asks for ranges of {@code at}, written as EPOCH_MILLIS, floored to millis. */
    public ValueBounds<Instant, KeyRange<String>> at() {
      return scan.floored(AT);
    }
  }
}
