package shop;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.Literals;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.EqualityStage;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.text.IsoTimePart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import dev.keywright.runtime.text.UuidPart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * The key of {@link UserOrder}.
 *
 * <pre>
 * PK = "USER#{userId}"
 *   userId   String     [\-0-9A-Za-z], at most 36
 * SK = "ORDER#{day}#{orderId}"
 *   day      LocalDate  yyyy-MM-dd
 *   orderId  UUID       36 characters
 * </pre>
 *
 * <p>For example <code>PK = "USER#a100", SK = "ORDER#2012-08-01#3f2504e0-4f89-41d3-9a0c-0305e82c3301"</code>.
 *
 * <p>{@code PK} has at most 41 bytes; Amazon DynamoDB allows 2,048.
 * {@code SK} has at most 53 bytes; Amazon DynamoDB allows 1,024.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record UserOrderKey(String userId, LocalDate day, UUID orderId) implements ShopItemKey {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT"
      + " | PK: \"USER#\" userId String alphabet=\"0-9A-Za-z\\\\-\" maxLength=36"
      + " | SK: \"ORDER#\" day LocalDate time=ISO \"#\" orderId UUID";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<UserOrderKey> ORDER = UserOrderKey::compare;

  private static final StringPart USER_ID = StringPart.of("userId", "\\-0-9A-Za-z").atMost(36);
  private static final IsoTimePart<LocalDate> DAY =
      IsoTimePart.of("day", LocalDate.class, TimeFormat.ISO);
  private static final UuidPart ORDER_ID = UuidPart.of("orderId");

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public UserOrderKey {
    USER_ID.check(userId);
    DAY.check(day);
    ORDER_ID.check(orderId);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static UserOrderKey of(UserOrder userOrder) {
    return new UserOrderKey(userOrder.userId(), userOrder.day(), userOrder.orderId());
  }

  /** The encoded column {@code PK}. Refuses what the constructor refuses. */
  public static String encodePk(String userId) {
    return "USER#" + USER_ID.text(userId);
  }

  /** The encoded column {@code SK}. Refuses what the constructor refuses. */
  public static String encodeSk(LocalDate day, UUID orderId) {
    byte[] out = TextBuffer.of(6 + DAY.size(day) + 1 + ORDER_ID.size(orderId));
    int index = Literals.write("ORDER#", out, 0);
    index = DAY.write(day, out, index);
    out[index++] = '#';
    index = ORDER_ID.write(orderId, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code PK}. */
  public String pk() {
    return encodePk(userId);
  }

  /** The encoded column {@code SK}. */
  public String sk() {
    return encodeSk(day, orderId);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("PK", pk()).and("SK", sk()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static UserOrderKey decode(String pk, String sk) {
    try {
      return read(pk, sk, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(pk, sk, ReadMode.EXPLAINING);
    }
  }

  private static UserOrderKey read(String pk, String sk, ReadMode mode) {
    TextReader pkIn = TextReader.of("PK", pk, mode);
    String userId = USER_ID.read(pkIn.literal("USER#"));
    pkIn.end();
    TextReader skIn = TextReader.of("SK", sk, mode);
    LocalDate day = DAY.read(skIn.literal("ORDER#"));
    UUID orderId = ORDER_ID.read(skIn.separator('#'));
    skIn.end();
    return new UserOrderKey(userId, day, orderId);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<UserOrderKey> tryDecode(String pk, String sk) {
    return ReadMode.ifLegal(mode -> read(pk, sk, mode));
  }

  /** The key in the columns of a row, by name. */
  public static UserOrderKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "PK"), Columns.text(columns, "SK"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PK_SCAN);
  }

  private static int compare(UserOrderKey a, UserOrderKey b) {
    int order = a.userId.compareTo(b.userId);
    order = order != 0 ? order : a.day.compareTo(b.day);
    return order != 0 ? order : UuidPart.ORDER.compare(a.orderId, b.orderId);
  }

  /**
   * A scan of all keys; {@code userId} is next.
   * The scan of the family has the ranges of {@code userId}.
   */
  public static final class Scan extends EqualityStage<String> {
    private static final ColumnScan<String> PK_SCAN = ColumnScan.text("PK", "USER#", "")
        .boundedBy(USER_ID);
    private static final ColumnScan<String> SK_SCAN = ColumnScan.text("SK", "ORDER#", "#", "")
        .boundedBy(DAY, ORDER_ID);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code userId}; {@code day} is next. */
    public AfterUserId userId(String userId) {
      ColumnScan<String> next = scan.column(USER_ID, userId, Scan.SK_SCAN);
      return new AfterUserId(next);
    }
  }

  /** A scan that has fixed the parts up to {@code userId}; {@code day} is next. */
  public static final class AfterUserId extends RangeStage<String> {
    private AfterUserId(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code day}; {@code orderId} is next. */
    public AfterDay day(LocalDate day) {
      ColumnScan<String> next = scan.part(DAY, day);
      return new AfterDay(next);
    }

    /** Asks for ranges of {@code day}, written as yyyy-MM-dd. */
    public ValueBounds<LocalDate, KeyRange<String>> day() {
      return scan.values(DAY);
    }
  }

  /** A scan that has fixed the parts up to {@code day}; {@code orderId} is next. */
  public static final class AfterDay extends RangeStage<String> {
    private AfterDay(ColumnScan<String> scan) { super(scan); }

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
