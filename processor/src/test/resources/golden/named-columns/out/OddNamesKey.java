package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.binary.BinaryRoom;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.natives.NativeString;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.scan.LongBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBounds;
import java.nio.ByteBuffer;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link OddNames}.
 *
 * <pre>
 * *&#47; | user-id: "\  user       String  text
 *                   number     long    8 bytes
 * order-line        orderLine  String  as the store's own type
 * price → cents     cents      int     4 bytes
 * </pre>
 *
 * <p>For example <code>*&#47; | user-id: "\ = 61 31 30 30 00 01 80 00 00 00 00 00 00 36, price → cents = 80 00 00 36</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record OddNamesKey(String user, long number, String orderLine, int cents) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "BINARY"
      + " | \"*/ | user-id: \\\"\\\\\": user String, number long"
      + " | \"order-line\": orderLine String native"
      + " | \"price \\u2192 cents\": cents int";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<OddNamesKey> ORDER = OddNamesKey::compare;

  private static final BinaryString USER = BinaryString.of("user").followed();
  private static final BinaryWhole NUMBER = BinaryWhole.of("number", 8);
  private static final NativeString ORDER_LINE = NativeString.of("orderLine");
  private static final BinaryWhole CENTS = BinaryWhole.of("cents", 4);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public OddNamesKey {
    USER.check(user);
    ORDER_LINE.check(orderLine);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static OddNamesKey of(OddNames oddNames) {
    return new OddNamesKey(oddNames.user(), oddNames.number(), oddNames.orderLine(),
        oddNames.cents());
  }

  /** The encoded column <code>*&#47; | user-id: "\</code>. Refuses what the constructor refuses. */
  public static byte[] encodeUserId(String user, long number) {
    byte[] out = new byte[sizeOfUserId(user, number)];
    writeUserId(user, number, out, 0);
    return out;
  }

  /**
   * Writes the column <code>*&#47; | user-id: "\</code> into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  public static void encodeUserId(String user, long number, ByteBuffer out) {
    BinaryRoom room = BinaryRoom.in(out, sizeOfUserId(user, number));
    writeUserId(user, number, room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfUserId(String user, long number) {
    return USER.size(user) + NUMBER.size(number);
  }

  private static void writeUserId(String user, long number, byte[] out, int start) {
    int index = USER.write(user, out, start);
    NUMBER.write(number, out, index);
  }

  /** The encoded column <code>price → cents</code>. Refuses what the constructor refuses. */
  public static byte[] encodePriceCents(int cents) {
    byte[] out = new byte[sizeOfPriceCents(cents)];
    writePriceCents(cents, out, 0);
    return out;
  }

  /**
   * Writes the column <code>price → cents</code> into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  public static void encodePriceCents(int cents, ByteBuffer out) {
    BinaryRoom room = BinaryRoom.in(out, sizeOfPriceCents(cents));
    writePriceCents(cents, room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfPriceCents(int cents) {
    return CENTS.size(cents);
  }

  private static void writePriceCents(int cents, byte[] out, int start) {
    CENTS.write(cents, out, start);
  }

  /** The encoded column <code>*&#47; | user-id: "\</code>. */
  public byte[] userId() {
    return encodeUserId(user, number);
  }

  /** The encoded column <code>price → cents</code>. */
  public byte[] priceCents() {
    return encodePriceCents(cents);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("*/ | user-id: \"\\", userId()).and("order-line", orderLine)
        .and("price \u2192 cents", priceCents()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static OddNamesKey decode(byte[] userId, String orderLine, byte[] priceCents) {
    try {
      return read(userId, orderLine, priceCents, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(userId, orderLine, priceCents, ReadMode.EXPLAINING);
    }
  }

  /**
   * The key that was encoded as these columns, or a {@code MalformedKeyException} if none was.
   * The remaining bytes of a buffer are read where they are; its position stays.
   */
  public static OddNamesKey decode(ByteBuffer userId, String orderLine, ByteBuffer priceCents) {
    try {
      return read(userId, orderLine, priceCents, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(userId, orderLine, priceCents, ReadMode.EXPLAINING);
    }
  }

  private static OddNamesKey read(Object userId, String orderLine, Object priceCents,
      ReadMode mode) {
    BinaryReader userIdIn = BinaryReader.of("*/ | user-id: \"\\", userId, mode);
    String user = USER.read(userIdIn);
    long number = NUMBER.readLong(userIdIn);
    userIdIn.end();
    BinaryReader priceCentsIn = BinaryReader.of("price \u2192 cents", priceCents, mode);
    int cents = CENTS.readInt(priceCentsIn);
    priceCentsIn.end();
    return new OddNamesKey(user, number, ORDER_LINE.accept(orderLine), cents);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<OddNamesKey> tryDecode(byte[] userId, String orderLine,
      byte[] priceCents) {
    return ReadMode.ifLegal(mode -> read(userId, orderLine, priceCents, mode));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<OddNamesKey> tryDecode(ByteBuffer userId, String orderLine,
      ByteBuffer priceCents) {
    return ReadMode.ifLegal(mode -> read(userId, orderLine, priceCents, mode));
  }

  /** The key in the columns of a row, by name. */
  public static OddNamesKey decode(Map<String, ?> columns) {
    return decode(Columns.bytes(columns, "*/ | user-id: \"\\"), Columns.text(columns, "order-line"),
        Columns.bytes(columns, "price \u2192 cents"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.USER_ID_SCAN);
  }

  private static int compare(OddNamesKey a, OddNamesKey b) {
    int order = ColumnOrder.TEXT.compare(a.user, b.user);
    order = order != 0 ? order : Long.compare(a.number, b.number);
    order = order != 0 ? order : ColumnOrder.TEXT.compare(a.orderLine, b.orderLine);
    return order != 0 ? order : Integer.compare(a.cents, b.cents);
  }

  /** A scan of all keys; {@code user} is next. */
  public static final class Scan extends RangeStage<byte[]> {
    private static final ColumnScan<byte[]> USER_ID_SCAN =
        ColumnScan.binary("*/ | user-id: \"\\", 2).boundedBy(USER, NUMBER);
    private static final ColumnScan<String> ORDER_LINE_SCAN =
        ColumnScan.nativeType("order-line", ORDER_LINE.order());
    private static final ColumnScan<byte[]> PRICE_CENTS_SCAN =
        ColumnScan.binary("price \u2192 cents", 1);

    private Scan(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code user}; {@code number} is next. */
    public AfterUser user(String user) {
      ColumnScan<byte[]> next = scan.part(USER, user);
      return new AfterUser(next);
    }

    /** Asks for ranges of {@code user}, written as text. */
    public TextBounds<String, KeyRange<byte[]>> user() {
      return scan.texts(USER);
    }
  }

  /** A scan that has fixed the parts up to {@code user}; {@code number} is next. */
  public static final class AfterUser extends RangeStage<byte[]> {
    private AfterUser(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code number}; {@code orderLine} is next. */
    public AfterNumber number(long number) {
      ColumnScan<String> next = scan.column(NUMBER, number, Scan.ORDER_LINE_SCAN);
      return new AfterNumber(next);
    }

    /** Asks for ranges of {@code number}, written as 8 bytes. */
    public LongBounds<KeyRange<byte[]>> number() {
      return scan.longs(NUMBER);
    }
  }

  /** A scan that has fixed the parts up to {@code number}; {@code orderLine} is next. */
  public static final class AfterNumber extends RangeStage<String> {
    private AfterNumber(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code orderLine}; {@code cents} is next. */
    public AfterOrderLine orderLine(String orderLine) {
      ColumnScan<byte[]> next = scan.column(ORDER_LINE, orderLine, Scan.PRICE_CENTS_SCAN);
      return new AfterOrderLine(next);
    }

    /** Asks for ranges of {@code orderLine}, written as the store's own type. */
    public TextBounds<String, KeyRange<String>> orderLine() {
      return scan.texts(ORDER_LINE);
    }
  }

  /** A scan that has fixed the parts up to {@code orderLine}; {@code cents} is next. */
  public static final class AfterOrderLine extends RangeStage<byte[]> {
    private AfterOrderLine(ColumnScan<byte[]> scan) { super(scan); }

    /** The keys with this {@code cents}. */
    public KeyRange<byte[]> cents(int cents) {
      return scan.equal(CENTS, cents);
    }

    /** Asks for ranges of {@code cents}, written as 4 bytes. */
    public IntBounds<KeyRange<byte[]>> cents() {
      return scan.ints(CENTS);
    }
  }
}
