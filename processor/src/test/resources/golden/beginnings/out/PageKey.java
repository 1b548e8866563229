package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.LongBounds;
import dev.keywright.runtime.scan.NameBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.LabelsPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link Page}.
 *
 * <pre>
 * partitionKey  host   String  [\-.0-9a-z], 1 to 253, last label first
 *               visit  long    10 digits
 * </pre>
 *
 * <p>For example <code>partitionKey = "a100#0000000054"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record PageKey(String host, long visit) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator='#'"
      + " | partitionKey: host String labels alphabet=\"0-9a-z.\\\\-\" minLength=1 maxLength=253"
      + ", visit long pad=10";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<PageKey> ORDER = PageKey::compare;

  private static final LabelsPart HOST =
      StringPart.of("host", "\\-.0-9a-z").atLeast(1).atMost(253).before('#').byLabels();
  private static final DecimalPart VISIT = DecimalPart.padded("visit", 10);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public PageKey {
    HOST.check(host);
    VISIT.check(visit);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static PageKey of(Page page) {
    return new PageKey(page.host(), page.visit());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(String host, long visit) {
    byte[] out = TextBuffer.of(HOST.size(host) + 1 + VISIT.size(visit));
    int index = HOST.write(host, out, 0);
    out[index++] = '#';
    index = VISIT.write(visit, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(host, visit);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static PageKey decode(String partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static PageKey read(String partitionKey, ReadMode mode) {
    TextReader in = TextReader.of("partitionKey", partitionKey, mode);
    String host = HOST.read(in);
    long visit = VISIT.readLong(in.separator('#'));
    in.end();
    return new PageKey(host, visit);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<PageKey> tryDecode(String partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static PageKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  private static int compare(PageKey a, PageKey b) {
    int order = ColumnOrder.TEXT.compare(HOST.encode(a.host) + '#', HOST.encode(b.host) + '#');
    return order != 0 ? order : Long.compare(a.visit, b.visit);
  }

  /** A scan of all keys; {@code host} is next. */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN =
        ColumnScan.text("partitionKey", '#', 2).boundedBy(HOST, VISIT);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code host}; {@code visit} is next. */
    public AfterHost host(String host) {
      ColumnScan<String> next = scan.part(HOST, host);
      return new AfterHost(next);
    }

    /**
     * Asks for the names of a domain in {@code host}, written as [\-.0-9a-z], 1 to 253, last label first.
     */
    public NameBounds<KeyRange<String>> host() {
      return scan.names(HOST);
    }
  }

  /** A scan that has fixed the parts up to {@code host}; {@code visit} is next. */
  public static final class AfterHost extends RangeStage<String> {
    private AfterHost(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code visit}. */
    public KeyRange<String> visit(long visit) {
      return scan.equal(VISIT, visit);
    }

    /** Asks for ranges of {@code visit}, written as 10 digits, 0 to 9999999999. */
    public LongBounds<KeyRange<String>> visit() {
      return scan.longs(VISIT);
    }
  }
}
