package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.ListBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextList;
import dev.keywright.runtime.text.TextReader;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The key of {@link ChaincodeState}.
 *
 * <pre>
 * partitionKey = "&#92;u0000{objectType}&#92;u0000{attributes}&#92;u0000"
 *   objectType  String        text, at most 20
 *   attributes  List&lt;String&gt;  a list of (text), at most 8
 * </pre>
 *
 * <p>For example <code>partitionKey = "&#92;u0000a100&#92;u0000a100&#92;u0000"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record ChaincodeStateKey(String objectType, List<String> attributes) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT"
      + " | partitionKey: \"\\u0000\" objectType String maxLength=20"
      + " \"\\u0000\" attributes list(element String) maxLength=8 \"\\u0000\"";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<ChaincodeStateKey> ORDER = ChaincodeStateKey::compare;

  private static final StringPart OBJECT_TYPE =
      StringPart.of("objectType").atMost(20).before('\u0000');
  private static final StringPart ATTRIBUTES_ELEMENT = StringPart.of("attributes").before('\u0000');
  private static final TextList<String> ATTRIBUTES =
      TextList.ofValues("attributes", ATTRIBUTES_ELEMENT).endedBy('\u0000').atMost(8);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public ChaincodeStateKey {
    OBJECT_TYPE.check(objectType);
    attributes = ATTRIBUTES.copyOf(attributes);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static ChaincodeStateKey of(ChaincodeState chaincodeState) {
    return new ChaincodeStateKey(chaincodeState.objectType(), chaincodeState.attributes());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(String objectType, List<String> attributes) {
    attributes = ATTRIBUTES.snapshot(attributes);
    return '\u0000' + OBJECT_TYPE.text(objectType) + '\u0000' + ATTRIBUTES.text(attributes);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(objectType, attributes);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static ChaincodeStateKey decode(String partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static ChaincodeStateKey read(String partitionKey, ReadMode mode) {
    TextReader in = TextReader.of("partitionKey", partitionKey, mode);
    String objectType = OBJECT_TYPE.read(in.literal("\u0000"));
    List<String> attributes = ATTRIBUTES.read(in.separator('\u0000'));
    in.end();
    return new ChaincodeStateKey(objectType, attributes);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<ChaincodeStateKey> tryDecode(String partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static ChaincodeStateKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ChaincodeStateKey that
        && Objects.equals(this.objectType, that.objectType)
        && ATTRIBUTES.equal(this.attributes, that.attributes);
  }

  @Override
  public int hashCode() {
    return Objects.hash(objectType, ATTRIBUTES.hash(attributes));
  }

  private static int compare(ChaincodeStateKey a, ChaincodeStateKey b) {
    int order = ColumnOrder.TEXT.compare(a.objectType, b.objectType);
    return order != 0 ? order : ATTRIBUTES.compare(a.attributes, b.attributes);
  }

  /** A scan of all keys; {@code objectType} is next. */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN = ColumnScan.text("partitionKey",
        "\u0000", "\u0000", "").boundedBy(OBJECT_TYPE, ATTRIBUTES);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code objectType}; {@code attributes} is next. */
    public AfterObjectType objectType(String objectType) {
      ColumnScan<String> next = scan.part(OBJECT_TYPE, objectType);
      return new AfterObjectType(next);
    }

    /** Asks for ranges of {@code objectType}, written as text, at most 20. */
    public TextBounds<String, KeyRange<String>> objectType() {
      return scan.texts(OBJECT_TYPE);
    }
  }

  /** A scan that has fixed the parts up to {@code objectType}; {@code attributes} is next. */
  public static final class AfterObjectType extends RangeStage<String> {
    private AfterObjectType(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code attributes}. */
    public KeyRange<String> attributes(List<String> attributes) {
      return scan.equal(ATTRIBUTES, attributes);
    }

    /** Asks for ranges of {@code attributes}, written as a list of (text), at most 8. */
    public ListBounds<String, KeyRange<String>> attributes() {
      return scan.lists(ATTRIBUTES);
    }
  }
}
