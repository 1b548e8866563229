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
import dev.keywright.runtime.slice.SlicePeriod;
import dev.keywright.runtime.slice.SliceTier;
import dev.keywright.runtime.slice.TimeSlices;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.TextReader;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Period;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link Sale}.
 *
 * <pre>
 * partitionKey  device  int  6 digits
 * </pre>
 *
 * <p>For example <code>partitionKey = "000054"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record SaleKey(int device) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator=',' | partitionKey: device int pad=6";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<SaleKey> ORDER = SaleKey::compare;

  private static final DecimalPart DEVICE = DecimalPart.padded("device", 6);
  private static final TimeSlices SLICES =
      TimeSlices.of("day", "sales_{yyyyMM}", SlicePeriod.MONTH)
          .recentFor(Period.parse("P6M"))
          .keptFor(Period.parse("P5Y"));

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public SaleKey {
    DEVICE.check(device);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static SaleKey of(Sale sale) {
    return new SaleKey(sale.device());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(int device) {
    return DEVICE.text(device);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(device);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static SaleKey decode(String partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static SaleKey read(String partitionKey, ReadMode mode) {
    TextReader in = TextReader.of("partitionKey", partitionKey, mode);
    int device = DEVICE.readInt(in);
    in.end();
    return new SaleKey(device);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<SaleKey> tryDecode(String partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static SaleKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  /** The table that holds an entity, by its {@code day}. */
  public static String table(Sale sale) {
    return SLICES.table(sale.day());
  }

  /**
   * The tables that hold the entities whose {@code day} is at least {@code from} and below
   * {@code to}, oldest first.
   */
  public static List<String> tables(LocalDate from, LocalDate to) {
    return SLICES.tables(from, to);
  }

  /**
   * How much a table is used at a time.
   *
   * @throws IllegalArgumentException if no table is called that
   */
  public static SliceTier tier(String table, Instant now) {
    return SLICES.tier(table, now);
  }

  private static int compare(SaleKey a, SaleKey b) {
    return Integer.compare(a.device, b.device);
  }

  /** A scan of all keys; {@code device} is next. */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN =
        ColumnScan.text("partitionKey", ',', 1).boundedBy(DEVICE);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code device}. */
    public KeyRange<String> device(int device) {
      return scan.equal(DEVICE, device);
    }

    /** Asks for ranges of {@code device}, written as 6 digits, 0 to 999999. */
    public IntBounds<KeyRange<String>> device() {
      return scan.ints(DEVICE);
    }
  }
}
