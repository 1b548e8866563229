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
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.TextReader;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key {@code byId} of {@link Payment}.
 *
 * <pre>
 * partitionKey  number  int  9 digits
 * </pre>
 *
 * <p>For example <code>partitionKey = "000000054"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record PaymentByIdKey(int number) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator=','"
      + " | partitionKey: number int pad=9 max=99999";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<PaymentByIdKey> ORDER = PaymentByIdKey::compare;

  private static final DecimalPart NUMBER = DecimalPart.padded("number", 9).atMost(99999);
  private static final DecimalPart V4_ID = DecimalPart.padded("id", 9);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public PaymentByIdKey {
    NUMBER.check(number);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static PaymentByIdKey of(Payment payment) {
    return new PaymentByIdKey(payment.number());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(int number) {
    return NUMBER.text(number);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(number);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static PaymentByIdKey decode(String partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static PaymentByIdKey read(String partitionKey, ReadMode mode) {
    TextReader in = TextReader.of("partitionKey", partitionKey, mode);
    int number = NUMBER.readInt(in);
    in.end();
    return new PaymentByIdKey(number);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<PaymentByIdKey> tryDecode(String partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static PaymentByIdKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"));
  }

  /**
   * Reads a key that version 4 of the layout wrote, for rows that are still stored under it.
   *
   * @throws dev.keywright.runtime.MalformedKeyException if the columns hold no such key
   */
  public static V4 decodeV4(String partitionKey) {
    TextReader in = TextReader.of("partitionKey", partitionKey, ReadMode.EXPLAINING);
    int idV4 = V4_ID.readInt(in);
    in.end();
    return new V4(idV4);
  }

  /** The key in the columns of a row, by name. */
  public static V4 decodeV4(Map<String, ?> columns) {
    return decodeV4(Columns.text(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  private static int compare(PaymentByIdKey a, PaymentByIdKey b) {
    return Integer.compare(a.number, b.number);
  }

  /**
   * The key of a row that is still stored under version 4 of the layout.
   * The key as it is now also needs {@code number}.
   */
  public record V4(int id) {
    /** How the parts were written. */
    public static final String LAYOUT = "TEXT separator=',' | partitionKey: id int pad=9";
  }

  /** A scan of all keys; {@code number} is next. */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN =
        ColumnScan.text("partitionKey", ',', 1).boundedBy(NUMBER);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code number}. */
    public KeyRange<String> number(int number) {
      return scan.equal(NUMBER, number);
    }

    /** Asks for ranges of {@code number}, written as 9 digits, 0 to 99999. */
    public IntBounds<KeyRange<String>> number() {
      return scan.ints(NUMBER);
    }
  }
}
