package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link ShopOrder}.
 *
 * <pre>
 * PK  user    String     [0-9a-z], at most 36
 * SK  day     LocalDate  BASIC
 *     number  int        9 digits
 * </pre>
 *
 * <p>For example <code>PK = "a100", SK = "20120801#000000054"</code>.
 *
 * <p>{@code PK} has at most 36 bytes; Amazon DynamoDB allows 2,048.
 * {@code SK} has at most 18 bytes; Amazon DynamoDB allows 1,024.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record ShopOrderKey(String user, LocalDate day, int number) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator='#'"
      + " | PK: user String alphabet=\"0-9a-z\" maxLength=36"
      + " | SK: day LocalDate time=BASIC, number int pad=9";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<ShopOrderKey> ORDER = ShopOrderKey::compare;

  private static final StringPart USER = StringPart.of("user", "0-9a-z").atMost(36);
  private static final TimePart<LocalDate> DAY =
      TimePart.of("day", LocalDate.class, TimeFormat.BASIC);
  private static final DecimalPart NUMBER = DecimalPart.padded("number", 9);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public ShopOrderKey {
    USER.check(user);
    DAY.check(day);
    NUMBER.check(number);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static ShopOrderKey of(ShopOrder shopOrder) {
    return new ShopOrderKey(shopOrder.user(), shopOrder.day(), shopOrder.number());
  }

  /** The encoded column {@code PK}. Refuses what the constructor refuses. */
  public static String encodePk(String user) {
    return USER.text(user);
  }

  /** The encoded column {@code SK}. Refuses what the constructor refuses. */
  public static String encodeSk(LocalDate day, int number) {
    byte[] out = TextBuffer.of(DAY.size(day) + 1 + NUMBER.size(number));
    int index = DAY.write(day, out, 0);
    out[index++] = '#';
    index = NUMBER.write(number, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code PK}. */
  public String pk() {
    return encodePk(user);
  }

  /** The encoded column {@code SK}. */
  public String sk() {
    return encodeSk(day, number);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("PK", pk()).and("SK", sk()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static ShopOrderKey decode(String pk, String sk) {
    try {
      return read(pk, sk, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(pk, sk, ReadMode.EXPLAINING);
    }
  }

  private static ShopOrderKey read(String pk, String sk, ReadMode mode) {
    TextReader pkIn = TextReader.of("PK", pk, mode);
    String user = USER.read(pkIn);
    pkIn.end();
    TextReader skIn = TextReader.of("SK", sk, mode);
    LocalDate day = DAY.read(skIn);
    int number = NUMBER.readInt(skIn.separator('#'));
    skIn.end();
    return new ShopOrderKey(user, day, number);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<ShopOrderKey> tryDecode(String pk, String sk) {
    return ReadMode.ifLegal(mode -> read(pk, sk, mode));
  }

  /** The key in the columns of a row, by name. */
  public static ShopOrderKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "PK"), Columns.text(columns, "SK"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PK_SCAN);
  }

  private static int compare(ShopOrderKey a, ShopOrderKey b) {
    int order = a.user.compareTo(b.user);
    order = order != 0 ? order : a.day.compareTo(b.day);
    return order != 0 ? order : Integer.compare(a.number, b.number);
  }

  /**
   * A scan of all keys; {@code user} is next.
   * Amazon DynamoDB cannot read {@code all()} in one query: it takes a scan of the whole table.
   */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PK_SCAN = ColumnScan.text("PK", '#', 1).boundedBy(USER);
    private static final ColumnScan<String> SK_SCAN = ColumnScan.text("SK", '#', 2).boundedBy(DAY,
        NUMBER);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code user}; {@code day} is next. */
    public AfterUser user(String user) {
      ColumnScan<String> next = scan.column(USER, user, Scan.SK_SCAN);
      return new AfterUser(next);
    }

    /**
     * Asks for ranges of {@code user}, written as [0-9a-z], at most 36.
     * Amazon DynamoDB cannot read such a range in one query: it takes a scan of the whole table.
     */
    public TextBounds<String, KeyRange<String>> user() {
      return scan.texts(USER);
    }
  }

  /** A scan that has fixed the parts up to {@code user}; {@code day} is next. */
  public static final class AfterUser extends RangeStage<String> {
    private AfterUser(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code day}; {@code number} is next. */
    public AfterDay day(LocalDate day) {
      ColumnScan<String> next = scan.part(DAY, day);
      return new AfterDay(next);
    }

    /** Asks for ranges of {@code day}, written as BASIC. */
    public ValueBounds<LocalDate, KeyRange<String>> day() {
      return scan.values(DAY);
    }
  }

  /** A scan that has fixed the parts up to {@code day}; {@code number} is next. */
  public static final class AfterDay extends RangeStage<String> {
    private AfterDay(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code number}. */
    public KeyRange<String> number(int number) {
      return scan.equal(NUMBER, number);
    }

    /** Asks for ranges of {@code number}, written as 9 digits, 0 to 999999999. */
    public IntBounds<KeyRange<String>> number() {
      return scan.ints(NUMBER);
    }
  }
}
