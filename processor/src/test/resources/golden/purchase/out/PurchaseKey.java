package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.natives.NativeLong;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.scan.LongBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link Purchase}.
 *
 * <pre>
 * partitionKey  deviceId     int     6 digits
 *               sellerId     String  [0-9A-Za-z], at most 8
 *               cardId       long    digits as they are, never scanned by range
 * orderNumber   orderNumber  long    as the store's own type
 * </pre>
 *
 * <p>For example <code>partitionKey = "000054,a100,6777"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record PurchaseKey(int deviceId, String sellerId, long cardId,
    long orderNumber) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator=',' | partitionKey: deviceId int pad=6"
      + ", sellerId String alphabet=\"0-9A-Za-z\" maxLength=8, cardId long min=0 unordered"
      + " | orderNumber: orderNumber long native";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<PurchaseKey> ORDER = PurchaseKey::compare;

  private static final DecimalPart DEVICE_ID = DecimalPart.padded("deviceId", 6);
  private static final StringPart SELLER_ID =
      StringPart.of("sellerId", "0-9A-Za-z").atMost(8).before(',');
  private static final DecimalPart CARD_ID = DecimalPart.unpadded("cardId").atLeast(0);
  private static final NativeLong ORDER_NUMBER = NativeLong.of("orderNumber");

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public PurchaseKey {
    DEVICE_ID.check(deviceId);
    SELLER_ID.check(sellerId);
    CARD_ID.check(cardId);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static PurchaseKey of(Purchase purchase) {
    return new PurchaseKey(purchase.deviceId(), purchase.sellerId(), purchase.cardId(),
        purchase.orderNumber());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(int deviceId, String sellerId, long cardId) {
    byte[] out = TextBuffer.of(DEVICE_ID.size(deviceId) + 1 + SELLER_ID.size(sellerId) + 1 +
        CARD_ID.size(cardId));
    int index = DEVICE_ID.write(deviceId, out, 0);
    out[index++] = ',';
    index = SELLER_ID.write(sellerId, out, index);
    out[index++] = ',';
    index = CARD_ID.write(cardId, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(deviceId, sellerId, cardId);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("partitionKey", partitionKey()).and("orderNumber", orderNumber).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static PurchaseKey decode(String partitionKey, long orderNumber) {
    try {
      return read(partitionKey, orderNumber, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, orderNumber, ReadMode.EXPLAINING);
    }
  }

  private static PurchaseKey read(String partitionKey, long orderNumber, ReadMode mode) {
    TextReader in = TextReader.of("partitionKey", partitionKey, mode);
    int deviceId = DEVICE_ID.readInt(in);
    String sellerId = SELLER_ID.read(in.separator(','));
    long cardId = CARD_ID.readLong(in.separator(','));
    in.end();
    return new PurchaseKey(deviceId, sellerId, cardId, ORDER_NUMBER.accept(orderNumber));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<PurchaseKey> tryDecode(String partitionKey, long orderNumber) {
    return ReadMode.ifLegal(mode -> read(partitionKey, orderNumber, mode));
  }

  /** The key in the columns of a row, by name. */
  public static PurchaseKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"), Columns.number(columns, "orderNumber"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  private static int compare(PurchaseKey a, PurchaseKey b) {
    int order = Integer.compare(a.deviceId, b.deviceId);
    order = order != 0 ? order : a.sellerId.compareTo(b.sellerId);
    order = order != 0 ? order : CARD_ID.compareDigits(a.cardId, b.cardId);
    return order != 0 ? order : Long.compare(a.orderNumber, b.orderNumber);
  }

  /** A scan of all keys; {@code deviceId} is next. */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN =
        ColumnScan.text("partitionKey", ',', 3).boundedBy(DEVICE_ID, SELLER_ID, CARD_ID);
    private static final ColumnScan<Long> ORDER_NUMBER_SCAN =
        ColumnScan.nativeType("orderNumber", ORDER_NUMBER.order());

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code deviceId}; {@code sellerId} is next. */
    public AfterDeviceId deviceId(int deviceId) {
      ColumnScan<String> next = scan.part(DEVICE_ID, deviceId);
      return new AfterDeviceId(next);
    }

    /** Asks for ranges of {@code deviceId}, written as 6 digits, 0 to 999999. */
    public IntBounds<KeyRange<String>> deviceId() {
      return scan.ints(DEVICE_ID);
    }
  }

  /** A scan that has fixed the parts up to {@code deviceId}; {@code sellerId} is next. */
  public static final class AfterDeviceId extends RangeStage<String> {
    private AfterDeviceId(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code sellerId}; {@code cardId} is next. */
    public AfterSellerId sellerId(String sellerId) {
      ColumnScan<String> next = scan.part(SELLER_ID, sellerId);
      return new AfterSellerId(next);
    }

    /** Asks for ranges of {@code sellerId}, written as [0-9A-Za-z], at most 8. */
    public TextBounds<String, KeyRange<String>> sellerId() {
      return scan.texts(SELLER_ID);
    }
  }

  /** A scan that has fixed the parts up to {@code sellerId}; {@code cardId} is next. */
  public static final class AfterSellerId extends RangeStage<String> {
    private AfterSellerId(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code cardId}; {@code orderNumber} is next. */
    public AfterCardId cardId(long cardId) {
      ColumnScan<Long> next = scan.column(CARD_ID, cardId, Scan.ORDER_NUMBER_SCAN);
      return new AfterCardId(next);
    }
  }

  /** A scan that has fixed the parts up to {@code cardId}; {@code orderNumber} is next. */
  public static final class AfterCardId extends RangeStage<Long> {
    private AfterCardId(ColumnScan<Long> scan) { super(scan); }

    /** The keys with this {@code orderNumber}. */
    public KeyRange<Long> orderNumber(long orderNumber) {
      return scan.equal(ORDER_NUMBER, orderNumber);
    }

    /** Asks for ranges of {@code orderNumber}, written as the store's own type. */
    public LongBounds<KeyRange<Long>> orderNumber() {
      return scan.longs(ORDER_NUMBER);
    }
  }
}
