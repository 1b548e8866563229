package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.HashPrefix;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link Gauge}.
 *
 * <pre>
 * partitionKey  meter  int     4 digits of its MD5, then 6 digits
 *               site   String  [0-9a-z], at most 16
 * </pre>
 *
 * <p>For example <code>partitionKey = "f953000054!a100"</code>.
 *
 * <p>The key has at most 27 bytes; Apache HBase allows 32,767.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record GaugeKey(int meter, String site) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator='!'"
      + " | partitionKey: meter int pad=6 hashPrefix=4 hash=MD5"
      + ", site String alphabet=\"0-9a-z\" maxLength=16";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<GaugeKey> ORDER = GaugeKey::compare;

  private static final DecimalPart METER = DecimalPart.padded("meter", 6);
  private static final HashPrefix METER_HASH = HashPrefix.md5(4);
  private static final StringPart SITE = StringPart.of("site", "0-9a-z").atMost(16);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public GaugeKey {
    METER.check(meter);
    SITE.check(site);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static GaugeKey of(Gauge gauge) {
    return new GaugeKey(gauge.meter(), gauge.site());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(int meter, String site) {
    byte[] out = TextBuffer.of(4 + METER.size(meter) + 1 + SITE.size(site));
    int index = METER.write(meter, out, 4);
    METER_HASH.write(out, 0, 4, index);
    out[index++] = '!';
    index = SITE.write(site, out, index);
    return TextBuffer.ascii(out, index);
  }

  /**
   * The encoded column {@code partitionKey}, as the bytes of its UTF-8.
   * Refuses what the constructor refuses.
   */
  public static byte[] encodePartitionKeyBytes(int meter, String site) {
    byte[] out = new byte[4 + METER.size(meter) + 1 + SITE.size(site)];
    int index = METER.write(meter, out, 4);
    METER_HASH.write(out, 0, 4, index);
    out[index++] = '!';
    SITE.write(site, out, index);
    return out;
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(meter, site);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static GaugeKey decode(String partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static GaugeKey read(String partitionKey, ReadMode mode) {
    TextReader in = TextReader.of("partitionKey", partitionKey, mode);
    int start = in.position();
    METER_HASH.skip(in, "meter");
    int meter = METER.readInt(in);
    METER_HASH.verify(in, start);
    String site = SITE.read(in.separator('!'));
    in.end();
    return new GaugeKey(meter, site);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<GaugeKey> tryDecode(String partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static GaugeKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  /**
   * The boundaries that pre-split a table into regions of about equal load:
   * {@code regions - 1} of them, ascending.
   *
   * @throws IllegalArgumentException if the hash prefix cannot tell so many regions apart
   */
  public static List<String> splitPoints(int regions) {
    return METER_HASH.splitPoints(regions);
  }

  private static int compare(GaugeKey a, GaugeKey b) {
    return ColumnOrder.TEXT.compare(a.partitionKey(), b.partitionKey());
  }

  /** A scan of all keys; {@code meter} is next. */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN =
        ColumnScan.text("partitionKey", '!', 2).boundedBy(METER_HASH, SITE);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code meter}; {@code site} is next. */
    public AfterMeter meter(int meter) {
      ColumnScan<String> next = scan.hash(METER_HASH, METER, meter).part(METER, meter);
      return new AfterMeter(next);
    }
  }

  /** A scan that has fixed the parts up to {@code meter}; {@code site} is next. */
  public static final class AfterMeter extends RangeStage<String> {
    private AfterMeter(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code site}. */
    public KeyRange<String> site(String site) {
      return scan.equal(SITE, site);
    }

    /** Asks for ranges of {@code site}, written as [0-9a-z], at most 16. */
    public TextBounds<String, KeyRange<String>> site() {
      return scan.texts(SITE);
    }
  }
}
