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
 * The key {@code byShop} of {@link ShopOrder}.
 *
 * <pre>
 * GSI1PK  shop    String     [a-z], at most 12
 * GSI1SK  day     LocalDate  BASIC
 *         user    String     [0-9a-z], at most 36
 *         number  int        9 digits
 * </pre>
 *
 * <p>For example <code>GSI1PK = "abc", GSI1SK = "20120801#a100#000000054"</code>.
 *
 * <p>{@code GSI1PK} has at most 12 bytes; Amazon DynamoDB allows 2,048.
 * {@code GSI1SK} has at most 55 bytes; Amazon DynamoDB allows 1,024.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record ShopOrderByShopKey(String shop, LocalDate day, String user,
    int number) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator='#'"
      + " | GSI1PK: shop String alphabet=\"a-z\" maxLength=12"
      + " | GSI1SK: day LocalDate time=BASIC, user String alphabet=\"0-9a-z\" maxLength=36"
      + ", number int pad=9";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<ShopOrderByShopKey> ORDER = ShopOrderByShopKey::compare;

  private static final StringPart SHOP = StringPart.of("shop", "a-z").atMost(12);
  private static final TimePart<LocalDate> DAY =
      TimePart.of("day", LocalDate.class, TimeFormat.BASIC);
  private static final StringPart USER = StringPart.of("user", "0-9a-z").atMost(36).before('#');
  private static final DecimalPart NUMBER = DecimalPart.padded("number", 9);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public ShopOrderByShopKey {
    SHOP.check(shop);
    DAY.check(day);
    USER.check(user);
    NUMBER.check(number);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static ShopOrderByShopKey of(ShopOrder shopOrder) {
    return new ShopOrderByShopKey(shopOrder.shop(), shopOrder.day(), shopOrder.user(),
        shopOrder.number());
  }

  /** The encoded column {@code GSI1PK}. Refuses what the constructor refuses. */
  public static String encodeGsi1pk(String shop) {
    return SHOP.text(shop);
  }

  /** The encoded column {@code GSI1SK}. Refuses what the constructor refuses. */
  public static String encodeGsi1sk(LocalDate day, String user, int number) {
    byte[] out = TextBuffer.of(DAY.size(day) + 1 + USER.size(user) + 1 + NUMBER.size(number));
    int index = DAY.write(day, out, 0);
    out[index++] = '#';
    index = USER.write(user, out, index);
    out[index++] = '#';
    index = NUMBER.write(number, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code GSI1PK}. */
  public String gsi1pk() {
    return encodeGsi1pk(shop);
  }

  /** The encoded column {@code GSI1SK}. */
  public String gsi1sk() {
    return encodeGsi1sk(day, user, number);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("GSI1PK", gsi1pk()).and("GSI1SK", gsi1sk()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static ShopOrderByShopKey decode(String gsi1pk, String gsi1sk) {
    try {
      return read(gsi1pk, gsi1sk, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(gsi1pk, gsi1sk, ReadMode.EXPLAINING);
    }
  }

  private static ShopOrderByShopKey read(String gsi1pk, String gsi1sk, ReadMode mode) {
    TextReader gsi1pkIn = TextReader.of("GSI1PK", gsi1pk, mode);
    String shop = SHOP.read(gsi1pkIn);
    gsi1pkIn.end();
    TextReader gsi1skIn = TextReader.of("GSI1SK", gsi1sk, mode);
    LocalDate day = DAY.read(gsi1skIn);
    String user = USER.read(gsi1skIn.separator('#'));
    int number = NUMBER.readInt(gsi1skIn.separator('#'));
    gsi1skIn.end();
    return new ShopOrderByShopKey(shop, day, user, number);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<ShopOrderByShopKey> tryDecode(String gsi1pk, String gsi1sk) {
    return ReadMode.ifLegal(mode -> read(gsi1pk, gsi1sk, mode));
  }

  /** The key in the columns of a row, by name. */
  public static ShopOrderByShopKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "GSI1PK"), Columns.text(columns, "GSI1SK"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.GSI1PK_SCAN);
  }

  private static int compare(ShopOrderByShopKey a, ShopOrderByShopKey b) {
    int order = a.shop.compareTo(b.shop);
    order = order != 0 ? order : a.day.compareTo(b.day);
    order = order != 0 ? order : a.user.compareTo(b.user);
    return order != 0 ? order : Integer.compare(a.number, b.number);
  }

  /**
   * A scan of all keys; {@code shop} is next.
   * Amazon DynamoDB cannot read {@code all()} in one query: it takes a scan of the whole table.
   */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> GSI1PK_SCAN = ColumnScan.text("GSI1PK", '#', 1)
        .boundedBy(SHOP);
    private static final ColumnScan<String> GSI1SK_SCAN = ColumnScan.text("GSI1SK", '#', 3)
        .boundedBy(DAY, USER, NUMBER);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code shop}; {@code day} is next. */
    public AfterShop shop(String shop) {
      ColumnScan<String> next = scan.column(SHOP, shop, Scan.GSI1SK_SCAN);
      return new AfterShop(next);
    }

    /**
     * Asks for ranges of {@code shop}, written as [a-z], at most 12.
     * Amazon DynamoDB cannot read such a range in one query: it takes a scan of the whole table.
     */
    public TextBounds<String, KeyRange<String>> shop() {
      return scan.texts(SHOP);
    }
  }

  /** A scan that has fixed the parts up to {@code shop}; {@code day} is next. */
  public static final class AfterShop extends RangeStage<String> {
    private AfterShop(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code day}; {@code user} is next. */
    public AfterDay day(LocalDate day) {
      ColumnScan<String> next = scan.part(DAY, day);
      return new AfterDay(next);
    }

    /** Asks for ranges of {@code day}, written as BASIC. */
    public ValueBounds<LocalDate, KeyRange<String>> day() {
      return scan.values(DAY);
    }
  }

  /** A scan that has fixed the parts up to {@code day}; {@code user} is next. */
  public static final class AfterDay extends RangeStage<String> {
    private AfterDay(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code user}; {@code number} is next. */
    public AfterUser user(String user) {
      ColumnScan<String> next = scan.part(USER, user);
      return new AfterUser(next);
    }

    /** Asks for ranges of {@code user}, written as [0-9a-z], at most 36. */
    public TextBounds<String, KeyRange<String>> user() {
      return scan.texts(USER);
    }
  }

  /** A scan that has fixed the parts up to {@code user}; {@code number} is next. */
  public static final class AfterUser extends RangeStage<String> {
    private AfterUser(ColumnScan<String> scan) { super(scan); }

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
