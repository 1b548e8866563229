package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.LocalDate;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
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
 * <p>The parts of a column are joined by <code>','</code>.
 *
 * <p>For example <code>partitionKey = "a100", sortKey = "20120801,0000000054"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
public record OrderBySellerKey(String seller, LocalDate day, long orderNumber) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT =
      "TEXT separator=','"
      + " | partitionKey: seller String alphabet=\"0-9A-Za-z\""
      + " | sortKey: day LocalDate time=BASIC, orderNumber long pad=10";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<OrderBySellerKey> ORDER = OrderBySellerKey::compare;

  private static final StringPart SELLER = StringPart.of("seller", "0-9A-Za-z");
  private static final TimePart<LocalDate> DAY =
      TimePart.of("day", LocalDate.class, TimeFormat.BASIC);
  private static final DecimalPart ORDER_NUMBER = DecimalPart.padded("orderNumber", 10);

  /**
   * Checks every part.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
  public OrderBySellerKey {
    SELLER.check(seller);
    DAY.check(day);
    ORDER_NUMBER.check(orderNumber);
  }

  /**
   * The key of an entity.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part is null or may not hold its value
   */
  public static OrderBySellerKey of(Order order) {
    return new OrderBySellerKey(order.seller(), order.day(), order.orderNumber());
  }

  /**
   * The encoded column {@code partitionKey}.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
  public static String encodePartitionKey(String seller) {
    return SELLER.text(seller);
  }

  /**
   * The encoded column {@code sortKey}.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
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
    Map<String, Object> columns = new LinkedHashMap<>();
    columns.put("partitionKey", partitionKey());
    columns.put("sortKey", sortKey());
    return Collections.unmodifiableMap(columns);
  }

  /**
   * The key that was encoded as these columns.
   *
   * @throws dev.keywright.runtime.MalformedKeyException if none was
   */
  public static OrderBySellerKey decode(String partitionKey, String sortKey) {
    TextReader in = new TextReader("partitionKey", partitionKey);
    String seller = SELLER.read(in);
    in.end();
    in = new TextReader("sortKey", sortKey);
    LocalDate day = DAY.read(in);
    in.separator(',');
    long orderNumber = ORDER_NUMBER.readLong(in);
    in.end();
    return new OrderBySellerKey(seller, day, orderNumber);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<OrderBySellerKey> tryDecode(String partitionKey, String sortKey) {
    try {
      return Optional.of(decode(partitionKey, sortKey));
    } catch (MalformedKeyException malformed) {
      return Optional.empty();
    }
  }

  /** Asks for a run of keys, part by part from the left. */
  public static Scan scan() {
    return new Scan(ColumnScan.text("partitionKey", ',', 1));
  }

  private static int compare(OrderBySellerKey a, OrderBySellerKey b) {
    int order = ColumnOrder.TEXT.compare(a.seller, b.seller);
    if (order != 0) {
      return order;
    }
    order = a.day.compareTo(b.day);
    if (order != 0) {
      return order;
    }
    return Long.compare(a.orderNumber, b.orderNumber);
  }

  /** A scan that has fixed nothing yet. */
  public static final class Scan {
    private final ColumnScan<String> scan;

    private Scan(ColumnScan<String> scan) {
      this.scan = scan;
    }

    /** All keys of the table. */
    public KeyRange<String> all() {
      return scan.all();
    }

    /** Fixes {@code seller}. */
    public AfterSeller seller(String seller) {
      return new AfterSeller(scan.column(SELLER, seller, ColumnScan.text("sortKey", ',', 2)));
    }

    /**
     * The keys whose {@code seller} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code sellerAtLeast} has no upper end.
     */
    public KeyRange<String> sellerBetween(String from, String to) {
      return scan.between(SELLER, from, to);
    }

    /** The keys whose {@code seller} is this value or above. */
    public KeyRange<String> sellerAtLeast(String seller) {
      return scan.atLeast(SELLER, seller);
    }

    /** The keys whose {@code seller} is above this value. */
    public KeyRange<String> sellerGreaterThan(String seller) {
      return scan.greaterThan(SELLER, seller);
    }

    /** The keys whose {@code seller} is this value or below. */
    public KeyRange<String> sellerAtMost(String seller) {
      return scan.atMost(SELLER, seller);
    }

    /** The keys whose {@code seller} is below this value. */
    public KeyRange<String> sellerLessThan(String seller) {
      return scan.lessThan(SELLER, seller);
    }

    /** The keys whose {@code seller} begins like this. */
    public KeyRange<String> sellerStartsWith(String seller) {
      return scan.startsWith(SELLER, seller);
    }
  }

  /** A scan that has fixed the parts up to {@code seller}. */
  public static final class AfterSeller {
    private final ColumnScan<String> scan;

    private AfterSeller(ColumnScan<String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<String> all() {
      return scan.all();
    }

    /** Fixes {@code day}. */
    public AfterDay day(LocalDate day) {
      return new AfterDay(scan.part(DAY, day));
    }

    /**
     * The keys whose {@code day} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code dayAtLeast} has no upper end.
     */
    public KeyRange<String> dayBetween(LocalDate from, LocalDate to) {
      return scan.between(DAY, from, to);
    }

    /** The keys whose {@code day} is this value or above. */
    public KeyRange<String> dayAtLeast(LocalDate day) {
      return scan.atLeast(DAY, day);
    }

    /** The keys whose {@code day} is above this value. */
    public KeyRange<String> dayGreaterThan(LocalDate day) {
      return scan.greaterThan(DAY, day);
    }

    /** The keys whose {@code day} is this value or below. */
    public KeyRange<String> dayAtMost(LocalDate day) {
      return scan.atMost(DAY, day);
    }

    /** The keys whose {@code day} is below this value. */
    public KeyRange<String> dayLessThan(LocalDate day) {
      return scan.lessThan(DAY, day);
    }
  }

  /** A scan that has fixed the parts up to {@code day}. */
  public static final class AfterDay {
    private final ColumnScan<String> scan;

    private AfterDay(ColumnScan<String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<String> all() {
      return scan.all();
    }

    /** The keys with this {@code orderNumber}. */
    public KeyRange<String> orderNumber(long orderNumber) {
      return scan.equal(ORDER_NUMBER, orderNumber);
    }

    /**
     * The keys whose {@code orderNumber} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code orderNumberAtLeast} has no upper end.
     */
    public KeyRange<String> orderNumberBetween(long from, long to) {
      return scan.between(ORDER_NUMBER, from, to);
    }

    /** The keys whose {@code orderNumber} is this value or above. */
    public KeyRange<String> orderNumberAtLeast(long orderNumber) {
      return scan.atLeast(ORDER_NUMBER, orderNumber);
    }

    /** The keys whose {@code orderNumber} is above this value. */
    public KeyRange<String> orderNumberGreaterThan(long orderNumber) {
      return scan.greaterThan(ORDER_NUMBER, orderNumber);
    }

    /** The keys whose {@code orderNumber} is this value or below. */
    public KeyRange<String> orderNumberAtMost(long orderNumber) {
      return scan.atMost(ORDER_NUMBER, orderNumber);
    }

    /** The keys whose {@code orderNumber} is below this value. */
    public KeyRange<String> orderNumberLessThan(long orderNumber) {
      return scan.lessThan(ORDER_NUMBER, orderNumber);
    }
  }
}
