package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.text.CharPart;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.FlagPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextReader;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link Shelf}.
 *
 * <pre>
 * partitionKey = "{in}{{out}}&#92;u2192{out}:{index}\""
 *   in       int      2 digits
 *   out      int      3 digits
 *   index    boolean  0 or 1
 * read = "\\\\{bucket}$L*&#47;{checked}{in}"
 *   bucket   char     text
 *   checked  boolean  0 or 1
 * literal = "{start}!{out}"
 *   start    String   text, escaped
 * </pre>
 *
 * <p>For example <code>partitionKey = "54{out}&#92;u2192054:1\"", read = "\\a$L*&#47;154", literal = "a100!054"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
record ShelfKey(int in, int out, boolean index, char bucket, boolean checked,
    String start) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  static final String LAYOUT = "TEXT"
      + " | partitionKey: in int pad=2 \"{out}\\u2192\" out int pad=3 \":\" index boolean"
      + " \"\\\"\""
      + " | read: \"\\\\\" bucket char \"$L*/\" checked boolean \"\" in"
      + " | literal escape: start String \"!\" out";

  /** The order in which the store keeps the encoded keys. */
  static final Comparator<ShelfKey> ORDER = ShelfKey::compare;

  private static final DecimalPart IN = DecimalPart.padded("in", 2);
  private static final DecimalPart OUT = DecimalPart.padded("out", 3);
  private static final FlagPart INDEX = FlagPart.of("index");
  private static final CharPart BUCKET = CharPart.of("bucket");
  private static final FlagPart CHECKED = FlagPart.of("checked");
  private static final StringPart START = StringPart.of("start").escapedBefore('!');

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  ShelfKey {
    IN.check(in);
    OUT.check(out);
    BUCKET.check(bucket);
    START.check(start);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  static ShelfKey of(Shelf shelf) {
    return new ShelfKey(shelf.in(), shelf.out(), shelf.index(), shelf.bucket(), shelf.checked(),
        shelf.start());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  static String encodePartitionKey(int in, int out, boolean index) {
    return IN.zeros(in) + in + "{out}\u2192" + OUT.zeros(out) + out + ':' + INDEX.text(index) + '"';
  }

  /** The encoded column {@code read}. Refuses what the constructor refuses. */
  static String encodeRead(int in, char bucket, boolean checked) {
    return '\\' + BUCKET.text(bucket) + "$L*/" + CHECKED.text(checked) + IN.zeros(in) + in;
  }

  /** The encoded column {@code literal}. Refuses what the constructor refuses. */
  static String encodeLiteral(int out, String start) {
    return START.text(start) + '!' + OUT.zeros(out) + out;
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(in, out, index);
  }

  /** The encoded column {@code read}. */
  public String read() {
    return encodeRead(in, bucket, checked);
  }

  /** The encoded column {@code literal}. */
  public String literal() {
    return encodeLiteral(out, start);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("partitionKey", partitionKey()).and("read", read()).and("literal", literal())
        .asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  static ShelfKey decode(String partitionKey, String read, String literal) {
    try {
      return read(partitionKey, read, literal, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, read, literal, ReadMode.EXPLAINING);
    }
  }

  private static ShelfKey read(String partitionKey, String read, String literal, ReadMode mode) {
    TextReader partitionKeyIn = TextReader.of("partitionKey", partitionKey, mode);
    int in = IN.readInt(partitionKeyIn);
    int out = OUT.readInt(partitionKeyIn.literal("{out}\u2192"));
    boolean index = INDEX.readBoolean(partitionKeyIn.separator(':'));
    partitionKeyIn.separator('"');
    partitionKeyIn.end();
    TextReader readIn = TextReader.of("read", read, mode);
    char bucket = BUCKET.readChar(readIn.literal("\\"));
    boolean checked = CHECKED.readBoolean(readIn.literal("$L*/"));
    readIn.copy("in", IN.text(in));
    readIn.end();
    TextReader literalIn = TextReader.of("literal", literal, mode);
    String start = START.read(literalIn);
    literalIn.separator('!');
    literalIn.copy("out", OUT.text(out));
    literalIn.end();
    return new ShelfKey(in, out, index, bucket, checked, start);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  static Optional<ShelfKey> tryDecode(String partitionKey, String read, String literal) {
    return ReadMode.ifLegal(mode -> read(partitionKey, read, literal, mode));
  }

  /** The key in the columns of a row, by name. */
  static ShelfKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"), Columns.text(columns, "read"),
        Columns.text(columns, "literal"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  private static int compare(ShelfKey a, ShelfKey b) {
    int order = Integer.compare(a.in, b.in);
    order = order != 0 ? order : Integer.compare(a.out, b.out);
    order = order != 0 ? order : Boolean.compare(a.index, b.index);
    order = order != 0 ? order : Character.compare(a.bucket, b.bucket);
    order = order != 0 ? order : Boolean.compare(a.checked, b.checked);
    return order != 0 ? order : ColumnOrder.TEXT.compare(a.start, b.start);
  }

  /** A scan of all keys; {@code in} is next. */
  static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN = ColumnScan.text("partitionKey", "",
        "{out}\u2192", ":", "\"").boundedBy(IN, OUT, INDEX);
    private static final ColumnScan<String> READ_SCAN = ColumnScan.text("read", "\\", "$L*/", "",
        "").copy(2, IN).boundedBy(BUCKET, CHECKED);
    private static final ColumnScan<String> LITERAL_SCAN = ColumnScan.text("literal", "", "!", "")
        .copy(1, OUT).boundedBy(START);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code in}; {@code out} is next. */
    public AfterIn in(int in) {
      ColumnScan<String> next = scan.keep(IN, in).part(IN, in);
      return new AfterIn(next);
    }

    /** Asks for ranges of {@code in}, written as 2 digits, 0 to 99. */
    public IntBounds<KeyRange<String>> in() {
      return scan.ints(IN);
    }
  }

  /** A scan that has fixed the parts up to {@code in}; {@code out} is next. */
  static final class AfterIn extends RangeStage<String> {
    private AfterIn(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code out}; {@code index} is next. */
    public AfterOut out(int out) {
      ColumnScan<String> next = scan.keep(OUT, out).part(OUT, out);
      return new AfterOut(next);
    }

    /** Asks for ranges of {@code out}, written as 3 digits, 0 to 999. */
    public IntBounds<KeyRange<String>> out() {
      return scan.ints(OUT);
    }
  }

  /** A scan that has fixed the parts up to {@code out}; {@code index} is next. */
  static final class AfterOut extends RangeStage<String> {
    private AfterOut(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code index}; {@code bucket} is next. */
    public AfterIndex index(boolean index) {
      ColumnScan<String> next = scan.column(INDEX, index, Scan.READ_SCAN);
      return new AfterIndex(next);
    }

    /** Asks for ranges of {@code index}, written as 0 or 1. */
    public ValueBounds<Boolean, KeyRange<String>> index() {
      return scan.values(INDEX);
    }
  }

  /** A scan that has fixed the parts up to {@code index}; {@code bucket} is next. */
  static final class AfterIndex extends RangeStage<String> {
    private AfterIndex(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code bucket}; {@code checked} is next. */
    public AfterBucket bucket(char bucket) {
      ColumnScan<String> next = scan.part(BUCKET, bucket);
      return new AfterBucket(next);
    }

    /** Asks for ranges of {@code bucket}, written as text. */
    public ValueBounds<Character, KeyRange<String>> bucket() {
      return scan.values(BUCKET);
    }
  }

  /** A scan that has fixed the parts up to {@code bucket}; {@code checked} is next. */
  static final class AfterBucket extends RangeStage<String> {
    private AfterBucket(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code checked}; {@code start} is next. */
    public AfterChecked checked(boolean checked) {
      ColumnScan<String> next = scan.column(CHECKED, checked, Scan.LITERAL_SCAN);
      return new AfterChecked(next);
    }

    /** Asks for ranges of {@code checked}, written as 0 or 1. */
    public ValueBounds<Boolean, KeyRange<String>> checked() {
      return scan.values(CHECKED);
    }
  }

  /** A scan that has fixed the parts up to {@code checked}; {@code start} is next. */
  static final class AfterChecked extends RangeStage<String> {
    private AfterChecked(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code start}. */
    public KeyRange<String> start(String start) {
      return scan.equal(START, start);
    }

    /** Asks for ranges of {@code start}, written as text, escaped. */
    public TextBounds<String, KeyRange<String>> start() {
      return scan.texts(START);
    }
  }
}
