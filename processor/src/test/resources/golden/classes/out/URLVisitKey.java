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
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link URLVisit}.
 *
 * <pre>
 * partitionKey  host   String  [0-9a-z]
 *               visit  int     9 digits
 * </pre>
 *
 * <p>For example <code>partitionKey = "a100#000000054"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
record URLVisitKey(String host, int visit) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  static final String LAYOUT = "TEXT separator='#'"
      + " | partitionKey: host String alphabet=\"0-9a-z\", visit int pad=9";

  /** The order in which the store keeps the encoded keys. */
  static final Comparator<URLVisitKey> ORDER = URLVisitKey::compare;

  private static final StringPart HOST = StringPart.of("host", "0-9a-z").before('#');
  private static final DecimalPart VISIT = DecimalPart.padded("visit", 9);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  URLVisitKey {
    HOST.check(host);
    VISIT.check(visit);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  static URLVisitKey of(URLVisit urlVisit) {
    return new URLVisitKey(urlVisit.host(), urlVisit.visit());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  static String encodePartitionKey(String host, int visit) {
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
  static URLVisitKey decode(String partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static URLVisitKey read(String partitionKey, ReadMode mode) {
    TextReader in = TextReader.of("partitionKey", partitionKey, mode);
    String host = HOST.read(in);
    int visit = VISIT.readInt(in.separator('#'));
    in.end();
    return new URLVisitKey(host, visit);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  static Optional<URLVisitKey> tryDecode(String partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  static URLVisitKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  private static int compare(URLVisitKey a, URLVisitKey b) {
    int order = a.host.compareTo(b.host);
    return order != 0 ? order : Integer.compare(a.visit, b.visit);
  }

  /** A scan of all keys; {@code host} is next. */
  static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN =
        ColumnScan.text("partitionKey", '#', 2).boundedBy(HOST, VISIT);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code host}; {@code visit} is next. */
    public AfterHost host(String host) {
      ColumnScan<String> next = scan.part(HOST, host);
      return new AfterHost(next);
    }

    /** Asks for ranges of {@code host}, written as [0-9a-z]. */
    public TextBounds<String, KeyRange<String>> host() {
      return scan.texts(HOST);
    }
  }

  /** A scan that has fixed the parts up to {@code host}; {@code visit} is next. */
  static final class AfterHost extends RangeStage<String> {
    private AfterHost(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code visit}. */
    public KeyRange<String> visit(int visit) {
      return scan.equal(VISIT, visit);
    }

    /** Asks for ranges of {@code visit}, written as 9 digits, 0 to 999999999. */
    public IntBounds<KeyRange<String>> visit() {
      return scan.ints(VISIT);
    }
  }
}
