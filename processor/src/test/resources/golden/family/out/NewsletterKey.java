package shop;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.Literals;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.EqualityStage;
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link Newsletter}.
 *
 * <pre>
 * PK = "USER#{userId}"
 *   userId  String  [\-0-9A-Za-z], at most 36
 * SK = "NEWSLETTER#{issue}"
 *   issue   int     6 digits
 * </pre>
 *
 * <p>For example <code>PK = "USER#a100", SK = "NEWSLETTER#000054"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
record NewsletterKey(String userId, int issue) implements ShopItemKey {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  static final String LAYOUT = "TEXT"
      + " | PK: \"USER#\" userId String alphabet=\"0-9A-Za-z\\\\-\" maxLength=36"
      + " | SK: \"NEWSLETTER#\" issue int pad=6";

  /** The order in which the store keeps the encoded keys. */
  static final Comparator<NewsletterKey> ORDER = NewsletterKey::compare;

  private static final StringPart USER_ID = StringPart.of("userId", "\\-0-9A-Za-z").atMost(36);
  private static final DecimalPart ISSUE = DecimalPart.padded("issue", 6);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  NewsletterKey {
    USER_ID.check(userId);
    ISSUE.check(issue);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  static NewsletterKey of(Newsletter newsletter) {
    return new NewsletterKey(newsletter.userId(), newsletter.issue());
  }

  /** The encoded column {@code PK}. Refuses what the constructor refuses. */
  static String encodePk(String userId) {
    return "USER#" + USER_ID.text(userId);
  }

  /** The encoded column {@code SK}. Refuses what the constructor refuses. */
  static String encodeSk(int issue) {
    byte[] out = TextBuffer.of(11 + ISSUE.size(issue));
    int index = Literals.write("NEWSLETTER#", out, 0);
    index = ISSUE.write(issue, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code PK}. */
  public String pk() {
    return encodePk(userId);
  }

  /** The encoded column {@code SK}. */
  public String sk() {
    return encodeSk(issue);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("PK", pk()).and("SK", sk()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  static NewsletterKey decode(String pk, String sk) {
    try {
      return read(pk, sk, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(pk, sk, ReadMode.EXPLAINING);
    }
  }

  private static NewsletterKey read(String pk, String sk, ReadMode mode) {
    TextReader pkIn = TextReader.of("PK", pk, mode);
    String userId = USER_ID.read(pkIn.literal("USER#"));
    pkIn.end();
    TextReader skIn = TextReader.of("SK", sk, mode);
    int issue = ISSUE.readInt(skIn.literal("NEWSLETTER#"));
    skIn.end();
    return new NewsletterKey(userId, issue);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  static Optional<NewsletterKey> tryDecode(String pk, String sk) {
    return ReadMode.ifLegal(mode -> read(pk, sk, mode));
  }

  /** The key in the columns of a row, by name. */
  static NewsletterKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "PK"), Columns.text(columns, "SK"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  static Scan scan() {
    return new Scan(Scan.PK_SCAN);
  }

  private static int compare(NewsletterKey a, NewsletterKey b) {
    int order = a.userId.compareTo(b.userId);
    return order != 0 ? order : Integer.compare(a.issue, b.issue);
  }

  /**
   * A scan of all keys; {@code userId} is next.
   * The scan of the family has the ranges of {@code userId}.
   */
  static final class Scan extends EqualityStage<String> {
    private static final ColumnScan<String> PK_SCAN = ColumnScan.text("PK", "USER#", "")
        .boundedBy(USER_ID);
    private static final ColumnScan<String> SK_SCAN = ColumnScan.text("SK", "NEWSLETTER#", "")
        .boundedBy(ISSUE);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code userId}; {@code issue} is next. */
    public AfterUserId userId(String userId) {
      ColumnScan<String> next = scan.column(USER_ID, userId, Scan.SK_SCAN);
      return new AfterUserId(next);
    }
  }

  /** A scan that has fixed the parts up to {@code userId}; {@code issue} is next. */
  static final class AfterUserId extends RangeStage<String> {
    private AfterUserId(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code issue}. */
    public KeyRange<String> issue(int issue) {
      return scan.equal(ISSUE, issue);
    }

    /** Asks for ranges of {@code issue}, written as 6 digits, 0 to 999999. */
    public IntBounds<KeyRange<String>> issue() {
      return scan.ints(ISSUE);
    }
  }
}
