package iso;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.Wrapper;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.text.IsoTimePart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import dev.keywright.runtime.text.UuidPart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.YearMonth;
import java.util.Comparator;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;

/**
 * The key of {@link UserOrder}.
 *
 * <pre>
 * partitionKey  userId   String             [\-0-9A-Za-z], 1 to 36
 *               month    UserOrder.Billing  yyyy-MM
 * sortKey       day      LocalDate          yyyy-MM-dd
 *               placed   LocalDateTime      yyyy-MM-ddTHH:mm:ss
 *               paid     Instant            yyyy-MM-ddTHH:mm:ss.SSSZ
 *               orderId  UUID               36 characters
 * </pre>
 *
 * <p>For example <code>partitionKey = "a100#2012-08", sortKey = "2012-08-01#2012-08-01T17:10:04#2012-08-01T17:10:04.000Z#3f2504e0-4f89-41d3-9a0c-0305e82c3301"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record UserOrderKey(String userId, UserOrder.Billing month, LocalDate day,
    LocalDateTime placed, Instant paid, UUID orderId) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator='#'"
      + " | partitionKey: userId String alphabet=\"0-9A-Za-z\\\\-\" minLength=1 maxLength=36"
      + ", month YearMonth time=ISO"
      + " | sortKey: day LocalDate time=ISO, placed LocalDateTime time=ISO"
      + ", paid Instant time=ISO_MILLIS, orderId UUID";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<UserOrderKey> ORDER = UserOrderKey::compare;

  private static final StringPart USER_ID =
      StringPart.of("userId", "\\-0-9A-Za-z").atLeast(1).atMost(36).before('#');
  private static final IsoTimePart<YearMonth> MONTH =
      IsoTimePart.of("month", YearMonth.class, TimeFormat.ISO);
  private static final Wrapper<UserOrder.Billing, YearMonth> MONTH_TYPE =
      new Wrapper<>("month", wrapped -> wrapped.month(), value -> new UserOrder.Billing(value));
  private static final IsoTimePart<LocalDate> DAY =
      IsoTimePart.of("day", LocalDate.class, TimeFormat.ISO);
  private static final IsoTimePart<LocalDateTime> PLACED =
      IsoTimePart.of("placed", LocalDateTime.class, TimeFormat.ISO);
  private static final IsoTimePart<Instant> PAID =
      IsoTimePart.of("paid", Instant.class, TimeFormat.ISO_MILLIS);
  private static final UuidPart ORDER_ID = UuidPart.of("orderId");

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public UserOrderKey {
    USER_ID.check(userId);
    MONTH.check(MONTH_TYPE.unwrap(month));
    DAY.check(day);
    PLACED.check(placed);
    PAID.check(paid);
    ORDER_ID.check(orderId);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static UserOrderKey of(UserOrder userOrder) {
    return new UserOrderKey(userOrder.userId(), userOrder.month(), userOrder.day(),
        userOrder.placed(), userOrder.paid(), userOrder.orderId());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(String userId, UserOrder.Billing month) {
    YearMonth monthValue = MONTH_TYPE.unwrap(month);
    byte[] out = TextBuffer.of(USER_ID.size(userId) + 1 + MONTH.size(monthValue));
    int index = USER_ID.write(userId, out, 0);
    out[index++] = '#';
    index = MONTH.write(monthValue, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code sortKey}. Refuses what the constructor refuses. */
  public static String encodeSortKey(LocalDate day, LocalDateTime placed, Instant paid,
      UUID orderId) {
    byte[] out = TextBuffer.of(DAY.size(day) + 1 + PLACED.size(placed) + 1 + PAID.size(paid) + 1 +
        ORDER_ID.size(orderId));
    int index = DAY.write(day, out, 0);
    out[index++] = '#';
    index = PLACED.write(placed, out, index);
    out[index++] = '#';
    index = PAID.write(paid, out, index);
    out[index++] = '#';
    index = ORDER_ID.write(orderId, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(userId, month);
  }

  /** The encoded column {@code sortKey}. */
  public String sortKey() {
    return encodeSortKey(day, placed, paid, orderId);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("partitionKey", partitionKey()).and("sortKey", sortKey()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static UserOrderKey decode(String partitionKey, String sortKey) {
    try {
      return read(partitionKey, sortKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, sortKey, ReadMode.EXPLAINING);
    }
  }

  private static UserOrderKey read(String partitionKey, String sortKey, ReadMode mode) {
    TextReader partitionKeyIn = TextReader.of("partitionKey", partitionKey, mode);
    String userId = USER_ID.read(partitionKeyIn);
    partitionKeyIn.separator('#');
    UserOrder.Billing month =
        MONTH_TYPE.wrap(partitionKeyIn.position(), MONTH.read(partitionKeyIn.checked()));
    partitionKeyIn.end();
    TextReader sortKeyIn = TextReader.of("sortKey", sortKey, mode);
    LocalDate day = DAY.read(sortKeyIn);
    LocalDateTime placed = PLACED.read(sortKeyIn.separator('#'));
    Instant paid = PAID.read(sortKeyIn.separator('#'));
    UUID orderId = ORDER_ID.read(sortKeyIn.separator('#'));
    sortKeyIn.end();
    return new UserOrderKey(userId, month, day, placed, paid, orderId);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<UserOrderKey> tryDecode(String partitionKey, String sortKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, sortKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static UserOrderKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"), Columns.text(columns, "sortKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof UserOrderKey that
        && Objects.equals(this.userId, that.userId)
        && Objects.equals(MONTH_TYPE.unwrap(this.month), MONTH_TYPE.unwrap(that.month))
        && Objects.equals(this.day, that.day)
        && Objects.equals(this.placed, that.placed)
        && Objects.equals(this.paid, that.paid)
        && Objects.equals(this.orderId, that.orderId);
  }

  @Override
  public int hashCode() {
    return Objects.hash(userId, MONTH_TYPE.unwrap(month), day, placed, paid, orderId);
  }

  private static int compare(UserOrderKey a, UserOrderKey b) {
    int order = a.userId.compareTo(b.userId);
    order = order != 0 ? order : MONTH_TYPE.unwrap(a.month).compareTo(MONTH_TYPE.unwrap(b.month));
    order = order != 0 ? order : a.day.compareTo(b.day);
    order = order != 0 ? order : a.placed.compareTo(b.placed);
    order = order != 0 ? order : a.paid.compareTo(b.paid);
    return order != 0 ? order : UuidPart.ORDER.compare(a.orderId, b.orderId);
  }

  /** A scan of all keys; {@code userId} is next. */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN =
        ColumnScan.text("partitionKey", '#', 2).boundedBy(USER_ID, MONTH);
    private static final ColumnScan<String> SORT_KEY_SCAN = ColumnScan.text("sortKey", '#', 4)
        .boundedBy(DAY, PLACED, PAID, ORDER_ID);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code userId}; {@code month} is next. */
    public AfterUserId userId(String userId) {
      ColumnScan<String> next = scan.part(USER_ID, userId);
      return new AfterUserId(next);
    }

    /** Asks for ranges of {@code userId}, written as [\-0-9A-Za-z], 1 to 36. */
    public TextBounds<String, KeyRange<String>> userId() {
      return scan.texts(USER_ID);
    }
  }

  /** A scan that has fixed the parts up to {@code userId}; {@code month} is next. */
  public static final class AfterUserId extends RangeStage<String> {
    private AfterUserId(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code month}; {@code day} is next. */
    public AfterMonth month(UserOrder.Billing month) {
      ColumnScan<String> next = scan.column(MONTH, MONTH_TYPE.unwrap(month), Scan.SORT_KEY_SCAN);
      return new AfterMonth(next);
    }

    /** Asks for ranges of {@code month}, written as yyyy-MM. */
    public ValueBounds<UserOrder.Billing, KeyRange<String>> month() {
      return scan.values(MONTH_TYPE, MONTH);
    }
  }

  /** A scan that has fixed the parts up to {@code month}; {@code day} is next. */
  public static final class AfterMonth extends RangeStage<String> {
    private AfterMonth(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code day}; {@code placed} is next. */
    public AfterDay day(LocalDate day) {
      ColumnScan<String> next = scan.part(DAY, day);
      return new AfterDay(next);
    }

    /** Asks for ranges of {@code day}, written as yyyy-MM-dd. */
    public ValueBounds<LocalDate, KeyRange<String>> day() {
      return scan.values(DAY);
    }
  }

  /** A scan that has fixed the parts up to {@code day}; {@code placed} is next. */
  public static final class AfterDay extends RangeStage<String> {
    private AfterDay(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code placed}; {@code paid} is next. */
    public AfterPlaced placed(LocalDateTime placed) {
      ColumnScan<String> next = scan.part(PLACED, placed);
      return new AfterPlaced(next);
    }

    /** Asks for ranges of {@code placed}, written as yyyy-MM-ddTHH:mm:ss. */
    public ValueBounds<LocalDateTime, KeyRange<String>> placed() {
      return scan.values(PLACED);
    }
  }

  /** A scan that has fixed the parts up to {@code placed}; {@code paid} is next. */
  public static final class AfterPlaced extends RangeStage<String> {
    private AfterPlaced(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code paid}; {@code orderId} is next. */
    public AfterPaid paid(Instant paid) {
      ColumnScan<String> next = scan.part(PAID, paid);
      return new AfterPaid(next);
    }

    /** Asks for ranges of {@code paid}, written as yyyy-MM-ddTHH:mm:ss.SSSZ. */
    public ValueBounds<Instant, KeyRange<String>> paid() {
      return scan.values(PAID);
    }
  }

  /** A scan that has fixed the parts up to {@code paid}; {@code orderId} is next. */
  public static final class AfterPaid extends RangeStage<String> {
    private AfterPaid(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code orderId}. */
    public KeyRange<String> orderId(UUID orderId) {
      return scan.equal(ORDER_ID, orderId);
    }

    /** Asks for ranges of {@code orderId}, written as 36 characters. */
    public ValueBounds<UUID, KeyRange<String>> orderId() {
      return scan.values(ORDER_ID);
    }
  }
}
