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
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link Awkward}.
 *
 * <pre>
 * mode     order    int  2 digits
 *          out      int  2 digits
 *          at       int  2 digits
 *          in       int  2 digits
 *          layout   int  2 digits
 *          start    int  2 digits
 *          userId   int  2 digits
 *          user_id  int  2 digits
 *          next     int  2 digits
 * sortKey  of       int  2 digits
 *          decode   int  2 digits
 *          compare  int  2 digits
 *          ints     int  2 digits
 *          a        int  2 digits
 *          b        int  2 digits
 *          key      int  2 digits
 *          String   int  2 digits
 * </pre>
 *
 * <p>For example <code>mode = "54,54,54,54,54,54,54,54,54", sortKey = "54,54,54,54,54,54,54,54"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record AwkwardKey(int order, int out, int at, int in, int layout, int start, int userId,
    int user_id, int next, int of, int decode, int compare, int ints, int a, int b, int key,
    int String) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final java.lang.String LAYOUT = "TEXT separator=','"
      + " | mode: order int pad=2, out int pad=2, at int pad=2, in int pad=2"
      + ", layout int pad=2, start int pad=2, userId int pad=2, user_id int pad=2"
      + ", next int pad=2"
      + " | sortKey: of int pad=2, decode int pad=2, compare int pad=2, ints int pad=2"
      + ", a int pad=2, b int pad=2, key int pad=2, String int pad=2";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<AwkwardKey> ORDER = AwkwardKey::compare;

  private static final DecimalPart ORDER_ = DecimalPart.padded("order", 2);
  private static final DecimalPart OUT = DecimalPart.padded("out", 2);
  private static final DecimalPart AT = DecimalPart.padded("at", 2);
  private static final DecimalPart IN = DecimalPart.padded("in", 2);
  private static final DecimalPart LAYOUT_ = DecimalPart.padded("layout", 2);
  private static final DecimalPart START = DecimalPart.padded("start", 2);
  private static final DecimalPart USER_ID = DecimalPart.padded("userId", 2);
  private static final DecimalPart USER_ID_ = DecimalPart.padded("user_id", 2);
  private static final DecimalPart NEXT = DecimalPart.padded("next", 2);
  private static final DecimalPart OF = DecimalPart.padded("of", 2);
  private static final DecimalPart DECODE = DecimalPart.padded("decode", 2);
  private static final DecimalPart COMPARE = DecimalPart.padded("compare", 2);
  private static final DecimalPart INTS = DecimalPart.padded("ints", 2);
  private static final DecimalPart A = DecimalPart.padded("a", 2);
  private static final DecimalPart B = DecimalPart.padded("b", 2);
  private static final DecimalPart KEY = DecimalPart.padded("key", 2);
  private static final DecimalPart STRING = DecimalPart.padded("String", 2);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public AwkwardKey {
    ORDER_.check(order);
    OUT.check(out);
    AT.check(at);
    IN.check(in);
    LAYOUT_.check(layout);
    START.check(start);
    USER_ID.check(userId);
    USER_ID_.check(user_id);
    NEXT.check(next);
    OF.check(of);
    DECODE.check(decode);
    COMPARE.check(compare);
    INTS.check(ints);
    A.check(a);
    B.check(b);
    KEY.check(key);
    STRING.check(String);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static AwkwardKey of(Awkward awkward) {
    return new AwkwardKey(awkward.order(), awkward.out(), awkward.at(), awkward.in(),
        awkward.layout(), awkward.start(), awkward.userId(), awkward.user_id(), awkward.next(),
        awkward.of(), awkward.decode(), awkward.compare(), awkward.ints(), awkward.a(), awkward.b(),
        awkward.key(), awkward.String());
  }

  /** The encoded column {@code mode}. Refuses what the constructor refuses. */
  public static java.lang.String encodeMode(int order, int out, int at, int in, int layout,
      int start, int userId, int user_id, int next) {
    byte[] out_ = TextBuffer.of(ORDER_.size(order) + 1 + OUT.size(out) + 1 + AT.size(at) + 1 +
        IN.size(in) + 1 + LAYOUT_.size(layout) + 1 + START.size(start) + 1 + USER_ID.size(userId) +
        1 + USER_ID_.size(user_id) + 1 + NEXT.size(next));
    int index = ORDER_.write(order, out_, 0);
    out_[index++] = ',';
    index = OUT.write(out, out_, index);
    out_[index++] = ',';
    index = AT.write(at, out_, index);
    out_[index++] = ',';
    index = IN.write(in, out_, index);
    out_[index++] = ',';
    index = LAYOUT_.write(layout, out_, index);
    out_[index++] = ',';
    index = START.write(start, out_, index);
    out_[index++] = ',';
    index = USER_ID.write(userId, out_, index);
    out_[index++] = ',';
    index = USER_ID_.write(user_id, out_, index);
    out_[index++] = ',';
    index = NEXT.write(next, out_, index);
    return TextBuffer.ascii(out_, index);
  }

  /** The encoded column {@code sortKey}. Refuses what the constructor refuses. */
  public static java.lang.String encodeSortKey(int of, int decode, int compare, int ints, int a,
      int b, int key, int String) {
    byte[] out = TextBuffer.of(OF.size(of) + 1 + DECODE.size(decode) + 1 + COMPARE.size(compare) +
        1 + INTS.size(ints) + 1 + A.size(a) + 1 + B.size(b) + 1 + KEY.size(key) + 1 +
        STRING.size(String));
    int index = OF.write(of, out, 0);
    out[index++] = ',';
    index = DECODE.write(decode, out, index);
    out[index++] = ',';
    index = COMPARE.write(compare, out, index);
    out[index++] = ',';
    index = INTS.write(ints, out, index);
    out[index++] = ',';
    index = A.write(a, out, index);
    out[index++] = ',';
    index = B.write(b, out, index);
    out[index++] = ',';
    index = KEY.write(key, out, index);
    out[index++] = ',';
    index = STRING.write(String, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code mode}. */
  public java.lang.String mode() {
    return encodeMode(order, out, at, in, layout, start, userId, user_id, next);
  }

  /** The encoded column {@code sortKey}. */
  public java.lang.String sortKey() {
    return encodeSortKey(of, decode, compare, ints, a, b, key, String);
  }

  @Override
  public Map<java.lang.String, Object> columns() {
    return Columns.of("mode", mode()).and("sortKey", sortKey()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static AwkwardKey decode(java.lang.String mode, java.lang.String sortKey) {
    try {
      return read(mode, sortKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(mode, sortKey, ReadMode.EXPLAINING);
    }
  }

  private static AwkwardKey read(java.lang.String mode, java.lang.String sortKey, ReadMode mode_) {
    TextReader modeIn = TextReader.of("mode", mode, mode_);
    int order = ORDER_.readInt(modeIn);
    int out = OUT.readInt(modeIn.separator(','));
    int at = AT.readInt(modeIn.separator(','));
    int in = IN.readInt(modeIn.separator(','));
    int layout = LAYOUT_.readInt(modeIn.separator(','));
    int start = START.readInt(modeIn.separator(','));
    int userId = USER_ID.readInt(modeIn.separator(','));
    int user_id = USER_ID_.readInt(modeIn.separator(','));
    int next = NEXT.readInt(modeIn.separator(','));
    modeIn.end();
    TextReader sortKeyIn = TextReader.of("sortKey", sortKey, mode_);
    int of = OF.readInt(sortKeyIn);
    int decode = DECODE.readInt(sortKeyIn.separator(','));
    int compare = COMPARE.readInt(sortKeyIn.separator(','));
    int ints = INTS.readInt(sortKeyIn.separator(','));
    int a = A.readInt(sortKeyIn.separator(','));
    int b = B.readInt(sortKeyIn.separator(','));
    int key = KEY.readInt(sortKeyIn.separator(','));
    int String = STRING.readInt(sortKeyIn.separator(','));
    sortKeyIn.end();
    return new AwkwardKey(order, out, at, in, layout, start, userId, user_id, next, of, decode,
        compare, ints, a, b, key, String);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<AwkwardKey> tryDecode(java.lang.String mode, java.lang.String sortKey) {
    return ReadMode.ifLegal(mode_ -> read(mode, sortKey, mode_));
  }

  /** The key in the columns of a row, by name. */
  public static AwkwardKey decode(Map<java.lang.String, ?> columns) {
    return decode(Columns.text(columns, "mode"), Columns.text(columns, "sortKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.MODE_SCAN);
  }

  private static int compare(AwkwardKey a, AwkwardKey b) {
    int order = Integer.compare(a.order, b.order);
    order = order != 0 ? order : Integer.compare(a.out, b.out);
    order = order != 0 ? order : Integer.compare(a.at, b.at);
    order = order != 0 ? order : Integer.compare(a.in, b.in);
    order = order != 0 ? order : Integer.compare(a.layout, b.layout);
    order = order != 0 ? order : Integer.compare(a.start, b.start);
    order = order != 0 ? order : Integer.compare(a.userId, b.userId);
    order = order != 0 ? order : Integer.compare(a.user_id, b.user_id);
    order = order != 0 ? order : Integer.compare(a.next, b.next);
    order = order != 0 ? order : Integer.compare(a.of, b.of);
    order = order != 0 ? order : Integer.compare(a.decode, b.decode);
    order = order != 0 ? order : Integer.compare(a.compare, b.compare);
    order = order != 0 ? order : Integer.compare(a.ints, b.ints);
    order = order != 0 ? order : Integer.compare(a.a, b.a);
    order = order != 0 ? order : Integer.compare(a.b, b.b);
    order = order != 0 ? order : Integer.compare(a.key, b.key);
    return order != 0 ? order : Integer.compare(a.String, b.String);
  }

  /** A scan of all keys; {@code order} is next. */
  public static final class Scan extends RangeStage<java.lang.String> {
    private static final ColumnScan<java.lang.String> MODE_SCAN = ColumnScan.text("mode", ',', 9)
        .boundedBy(ORDER_, OUT, AT, IN, LAYOUT_, START, USER_ID, USER_ID_, NEXT);
    private static final ColumnScan<java.lang.String> SORT_KEY_SCAN =
        ColumnScan.text("sortKey", ',', 8).boundedBy(OF, DECODE, COMPARE, INTS, A, B, KEY, STRING);

    private Scan(ColumnScan<java.lang.String> scan) { super(scan); }

    /** Fixes {@code order}; {@code out} is next. */
    public AfterOrder order(int order) {
      ColumnScan<java.lang.String> next = scan.part(ORDER_, order);
      return new AfterOrder(next);
    }

    /** Asks for ranges of {@code order}, written as 2 digits, 0 to 99. */
    public IntBounds<KeyRange<java.lang.String>> order() {
      return scan.ints(ORDER_);
    }
  }

  /** A scan that has fixed the parts up to {@code order}; {@code out} is next. */
  public static final class AfterOrder extends RangeStage<java.lang.String> {
    private AfterOrder(ColumnScan<java.lang.String> scan) { super(scan); }

    /** Fixes {@code out}; {@code at} is next. */
    public AfterOut out(int out) {
      ColumnScan<java.lang.String> next = scan.part(OUT, out);
      return new AfterOut(next);
    }

    /** Asks for ranges of {@code out}, written as 2 digits, 0 to 99. */
    public IntBounds<KeyRange<java.lang.String>> out() {
      return scan.ints(OUT);
    }
  }

  /** A scan that has fixed the parts up to {@code out}; {@code at} is next. */
  public static final class AfterOut extends RangeStage<java.lang.String> {
    private AfterOut(ColumnScan<java.lang.String> scan) { super(scan); }

    /** Fixes {@code at}; {@code in} is next. */
    public AfterAt at(int at) {
      ColumnScan<java.lang.String> next = scan.part(AT, at);
      return new AfterAt(next);
    }

    /** Asks for ranges of {@code at}, written as 2 digits, 0 to 99. */
    public IntBounds<KeyRange<java.lang.String>> at() {
      return scan.ints(AT);
    }
  }

  /** A scan that has fixed the parts up to {@code at}; {@code in} is next. */
  public static final class AfterAt extends RangeStage<java.lang.String> {
    private AfterAt(ColumnScan<java.lang.String> scan) { super(scan); }

    /** Fixes {@code in}; {@code layout} is next. */
    public AfterIn in(int in) {
      ColumnScan<java.lang.String> next = scan.part(IN, in);
      return new AfterIn(next);
    }

    /** Asks for ranges of {@code in}, written as 2 digits, 0 to 99. */
    public IntBounds<KeyRange<java.lang.String>> in() {
      return scan.ints(IN);
    }
  }

  /** A scan that has fixed the parts up to {@code in}; {@code layout} is next. */
  public static final class AfterIn extends RangeStage<java.lang.String> {
    private AfterIn(ColumnScan<java.lang.String> scan) { super(scan); }

    /** Fixes {@code layout}; {@code start} is next. */
    public AfterLayout layout(int layout) {
      ColumnScan<java.lang.String> next = scan.part(LAYOUT_, layout);
      return new AfterLayout(next);
    }

    /** Asks for ranges of {@code layout}, written as 2 digits, 0 to 99. */
    public IntBounds<KeyRange<java.lang.String>> layout() {
      return scan.ints(LAYOUT_);
    }
  }

  /** A scan that has fixed the parts up to {@code layout}; {@code start} is next. */
  public static final class AfterLayout extends RangeStage<java.lang.String> {
    private AfterLayout(ColumnScan<java.lang.String> scan) { super(scan); }

    /** Fixes {@code start}; {@code userId} is next. */
    public AfterStart start(int start) {
      ColumnScan<java.lang.String> next = scan.part(START, start);
      return new AfterStart(next);
    }

    /** Asks for ranges of {@code start}, written as 2 digits, 0 to 99. */
    public IntBounds<KeyRange<java.lang.String>> start() {
      return scan.ints(START);
    }
  }

  /** A scan that has fixed the parts up to {@code start}; {@code userId} is next. */
  public static final class AfterStart extends RangeStage<java.lang.String> {
    private AfterStart(ColumnScan<java.lang.String> scan) { super(scan); }

    /** Fixes {@code userId}; {@code user_id} is next. */
    public AfterUserId userId(int userId) {
      ColumnScan<java.lang.String> next = scan.part(USER_ID, userId);
      return new AfterUserId(next);
    }

    /** Asks for ranges of {@code userId}, written as 2 digits, 0 to 99. */
    public IntBounds<KeyRange<java.lang.String>> userId() {
      return scan.ints(USER_ID);
    }
  }

  /** A scan that has fixed the parts up to {@code userId}; {@code user_id} is next. */
  public static final class AfterUserId extends RangeStage<java.lang.String> {
    private AfterUserId(ColumnScan<java.lang.String> scan) { super(scan); }

    /** Fixes {@code user_id}; {@code next} is next. */
    public AfterUser_id user_id(int user_id) {
      ColumnScan<java.lang.String> next = scan.part(USER_ID_, user_id);
      return new AfterUser_id(next);
    }

    /** Asks for ranges of {@code user_id}, written as 2 digits, 0 to 99. */
    public IntBounds<KeyRange<java.lang.String>> user_id() {
      return scan.ints(USER_ID_);
    }
  }

  /** A scan that has fixed the parts up to {@code user_id}; {@code next} is next. */
  public static final class AfterUser_id extends RangeStage<java.lang.String> {
    private AfterUser_id(ColumnScan<java.lang.String> scan) { super(scan); }

    /** Fixes {@code next}; {@code of} is next. */
    public AfterNext next(int next) {
      ColumnScan<java.lang.String> next_ = scan.column(NEXT, next, Scan.SORT_KEY_SCAN);
      return new AfterNext(next_);
    }

    /** Asks for ranges of {@code next}, written as 2 digits, 0 to 99. */
    public IntBounds<KeyRange<java.lang.String>> next() {
      return scan.ints(NEXT);
    }
  }

  /** A scan that has fixed the parts up to {@code next}; {@code of} is next. */
  public static final class AfterNext extends RangeStage<java.lang.String> {
    private AfterNext(ColumnScan<java.lang.String> scan) { super(scan); }

    /** Fixes {@code of}; {@code decode} is next. */
    public AfterOf of(int of) {
      ColumnScan<java.lang.String> next = scan.part(OF, of);
      return new AfterOf(next);
    }

    /** Asks for ranges of {@code of}, written as 2 digits, 0 to 99. */
    public IntBounds<KeyRange<java.lang.String>> of() {
      return scan.ints(OF);
    }
  }

  /** A scan that has fixed the parts up to {@code of}; {@code decode} is next. */
  public static final class AfterOf extends RangeStage<java.lang.String> {
    private AfterOf(ColumnScan<java.lang.String> scan) { super(scan); }

    /** Fixes {@code decode}; {@code compare} is next. */
    public AfterDecode decode(int decode) {
      ColumnScan<java.lang.String> next = scan.part(DECODE, decode);
      return new AfterDecode(next);
    }

    /** Asks for ranges of {@code decode}, written as 2 digits, 0 to 99. */
    public IntBounds<KeyRange<java.lang.String>> decode() {
      return scan.ints(DECODE);
    }
  }

  /** A scan that has fixed the parts up to {@code decode}; {@code compare} is next. */
  public static final class AfterDecode extends RangeStage<java.lang.String> {
    private AfterDecode(ColumnScan<java.lang.String> scan) { super(scan); }

    /** Fixes {@code compare}; {@code ints} is next. */
    public AfterCompare compare(int compare) {
      ColumnScan<java.lang.String> next = scan.part(COMPARE, compare);
      return new AfterCompare(next);
    }

    /** Asks for ranges of {@code compare}, written as 2 digits, 0 to 99. */
    public IntBounds<KeyRange<java.lang.String>> compare() {
      return scan.ints(COMPARE);
    }
  }

  /** A scan that has fixed the parts up to {@code compare}; {@code ints} is next. */
  public static final class AfterCompare extends RangeStage<java.lang.String> {
    private AfterCompare(ColumnScan<java.lang.String> scan) { super(scan); }

    /** Fixes {@code ints}; {@code a} is next. */
    public AfterInts ints(int ints) {
      ColumnScan<java.lang.String> next = scan.part(INTS, ints);
      return new AfterInts(next);
    }

    /** Asks for ranges of {@code ints}, written as 2 digits, 0 to 99. */
    public IntBounds<KeyRange<java.lang.String>> ints() {
      return scan.ints(INTS);
    }
  }

  /** A scan that has fixed the parts up to {@code ints}; {@code a} is next. */
  public static final class AfterInts extends RangeStage<java.lang.String> {
    private AfterInts(ColumnScan<java.lang.String> scan) { super(scan); }

    /** Fixes {@code a}; {@code b} is next. */
    public AfterA a(int a) {
      ColumnScan<java.lang.String> next = scan.part(A, a);
      return new AfterA(next);
    }

    /** Asks for ranges of {@code a}, written as 2 digits, 0 to 99. */
    public IntBounds<KeyRange<java.lang.String>> a() {
      return scan.ints(A);
    }
  }

  /** A scan that has fixed the parts up to {@code a}; {@code b} is next. */
  public static final class AfterA extends RangeStage<java.lang.String> {
    private AfterA(ColumnScan<java.lang.String> scan) { super(scan); }

    /** Fixes {@code b}; {@code key} is next. */
    public AfterB b(int b) {
      ColumnScan<java.lang.String> next = scan.part(B, b);
      return new AfterB(next);
    }

    /** Asks for ranges of {@code b}, written as 2 digits, 0 to 99. */
    public IntBounds<KeyRange<java.lang.String>> b() {
      return scan.ints(B);
    }
  }

  /** A scan that has fixed the parts up to {@code b}; {@code key} is next. */
  public static final class AfterB extends RangeStage<java.lang.String> {
    private AfterB(ColumnScan<java.lang.String> scan) { super(scan); }

    /** Fixes {@code key}; {@code String} is next. */
    public AfterKey key(int key) {
      ColumnScan<java.lang.String> next = scan.part(KEY, key);
      return new AfterKey(next);
    }

    /** Asks for ranges of {@code key}, written as 2 digits, 0 to 99. */
    public IntBounds<KeyRange<java.lang.String>> key() {
      return scan.ints(KEY);
    }
  }

  /** A scan that has fixed the parts up to {@code key}; {@code String} is next. */
  public static final class AfterKey extends RangeStage<java.lang.String> {
    private AfterKey(ColumnScan<java.lang.String> scan) { super(scan); }

    /** The keys with this {@code String}. */
    public KeyRange<java.lang.String> String(int String) {
      return scan.equal(STRING, String);
    }

    /** Asks for ranges of {@code String}, written as 2 digits, 0 to 99. */
    public IntBounds<KeyRange<java.lang.String>> String() {
      return scan.ints(STRING);
    }
  }
}
