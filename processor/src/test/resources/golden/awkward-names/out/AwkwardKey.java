package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link Awkward}.
 *
 * <pre>
 * partitionKey  order    int  2 digits
 *               out      int  2 digits
 *               at       int  2 digits
 *               in       int  2 digits
 *               layout   int  2 digits
 *               start    int  2 digits
 *               userId   int  2 digits
 *               user_id  int  2 digits
 * sortKey       of       int  2 digits
 *               decode   int  2 digits
 *               compare  int  2 digits
 *               all      int  2 digits
 *               a        int  2 digits
 *               b        int  2 digits
 *               key      int  2 digits
 *               String   int  2 digits
 * </pre>
 *
 * <p>The parts of a column are joined by <code>','</code>.
 *
 * <p>For example <code>partitionKey = "54,54,54,54,54,54,54,54", sortKey = "54,54,54,54,54,54,54,54"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
public record AwkwardKey(int order, int out, int at, int in, int layout, int start, int userId,
    int user_id, int of, int decode, int compare, int all, int a, int b, int key,
    int String) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final java.lang.String LAYOUT =
      "TEXT separator=','"
      + " | partitionKey: order int pad=2, out int pad=2, at int pad=2, in int pad=2"
      + ", layout int pad=2, start int pad=2, userId int pad=2, user_id int pad=2"
      + " | sortKey: of int pad=2, decode int pad=2, compare int pad=2, all int pad=2"
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
  private static final DecimalPart OF = DecimalPart.padded("of", 2);
  private static final DecimalPart DECODE = DecimalPart.padded("decode", 2);
  private static final DecimalPart COMPARE = DecimalPart.padded("compare", 2);
  private static final DecimalPart ALL = DecimalPart.padded("all", 2);
  private static final DecimalPart A = DecimalPart.padded("a", 2);
  private static final DecimalPart B = DecimalPart.padded("b", 2);
  private static final DecimalPart KEY = DecimalPart.padded("key", 2);
  private static final DecimalPart STRING = DecimalPart.padded("String", 2);

  /**
   * Checks every part.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
  public AwkwardKey {
    ORDER_.check(order);
    OUT.check(out);
    AT.check(at);
    IN.check(in);
    LAYOUT_.check(layout);
    START.check(start);
    USER_ID.check(userId);
    USER_ID_.check(user_id);
    OF.check(of);
    DECODE.check(decode);
    COMPARE.check(compare);
    ALL.check(all);
    A.check(a);
    B.check(b);
    KEY.check(key);
    STRING.check(String);
  }

  /**
   * The key of an entity.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part is null or may not hold its value
   */
  public static AwkwardKey of(Awkward awkward) {
    return new AwkwardKey(awkward.order(), awkward.out(), awkward.at(), awkward.in(),
        awkward.layout(), awkward.start(), awkward.userId(), awkward.user_id(), awkward.of(),
        awkward.decode(), awkward.compare(), awkward.all(), awkward.a(), awkward.b(), awkward.key(),
        awkward.String());
  }

  /**
   * The encoded column {@code partitionKey}.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
  public static java.lang.String encodePartitionKey(int order, int out, int at, int in, int layout,
      int start, int userId, int user_id) {
    byte[] out_ = TextBuffer.of(ORDER_.size(order) + 1 + OUT.size(out) + 1 + AT.size(at) + 1 +
        IN.size(in) + 1 + LAYOUT_.size(layout) + 1 + START.size(start) + 1 + USER_ID.size(userId) +
        1 + USER_ID_.size(user_id));
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
    return TextBuffer.ascii(out_, index);
  }

  /**
   * The encoded column {@code sortKey}.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
  public static java.lang.String encodeSortKey(int of, int decode, int compare, int all, int a,
      int b, int key, int String) {
    byte[] out = TextBuffer.of(OF.size(of) + 1 + DECODE.size(decode) + 1 + COMPARE.size(compare) +
        1 + ALL.size(all) + 1 + A.size(a) + 1 + B.size(b) + 1 + KEY.size(key) + 1 +
        STRING.size(String));
    int index = OF.write(of, out, 0);
    out[index++] = ',';
    index = DECODE.write(decode, out, index);
    out[index++] = ',';
    index = COMPARE.write(compare, out, index);
    out[index++] = ',';
    index = ALL.write(all, out, index);
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

  /** The encoded column {@code partitionKey}. */
  public java.lang.String partitionKey() {
    return encodePartitionKey(order, out, at, in, layout, start, userId, user_id);
  }

  /** The encoded column {@code sortKey}. */
  public java.lang.String sortKey() {
    return encodeSortKey(of, decode, compare, all, a, b, key, String);
  }

  @Override
  public Map<java.lang.String, Object> columns() {
    Map<java.lang.String, Object> columns = new LinkedHashMap<>();
    columns.put("partitionKey", partitionKey());
    columns.put("sortKey", sortKey());
    return Collections.unmodifiableMap(columns);
  }

  /**
   * The key that was encoded as these columns.
   *
   * @throws dev.keywright.runtime.MalformedKeyException if none was
   */
  public static AwkwardKey decode(java.lang.String partitionKey, java.lang.String sortKey) {
    TextReader in_ = new TextReader("partitionKey", partitionKey);
    int order = ORDER_.readInt(in_);
    in_.separator(',');
    int out = OUT.readInt(in_);
    in_.separator(',');
    int at = AT.readInt(in_);
    in_.separator(',');
    int in = IN.readInt(in_);
    in_.separator(',');
    int layout = LAYOUT_.readInt(in_);
    in_.separator(',');
    int start = START.readInt(in_);
    in_.separator(',');
    int userId = USER_ID.readInt(in_);
    in_.separator(',');
    int user_id = USER_ID_.readInt(in_);
    in_.end();
    in_ = new TextReader("sortKey", sortKey);
    int of = OF.readInt(in_);
    in_.separator(',');
    int decode = DECODE.readInt(in_);
    in_.separator(',');
    int compare = COMPARE.readInt(in_);
    in_.separator(',');
    int all = ALL.readInt(in_);
    in_.separator(',');
    int a = A.readInt(in_);
    in_.separator(',');
    int b = B.readInt(in_);
    in_.separator(',');
    int key = KEY.readInt(in_);
    in_.separator(',');
    int String = STRING.readInt(in_);
    in_.end();
    return new AwkwardKey(order, out, at, in, layout, start, userId, user_id, of, decode, compare,
        all, a, b, key, String);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<AwkwardKey> tryDecode(java.lang.String partitionKey,
      java.lang.String sortKey) {
    try {
      return Optional.of(decode(partitionKey, sortKey));
    } catch (MalformedKeyException malformed) {
      return Optional.empty();
    }
  }

  /** Asks for a run of keys, part by part from the left. */
  public static Scan scan() {
    return new Scan(ColumnScan.text("partitionKey", ',', 8));
  }

  private static int compare(AwkwardKey a, AwkwardKey b) {
    int order = Integer.compare(a.order, b.order);
    if (order != 0) {
      return order;
    }
    order = Integer.compare(a.out, b.out);
    if (order != 0) {
      return order;
    }
    order = Integer.compare(a.at, b.at);
    if (order != 0) {
      return order;
    }
    order = Integer.compare(a.in, b.in);
    if (order != 0) {
      return order;
    }
    order = Integer.compare(a.layout, b.layout);
    if (order != 0) {
      return order;
    }
    order = Integer.compare(a.start, b.start);
    if (order != 0) {
      return order;
    }
    order = Integer.compare(a.userId, b.userId);
    if (order != 0) {
      return order;
    }
    order = Integer.compare(a.user_id, b.user_id);
    if (order != 0) {
      return order;
    }
    order = Integer.compare(a.of, b.of);
    if (order != 0) {
      return order;
    }
    order = Integer.compare(a.decode, b.decode);
    if (order != 0) {
      return order;
    }
    order = Integer.compare(a.compare, b.compare);
    if (order != 0) {
      return order;
    }
    order = Integer.compare(a.all, b.all);
    if (order != 0) {
      return order;
    }
    order = Integer.compare(a.a, b.a);
    if (order != 0) {
      return order;
    }
    order = Integer.compare(a.b, b.b);
    if (order != 0) {
      return order;
    }
    order = Integer.compare(a.key, b.key);
    if (order != 0) {
      return order;
    }
    return Integer.compare(a.String, b.String);
  }

  /** A scan that has fixed nothing yet. */
  public static final class Scan {
    private final ColumnScan<java.lang.String> scan;

    private Scan(ColumnScan<java.lang.String> scan) {
      this.scan = scan;
    }

    /** All keys of the table. */
    public KeyRange<java.lang.String> all() {
      return scan.all();
    }

    /** Fixes {@code order}. */
    public AfterOrder order(int order) {
      return new AfterOrder(scan.part(ORDER_, (long) order));
    }

    /**
     * The keys whose {@code order} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code orderAtLeast} has no upper end.
     */
    public KeyRange<java.lang.String> orderBetween(int from, int to) {
      return scan.between(ORDER_, (long) from, (long) to);
    }

    /** The keys whose {@code order} is this value or above. */
    public KeyRange<java.lang.String> orderAtLeast(int order) {
      return scan.atLeast(ORDER_, (long) order);
    }

    /** The keys whose {@code order} is above this value. */
    public KeyRange<java.lang.String> orderGreaterThan(int order) {
      return scan.greaterThan(ORDER_, (long) order);
    }

    /** The keys whose {@code order} is this value or below. */
    public KeyRange<java.lang.String> orderAtMost(int order) {
      return scan.atMost(ORDER_, (long) order);
    }

    /** The keys whose {@code order} is below this value. */
    public KeyRange<java.lang.String> orderLessThan(int order) {
      return scan.lessThan(ORDER_, (long) order);
    }
  }

  /** A scan that has fixed the parts up to {@code order}. */
  public static final class AfterOrder {
    private final ColumnScan<java.lang.String> scan;

    private AfterOrder(ColumnScan<java.lang.String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<java.lang.String> all() {
      return scan.all();
    }

    /** Fixes {@code out}. */
    public AfterOut out(int out) {
      return new AfterOut(scan.part(OUT, (long) out));
    }

    /**
     * The keys whose {@code out} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code outAtLeast} has no upper end.
     */
    public KeyRange<java.lang.String> outBetween(int from, int to) {
      return scan.between(OUT, (long) from, (long) to);
    }

    /** The keys whose {@code out} is this value or above. */
    public KeyRange<java.lang.String> outAtLeast(int out) {
      return scan.atLeast(OUT, (long) out);
    }

    /** The keys whose {@code out} is above this value. */
    public KeyRange<java.lang.String> outGreaterThan(int out) {
      return scan.greaterThan(OUT, (long) out);
    }

    /** The keys whose {@code out} is this value or below. */
    public KeyRange<java.lang.String> outAtMost(int out) {
      return scan.atMost(OUT, (long) out);
    }

    /** The keys whose {@code out} is below this value. */
    public KeyRange<java.lang.String> outLessThan(int out) {
      return scan.lessThan(OUT, (long) out);
    }
  }

  /** A scan that has fixed the parts up to {@code out}. */
  public static final class AfterOut {
    private final ColumnScan<java.lang.String> scan;

    private AfterOut(ColumnScan<java.lang.String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<java.lang.String> all() {
      return scan.all();
    }

    /** Fixes {@code at}. */
    public AfterAt at(int at) {
      return new AfterAt(scan.part(AT, (long) at));
    }

    /**
     * The keys whose {@code at} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code atAtLeast} has no upper end.
     */
    public KeyRange<java.lang.String> atBetween(int from, int to) {
      return scan.between(AT, (long) from, (long) to);
    }

    /** The keys whose {@code at} is this value or above. */
    public KeyRange<java.lang.String> atAtLeast(int at) {
      return scan.atLeast(AT, (long) at);
    }

    /** The keys whose {@code at} is above this value. */
    public KeyRange<java.lang.String> atGreaterThan(int at) {
      return scan.greaterThan(AT, (long) at);
    }

    /** The keys whose {@code at} is this value or below. */
    public KeyRange<java.lang.String> atAtMost(int at) {
      return scan.atMost(AT, (long) at);
    }

    /** The keys whose {@code at} is below this value. */
    public KeyRange<java.lang.String> atLessThan(int at) {
      return scan.lessThan(AT, (long) at);
    }
  }

  /** A scan that has fixed the parts up to {@code at}. */
  public static final class AfterAt {
    private final ColumnScan<java.lang.String> scan;

    private AfterAt(ColumnScan<java.lang.String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<java.lang.String> all() {
      return scan.all();
    }

    /** Fixes {@code in}. */
    public AfterIn in(int in) {
      return new AfterIn(scan.part(IN, (long) in));
    }

    /**
     * The keys whose {@code in} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code inAtLeast} has no upper end.
     */
    public KeyRange<java.lang.String> inBetween(int from, int to) {
      return scan.between(IN, (long) from, (long) to);
    }

    /** The keys whose {@code in} is this value or above. */
    public KeyRange<java.lang.String> inAtLeast(int in) {
      return scan.atLeast(IN, (long) in);
    }

    /** The keys whose {@code in} is above this value. */
    public KeyRange<java.lang.String> inGreaterThan(int in) {
      return scan.greaterThan(IN, (long) in);
    }

    /** The keys whose {@code in} is this value or below. */
    public KeyRange<java.lang.String> inAtMost(int in) {
      return scan.atMost(IN, (long) in);
    }

    /** The keys whose {@code in} is below this value. */
    public KeyRange<java.lang.String> inLessThan(int in) {
      return scan.lessThan(IN, (long) in);
    }
  }

  /** A scan that has fixed the parts up to {@code in}. */
  public static final class AfterIn {
    private final ColumnScan<java.lang.String> scan;

    private AfterIn(ColumnScan<java.lang.String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<java.lang.String> all() {
      return scan.all();
    }

    /** Fixes {@code layout}. */
    public AfterLayout layout(int layout) {
      return new AfterLayout(scan.part(LAYOUT_, (long) layout));
    }

    /**
     * The keys whose {@code layout} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code layoutAtLeast} has no upper end.
     */
    public KeyRange<java.lang.String> layoutBetween(int from, int to) {
      return scan.between(LAYOUT_, (long) from, (long) to);
    }

    /** The keys whose {@code layout} is this value or above. */
    public KeyRange<java.lang.String> layoutAtLeast(int layout) {
      return scan.atLeast(LAYOUT_, (long) layout);
    }

    /** The keys whose {@code layout} is above this value. */
    public KeyRange<java.lang.String> layoutGreaterThan(int layout) {
      return scan.greaterThan(LAYOUT_, (long) layout);
    }

    /** The keys whose {@code layout} is this value or below. */
    public KeyRange<java.lang.String> layoutAtMost(int layout) {
      return scan.atMost(LAYOUT_, (long) layout);
    }

    /** The keys whose {@code layout} is below this value. */
    public KeyRange<java.lang.String> layoutLessThan(int layout) {
      return scan.lessThan(LAYOUT_, (long) layout);
    }
  }

  /** A scan that has fixed the parts up to {@code layout}. */
  public static final class AfterLayout {
    private final ColumnScan<java.lang.String> scan;

    private AfterLayout(ColumnScan<java.lang.String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<java.lang.String> all() {
      return scan.all();
    }

    /** Fixes {@code start}. */
    public AfterStart start(int start) {
      return new AfterStart(scan.part(START, (long) start));
    }

    /**
     * The keys whose {@code start} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code startAtLeast} has no upper end.
     */
    public KeyRange<java.lang.String> startBetween(int from, int to) {
      return scan.between(START, (long) from, (long) to);
    }

    /** The keys whose {@code start} is this value or above. */
    public KeyRange<java.lang.String> startAtLeast(int start) {
      return scan.atLeast(START, (long) start);
    }

    /** The keys whose {@code start} is above this value. */
    public KeyRange<java.lang.String> startGreaterThan(int start) {
      return scan.greaterThan(START, (long) start);
    }

    /** The keys whose {@code start} is this value or below. */
    public KeyRange<java.lang.String> startAtMost(int start) {
      return scan.atMost(START, (long) start);
    }

    /** The keys whose {@code start} is below this value. */
    public KeyRange<java.lang.String> startLessThan(int start) {
      return scan.lessThan(START, (long) start);
    }
  }

  /** A scan that has fixed the parts up to {@code start}. */
  public static final class AfterStart {
    private final ColumnScan<java.lang.String> scan;

    private AfterStart(ColumnScan<java.lang.String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<java.lang.String> all() {
      return scan.all();
    }

    /** Fixes {@code userId}. */
    public AfterUserId userId(int userId) {
      return new AfterUserId(scan.part(USER_ID, (long) userId));
    }

    /**
     * The keys whose {@code userId} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code userIdAtLeast} has no upper end.
     */
    public KeyRange<java.lang.String> userIdBetween(int from, int to) {
      return scan.between(USER_ID, (long) from, (long) to);
    }

    /** The keys whose {@code userId} is this value or above. */
    public KeyRange<java.lang.String> userIdAtLeast(int userId) {
      return scan.atLeast(USER_ID, (long) userId);
    }

    /** The keys whose {@code userId} is above this value. */
    public KeyRange<java.lang.String> userIdGreaterThan(int userId) {
      return scan.greaterThan(USER_ID, (long) userId);
    }

    /** The keys whose {@code userId} is this value or below. */
    public KeyRange<java.lang.String> userIdAtMost(int userId) {
      return scan.atMost(USER_ID, (long) userId);
    }

    /** The keys whose {@code userId} is below this value. */
    public KeyRange<java.lang.String> userIdLessThan(int userId) {
      return scan.lessThan(USER_ID, (long) userId);
    }
  }

  /** A scan that has fixed the parts up to {@code userId}. */
  public static final class AfterUserId {
    private final ColumnScan<java.lang.String> scan;

    private AfterUserId(ColumnScan<java.lang.String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<java.lang.String> all() {
      return scan.all();
    }

    /** Fixes {@code user_id}. */
    public AfterUser_id user_id(int user_id) {
      return new AfterUser_id(scan.column(USER_ID_, (long) user_id, ColumnScan.text("sortKey", ',', 8)));
    }

    /**
     * The keys whose {@code user_id} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code user_idAtLeast} has no upper end.
     */
    public KeyRange<java.lang.String> user_idBetween(int from, int to) {
      return scan.between(USER_ID_, (long) from, (long) to);
    }

    /** The keys whose {@code user_id} is this value or above. */
    public KeyRange<java.lang.String> user_idAtLeast(int user_id) {
      return scan.atLeast(USER_ID_, (long) user_id);
    }

    /** The keys whose {@code user_id} is above this value. */
    public KeyRange<java.lang.String> user_idGreaterThan(int user_id) {
      return scan.greaterThan(USER_ID_, (long) user_id);
    }

    /** The keys whose {@code user_id} is this value or below. */
    public KeyRange<java.lang.String> user_idAtMost(int user_id) {
      return scan.atMost(USER_ID_, (long) user_id);
    }

    /** The keys whose {@code user_id} is below this value. */
    public KeyRange<java.lang.String> user_idLessThan(int user_id) {
      return scan.lessThan(USER_ID_, (long) user_id);
    }
  }

  /** A scan that has fixed the parts up to {@code user_id}. */
  public static final class AfterUser_id {
    private final ColumnScan<java.lang.String> scan;

    private AfterUser_id(ColumnScan<java.lang.String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<java.lang.String> all() {
      return scan.all();
    }

    /** Fixes {@code of}. */
    public AfterOf of(int of) {
      return new AfterOf(scan.part(OF, (long) of));
    }

    /**
     * The keys whose {@code of} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code ofAtLeast} has no upper end.
     */
    public KeyRange<java.lang.String> ofBetween(int from, int to) {
      return scan.between(OF, (long) from, (long) to);
    }

    /** The keys whose {@code of} is this value or above. */
    public KeyRange<java.lang.String> ofAtLeast(int of) {
      return scan.atLeast(OF, (long) of);
    }

    /** The keys whose {@code of} is above this value. */
    public KeyRange<java.lang.String> ofGreaterThan(int of) {
      return scan.greaterThan(OF, (long) of);
    }

    /** The keys whose {@code of} is this value or below. */
    public KeyRange<java.lang.String> ofAtMost(int of) {
      return scan.atMost(OF, (long) of);
    }

    /** The keys whose {@code of} is below this value. */
    public KeyRange<java.lang.String> ofLessThan(int of) {
      return scan.lessThan(OF, (long) of);
    }
  }

  /** A scan that has fixed the parts up to {@code of}. */
  public static final class AfterOf {
    private final ColumnScan<java.lang.String> scan;

    private AfterOf(ColumnScan<java.lang.String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<java.lang.String> all() {
      return scan.all();
    }

    /** Fixes {@code decode}. */
    public AfterDecode decode(int decode) {
      return new AfterDecode(scan.part(DECODE, (long) decode));
    }

    /**
     * The keys whose {@code decode} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code decodeAtLeast} has no upper end.
     */
    public KeyRange<java.lang.String> decodeBetween(int from, int to) {
      return scan.between(DECODE, (long) from, (long) to);
    }

    /** The keys whose {@code decode} is this value or above. */
    public KeyRange<java.lang.String> decodeAtLeast(int decode) {
      return scan.atLeast(DECODE, (long) decode);
    }

    /** The keys whose {@code decode} is above this value. */
    public KeyRange<java.lang.String> decodeGreaterThan(int decode) {
      return scan.greaterThan(DECODE, (long) decode);
    }

    /** The keys whose {@code decode} is this value or below. */
    public KeyRange<java.lang.String> decodeAtMost(int decode) {
      return scan.atMost(DECODE, (long) decode);
    }

    /** The keys whose {@code decode} is below this value. */
    public KeyRange<java.lang.String> decodeLessThan(int decode) {
      return scan.lessThan(DECODE, (long) decode);
    }
  }

  /** A scan that has fixed the parts up to {@code decode}. */
  public static final class AfterDecode {
    private final ColumnScan<java.lang.String> scan;

    private AfterDecode(ColumnScan<java.lang.String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<java.lang.String> all() {
      return scan.all();
    }

    /** Fixes {@code compare}. */
    public AfterCompare compare(int compare) {
      return new AfterCompare(scan.part(COMPARE, (long) compare));
    }

    /**
     * The keys whose {@code compare} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code compareAtLeast} has no upper end.
     */
    public KeyRange<java.lang.String> compareBetween(int from, int to) {
      return scan.between(COMPARE, (long) from, (long) to);
    }

    /** The keys whose {@code compare} is this value or above. */
    public KeyRange<java.lang.String> compareAtLeast(int compare) {
      return scan.atLeast(COMPARE, (long) compare);
    }

    /** The keys whose {@code compare} is above this value. */
    public KeyRange<java.lang.String> compareGreaterThan(int compare) {
      return scan.greaterThan(COMPARE, (long) compare);
    }

    /** The keys whose {@code compare} is this value or below. */
    public KeyRange<java.lang.String> compareAtMost(int compare) {
      return scan.atMost(COMPARE, (long) compare);
    }

    /** The keys whose {@code compare} is below this value. */
    public KeyRange<java.lang.String> compareLessThan(int compare) {
      return scan.lessThan(COMPARE, (long) compare);
    }
  }

  /** A scan that has fixed the parts up to {@code compare}. */
  public static final class AfterCompare {
    private final ColumnScan<java.lang.String> scan;

    private AfterCompare(ColumnScan<java.lang.String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<java.lang.String> all() {
      return scan.all();
    }

    /** Fixes {@code all}. */
    public AfterAll all(int all) {
      return new AfterAll(scan.part(ALL, (long) all));
    }

    /**
     * The keys whose {@code all} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code allAtLeast} has no upper end.
     */
    public KeyRange<java.lang.String> allBetween(int from, int to) {
      return scan.between(ALL, (long) from, (long) to);
    }

    /** The keys whose {@code all} is this value or above. */
    public KeyRange<java.lang.String> allAtLeast(int all) {
      return scan.atLeast(ALL, (long) all);
    }

    /** The keys whose {@code all} is above this value. */
    public KeyRange<java.lang.String> allGreaterThan(int all) {
      return scan.greaterThan(ALL, (long) all);
    }

    /** The keys whose {@code all} is this value or below. */
    public KeyRange<java.lang.String> allAtMost(int all) {
      return scan.atMost(ALL, (long) all);
    }

    /** The keys whose {@code all} is below this value. */
    public KeyRange<java.lang.String> allLessThan(int all) {
      return scan.lessThan(ALL, (long) all);
    }
  }

  /** A scan that has fixed the parts up to {@code all}. */
  public static final class AfterAll {
    private final ColumnScan<java.lang.String> scan;

    private AfterAll(ColumnScan<java.lang.String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<java.lang.String> all() {
      return scan.all();
    }

    /** Fixes {@code a}. */
    public AfterA a(int a) {
      return new AfterA(scan.part(A, (long) a));
    }

    /**
     * The keys whose {@code a} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code aAtLeast} has no upper end.
     */
    public KeyRange<java.lang.String> aBetween(int from, int to) {
      return scan.between(A, (long) from, (long) to);
    }

    /** The keys whose {@code a} is this value or above. */
    public KeyRange<java.lang.String> aAtLeast(int a) {
      return scan.atLeast(A, (long) a);
    }

    /** The keys whose {@code a} is above this value. */
    public KeyRange<java.lang.String> aGreaterThan(int a) {
      return scan.greaterThan(A, (long) a);
    }

    /** The keys whose {@code a} is this value or below. */
    public KeyRange<java.lang.String> aAtMost(int a) {
      return scan.atMost(A, (long) a);
    }

    /** The keys whose {@code a} is below this value. */
    public KeyRange<java.lang.String> aLessThan(int a) {
      return scan.lessThan(A, (long) a);
    }
  }

  /** A scan that has fixed the parts up to {@code a}. */
  public static final class AfterA {
    private final ColumnScan<java.lang.String> scan;

    private AfterA(ColumnScan<java.lang.String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<java.lang.String> all() {
      return scan.all();
    }

    /** Fixes {@code b}. */
    public AfterB b(int b) {
      return new AfterB(scan.part(B, (long) b));
    }

    /**
     * The keys whose {@code b} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code bAtLeast} has no upper end.
     */
    public KeyRange<java.lang.String> bBetween(int from, int to) {
      return scan.between(B, (long) from, (long) to);
    }

    /** The keys whose {@code b} is this value or above. */
    public KeyRange<java.lang.String> bAtLeast(int b) {
      return scan.atLeast(B, (long) b);
    }

    /** The keys whose {@code b} is above this value. */
    public KeyRange<java.lang.String> bGreaterThan(int b) {
      return scan.greaterThan(B, (long) b);
    }

    /** The keys whose {@code b} is this value or below. */
    public KeyRange<java.lang.String> bAtMost(int b) {
      return scan.atMost(B, (long) b);
    }

    /** The keys whose {@code b} is below this value. */
    public KeyRange<java.lang.String> bLessThan(int b) {
      return scan.lessThan(B, (long) b);
    }
  }

  /** A scan that has fixed the parts up to {@code b}. */
  public static final class AfterB {
    private final ColumnScan<java.lang.String> scan;

    private AfterB(ColumnScan<java.lang.String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<java.lang.String> all() {
      return scan.all();
    }

    /** Fixes {@code key}. */
    public AfterKey key(int key) {
      return new AfterKey(scan.part(KEY, (long) key));
    }

    /**
     * The keys whose {@code key} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code keyAtLeast} has no upper end.
     */
    public KeyRange<java.lang.String> keyBetween(int from, int to) {
      return scan.between(KEY, (long) from, (long) to);
    }

    /** The keys whose {@code key} is this value or above. */
    public KeyRange<java.lang.String> keyAtLeast(int key) {
      return scan.atLeast(KEY, (long) key);
    }

    /** The keys whose {@code key} is above this value. */
    public KeyRange<java.lang.String> keyGreaterThan(int key) {
      return scan.greaterThan(KEY, (long) key);
    }

    /** The keys whose {@code key} is this value or below. */
    public KeyRange<java.lang.String> keyAtMost(int key) {
      return scan.atMost(KEY, (long) key);
    }

    /** The keys whose {@code key} is below this value. */
    public KeyRange<java.lang.String> keyLessThan(int key) {
      return scan.lessThan(KEY, (long) key);
    }
  }

  /** A scan that has fixed the parts up to {@code key}. */
  public static final class AfterKey {
    private final ColumnScan<java.lang.String> scan;

    private AfterKey(ColumnScan<java.lang.String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<java.lang.String> all() {
      return scan.all();
    }

    /** The keys with this {@code String}. */
    public KeyRange<java.lang.String> String(int String) {
      return scan.equal(STRING, (long) String);
    }

    /**
     * The keys whose {@code String} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code StringAtLeast} has no upper end.
     */
    public KeyRange<java.lang.String> StringBetween(int from, int to) {
      return scan.between(STRING, (long) from, (long) to);
    }

    /** The keys whose {@code String} is this value or above. */
    public KeyRange<java.lang.String> StringAtLeast(int String) {
      return scan.atLeast(STRING, (long) String);
    }

    /** The keys whose {@code String} is above this value. */
    public KeyRange<java.lang.String> StringGreaterThan(int String) {
      return scan.greaterThan(STRING, (long) String);
    }

    /** The keys whose {@code String} is this value or below. */
    public KeyRange<java.lang.String> StringAtMost(int String) {
      return scan.atMost(STRING, (long) String);
    }

    /** The keys whose {@code String} is below this value. */
    public KeyRange<java.lang.String> StringLessThan(int String) {
      return scan.lessThan(STRING, (long) String);
    }
  }
}
