package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.ChangedElement;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.MapBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.text.CodePart;
import dev.keywright.runtime.text.NumberPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextElement;
import dev.keywright.runtime.text.TextList;
import dev.keywright.runtime.text.TextMap;
import dev.keywright.runtime.text.TextPart;
import dev.keywright.runtime.text.TextReader;
import dev.keywright.runtime.text.UuidPart;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.UUID;

/**
 * The key of {@link Metric}.
 *
 * <pre>
 * partitionKey  name    String                         [0-9a-z], at most 12
 *               shares  SortedMap&lt;UUID, Metric.Share&gt;  a map of (36 characters; BYTES | SECONDS; 3 digits)
 * </pre>
 *
 * <p>For example <code>partitionKey = "a100/3f2504e0-4f89-41d3-9a0c-0305e82c3301/BYTES/054"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record MetricKey(String name, SortedMap<UUID, Metric.Share> shares) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator='/'"
      + " | partitionKey: name String alphabet=\"0-9a-z\" maxLength=12"
      + ", shares map(key UUID, unit enum(BYTES=\"BYTES\" SECONDS=\"SECONDS\"), percent int as=DECIMAL width=3)";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<MetricKey> ORDER = MetricKey::compare;

  private static final StringPart NAME = StringPart.of("name", "0-9a-z").atMost(12).before('/');
  private static final UuidPart SHARES_KEY = UuidPart.of("shares.key");
  private static final CodePart<Metric.Unit> SHARES_UNIT = CodePart.of("shares.unit",
      new Metric.Unit[] {Metric.Unit.BYTES, Metric.Unit.SECONDS}, "BYTES", "SECONDS").before('/');
  private static final NumberPart SHARES_PERCENT =
      NumberPart.of("shares.percent", NumberForm.of(NumberEncoding.DECIMAL, 3));
  private static final TextMap<UUID, Metric.Share> SHARES =
      new TextMap<>(TextList.of("shares", new SharesEntry()).joinedBy('/').byKey(),
          Comparator.naturalOrder());

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public MetricKey {
    NAME.check(name);
    shares = SHARES.copyOf(shares);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static MetricKey of(Metric metric) {
    return new MetricKey(metric.name(), metric.shares());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(String name, SortedMap<UUID, Metric.Share> shares) {
    shares = SHARES.snapshot(shares);
    byte[] out = new byte[NAME.size(name) + 1 + SHARES.size(shares)];
    int index = NAME.write(name, out, 0);
    out[index++] = '/';
    index = SHARES.write(shares, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(name, shares);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static MetricKey decode(String partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static MetricKey read(String partitionKey, ReadMode mode) {
    TextReader in = TextReader.of("partitionKey", partitionKey, mode);
    String name = NAME.read(in);
    SortedMap<UUID, Metric.Share> shares = SHARES.read(in.separator('/').checked());
    in.end();
    return new MetricKey(name, shares);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<MetricKey> tryDecode(String partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static MetricKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof MetricKey that
        && Objects.equals(this.name, that.name)
        && SHARES.equal(this.shares, that.shares);
  }

  @Override
  public int hashCode() {
    return Objects.hash(name, SHARES.hash(shares));
  }

  private static int compare(MetricKey a, MetricKey b) {
    int order = a.name.compareTo(b.name);
    return order != 0 ? order : SHARES.compare(a.shares, b.shares);
  }

  /** One entry of {@code shares}. */
  private static final class SharesEntry implements TextElement<Map.Entry<UUID, Metric.Share>> {
    @Override
    public List<TextPart<?>> parts() {
      return List.of(SHARES_KEY, SHARES_UNIT, SHARES_PERCENT);
    }

    @Override
    public int size(Map.Entry<UUID, Metric.Share> entry) {
      return SHARES_KEY.size(entry.getKey()) + SHARES_UNIT.size(entry.getValue().unit()) +
          SHARES_PERCENT.size(entry.getValue().percent()) + 2;
    }

    @Override
    public int keySize(Map.Entry<UUID, Metric.Share> entry) {
      return SHARES_KEY.size(entry.getKey());
    }

    @Override
    public int write(Map.Entry<UUID, Metric.Share> entry, byte[] out, int at) {
      int index = SHARES_KEY.write(entry.getKey(), out, at);
      out[index++] = '/';
      index = SHARES_UNIT.write(entry.getValue().unit(), out, index);
      out[index++] = '/';
      return SHARES_PERCENT.write(entry.getValue().percent(), out, index);
    }

    @Override
    public Map.Entry<UUID, Metric.Share> read(TextReader in) {
      UUID key = SHARES_KEY.read(in);
      in.separator('/');
      Metric.Unit unit = SHARES_UNIT.read(in);
      in.separator('/');
      int percent = SHARES_PERCENT.readInt(in);
      Metric.Share entryValue = new Metric.Share(unit, percent);
      if (!Objects.equals(entryValue.unit(), unit) || entryValue.percent() != percent) {
        throw new ChangedElement();
      }
      return Map.entry(key, entryValue);
    }
  }

  /** A scan of all keys; {@code name} is next. */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN =
        ColumnScan.text("partitionKey", '/', 2).boundedBy(NAME, SHARES);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code name}; {@code shares} is next. */
    public AfterName name(String name) {
      ColumnScan<String> next = scan.part(NAME, name);
      return new AfterName(next);
    }

    /** Asks for ranges of {@code name}, written as [0-9a-z], at most 12. */
    public TextBounds<String, KeyRange<String>> name() {
      return scan.texts(NAME);
    }
  }

  /** A scan that has fixed the parts up to {@code name}; {@code shares} is next. */
  public static final class AfterName extends RangeStage<String> {
    private AfterName(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code shares}. */
    public KeyRange<String> shares(SortedMap<UUID, Metric.Share> shares) {
      return scan.equal(SHARES, shares);
    }

    /**
     * Asks for ranges of {@code shares}, written as a map of (36 characters; BYTES | SECONDS; 3 digits).
     */
    public MapBounds<UUID, Metric.Share, KeyRange<String>> shares() {
      return scan.maps(SHARES);
    }
  }
}
