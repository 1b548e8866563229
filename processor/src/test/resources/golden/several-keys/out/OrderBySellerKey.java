package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.LongBounds;
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
 * The key {@code bySeller} of {@link Order}.
 *
 * <pre>
 * partitionKey  seller       String     [0-9A-Za-z]
 * sortKey       day          LocalDate  BASIC
 *               orderNumber  long       10 digits
 * </pre>
 *
 * <p>For example <code>partitionKey = "a100", sortKey = "20120801,0000000054"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record OrderBySellerKey(String seller, LocalDate day, long orderNumber) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator=','"
      + " | partitionKey: seller String alphabet=\"0-9A-Za-z\""
      + " | sortKey: day LocalDate time=BASIC, orderNumber long pad=10";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<OrderBySellerKey> ORDER = OrderBySellerKey::compare;

  private static final StringPart SELLER = StringPart.of("seller", "0-9A-Za-z");
  private static final TimePart<LocalDate> DAY =
      TimePart.of("day", LocalDate.class, TimeFormat.BASIC);
  private static final DecimalPart ORDER_NUMBER = DecimalPart.padded("orderNumber", 10);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public OrderBySellerKey {
    SELLER.check(seller);
    DAY.check(day);
    ORDER_NUMBER.check(orderNumber);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static OrderBySellerKey of(Order order) {
    return new OrderBySellerKey(order.seller(), order.day(), order.orderNumber());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(String seller) {
    return SELLER.text(seller);
  }

  /** The encoded column {@code sortKey}. Refuses what the constructor refuses. */
  public static String encodeSortKey(LocalDate day, long orderNumber) {
    byte[] out = TextBuffer.of(DAY.size(day) + 1 + ORDER_NUMBER.size(orderNumber));
    int index = DAY.write(day, out, 0);
    out[index++] = ',';
    index = ORDER_NUMBER.write(orderNumber, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(seller);
  }

  /** The encoded column {@code sortKey}. */
  public String sortKey() {
    return encodeSortKey(day, orderNumber);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("partitionKey", partitionKey()).and("sortKey", sortKey()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static OrderBySellerKey decode(String partitionKey, String sortKey) {
    try {
      return read(partitionKey, sortKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, sortKey, ReadMode.EXPLAINING);
    }
  }

  private static OrderBySellerKey read(String partitionKey, String sortKey, ReadMode mode) {
    TextReader partitionKeyIn = TextReader.of("partitionKey", partitionKey, mode);
    String seller = SELLER.read(partitionKeyIn);
    partitionKeyIn.end();
    TextReader sortKeyIn = TextReader.of("sortKey", sortKey, mode);
    LocalDate day = DAY.read(sortKeyIn);
    long orderNumber = ORDER_NUMBER.readLong(sortKeyIn.separator(','));
    sortKeyIn.end();
    return new OrderBySellerKey(seller, day, orderNumber);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<OrderBySellerKey> tryDecode(String partitionKey, String sortKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, sortKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static OrderBySellerKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"), Columns.text(columns, "sortKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  private static int compare(OrderBySellerKey a, OrderBySellerKey b) {
    int order = a.seller.compareTo(b.seller);
    order = order != 0 ? order : a.day.compareTo(b.day);
    return order != 0 ? order : Long.compare(a.orderNumber, b.orderNumber);
  }

  /** A scan of all keys; {@code seller} is next. */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN =
        ColumnScan.text("partitionKey", ',', 1).boundedBy(SELLER);
    private static final ColumnScan<String> SORT_KEY_SCAN = ColumnScan.text("sortKey", ',', 2)
        .boundedBy(DAY, ORDER_NUMBER);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code seller}; {@code day} is next. */
    public AfterSeller seller(String seller) {
      ColumnScan<String> next = scan.column(SELLER, seller, Scan.SORT_KEY_SCAN);
      return new AfterSeller(next);
    }

    /** Asks for ranges of {@code seller}, written as [0-9A-Za-z]. */
    public TextBounds<String, KeyRange<String>> seller() {
      return scan.texts(SELLER);
    }
  }

  /** A scan that has fixed the parts up to {@code seller}; {@code day} is next. */
  public static final class AfterSeller extends RangeStage<String> {
    private AfterSeller(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code day}; {@code orderNumber} is next. */
    public AfterDay day(LocalDate day) {
      ColumnScan<String> next = scan.part(DAY, day);
      return new AfterDay(next);
    }

    /** Asks for ranges of {@code day}, written as BASIC. */
    public ValueBounds<LocalDate, KeyRange<String>> day() {
      return scan.values(DAY);
    }
  }

  /** A scan that has fixed the parts up to {@code day}; {@code orderNumber} is next. */
  public static final class AfterDay extends RangeStage<String> {
    private AfterDay(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code orderNumber}. */
    public KeyRange<String> orderNumber(long orderNumber) {
      return scan.equal(ORDER_NUMBER, orderNumber);
    }

    /** Asks for ranges of {@code orderNumber}, written as 10 digits, 0 to 9999999999. */
    public LongBounds<KeyRange<String>> orderNumber() {
      return scan.longs(ORDER_NUMBER);
    }
  }
}
