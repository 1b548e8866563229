package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.MapBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextElement;
import dev.keywright.runtime.text.TextList;
import dev.keywright.runtime.text.TextMap;
import dev.keywright.runtime.text.TextPart;
import dev.keywright.runtime.text.TextReader;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;

/**
 * The key of {@link LabelledState}.
 *
 * <pre>
 * partitionKey = "&#92;u0000{objectType}&#92;u0000{labels}&#92;u0000"
 *   objectType  String                     text, at most 20
 *   labels      SortedMap&lt;String, String&gt;  a map of (text; text), at most 8
 * </pre>
 *
 * <p>For example <code>partitionKey = "&#92;u0000a100&#92;u0000a100&#92;u0000a100&#92;u0000"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record LabelledStateKey(String objectType, SortedMap<String, String> labels) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT"
      + " | partitionKey: \"\\u0000\" objectType String maxLength=20"
      + " \"\\u0000\" labels map(key String, value String) maxLength=8 \"\\u0000\"";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<LabelledStateKey> ORDER = LabelledStateKey::compare;

  private static final StringPart OBJECT_TYPE =
      StringPart.of("objectType").atMost(20).before('\u0000');
  private static final StringPart LABELS_KEY = StringPart.of("labels.key").before('\u0000');
  private static final StringPart LABELS_VALUE = StringPart.of("labels.value").before('\u0000');
  private static final TextMap<String, String> LABELS =
      new TextMap<>(TextList.of("labels", new LabelsEntry()).endedBy('\u0000').byKey().atMost(8),
          Comparator.naturalOrder());

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public LabelledStateKey {
    OBJECT_TYPE.check(objectType);
    labels = LABELS.copyOf(labels);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static LabelledStateKey of(LabelledState labelledState) {
    return new LabelledStateKey(labelledState.objectType(), labelledState.labels());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(String objectType, SortedMap<String, String> labels) {
    labels = LABELS.snapshot(labels);
    return '\u0000' + OBJECT_TYPE.text(objectType) + '\u0000' + LABELS.text(labels);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(objectType, labels);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static LabelledStateKey decode(String partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static LabelledStateKey read(String partitionKey, ReadMode mode) {
    TextReader in = TextReader.of("partitionKey", partitionKey, mode);
    String objectType = OBJECT_TYPE.read(in.literal("\u0000"));
    SortedMap<String, String> labels = LABELS.read(in.separator('\u0000').checked());
    in.end();
    return new LabelledStateKey(objectType, labels);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<LabelledStateKey> tryDecode(String partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static LabelledStateKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LabelledStateKey that
        && Objects.equals(this.objectType, that.objectType)
        && LABELS.equal(this.labels, that.labels);
  }

  @Override
  public int hashCode() {
    return Objects.hash(objectType, LABELS.hash(labels));
  }

  private static int compare(LabelledStateKey a, LabelledStateKey b) {
    int order = ColumnOrder.TEXT.compare(a.objectType, b.objectType);
    return order != 0 ? order : LABELS.compare(a.labels, b.labels);
  }

  /** One entry of {@code labels}. */
  private static final class LabelsEntry implements TextElement<Map.Entry<String, String>> {
    @Override
    public List<TextPart<?>> parts() {
      return List.of(LABELS_KEY, LABELS_VALUE);
    }

    @Override
    public int size(Map.Entry<String, String> entry) {
      return LABELS_KEY.size(entry.getKey()) + LABELS_VALUE.size(entry.getValue()) + 1;
    }

    @Override
    public int keySize(Map.Entry<String, String> entry) {
      return LABELS_KEY.size(entry.getKey());
    }

    @Override
    public int write(Map.Entry<String, String> entry, byte[] out, int at) {
      int index = LABELS_KEY.write(entry.getKey(), out, at);
      out[index++] = '\u0000';
      return LABELS_VALUE.write(entry.getValue(), out, index);
    }

    @Override
    public Map.Entry<String, String> read(TextReader in) {
      String key = LABELS_KEY.read(in);
      in.separator('\u0000');
      String value = LABELS_VALUE.read(in);
      return Map.entry(key, value);
    }
  }

  /** A scan of all keys; {@code objectType} is next. */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN = ColumnScan.text("partitionKey",
        "\u0000", "\u0000", "").boundedBy(OBJECT_TYPE, LABELS);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code objectType}; {@code labels} is next. */
    public AfterObjectType objectType(String objectType) {
      ColumnScan<String> next = scan.part(OBJECT_TYPE, objectType);
      return new AfterObjectType(next);
    }

    /** Asks for ranges of {@code objectType}, written as text, at most 20. */
    public TextBounds<String, KeyRange<String>> objectType() {
      return scan.texts(OBJECT_TYPE);
    }
  }

  /** A scan that has fixed the parts up to {@code objectType}; {@code labels} is next. */
  public static final class AfterObjectType extends RangeStage<String> {
    private AfterObjectType(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code labels}. */
    public KeyRange<String> labels(SortedMap<String, String> labels) {
      return scan.equal(LABELS, labels);
    }

    /** Asks for ranges of {@code labels}, written as a map of (text; text), at most 8. */
    public MapBounds<String, String, KeyRange<String>> labels() {
      return scan.maps(LABELS);
    }
  }
}
