package shop;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.EqualityStage;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextReader;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link UserAddress}.
 *
 * <pre>
 * PK = "USER#{userId}"
 *   userId  String  [\-0-9A-Za-z], at most 36
 * SK = "ADDRESS#{label}"
 *   label   String  [a-z], at most 20
 * </pre>
 *
 * <p>For example <code>PK = "USER#a100", SK = "ADDRESS#abc"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
record UserAddressKey(String userId, String label) implements ShopItemKey {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  static final String LAYOUT = "TEXT"
      + " | PK: \"USER#\" userId String alphabet=\"0-9A-Za-z\\\\-\" maxLength=36"
      + " | SK: \"ADDRESS#\" label String alphabet=\"a-z\" maxLength=20";

  /** The order in which the store keeps the encoded keys. */
  static final Comparator<UserAddressKey> ORDER = UserAddressKey::compare;

  private static final StringPart USER_ID = StringPart.of("userId", "\\-0-9A-Za-z").atMost(36);
  private static final StringPart LABEL = StringPart.of("label", "a-z").atMost(20);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  UserAddressKey {
    USER_ID.check(userId);
    LABEL.check(label);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  static UserAddressKey of(UserAddress userAddress) {
    return new UserAddressKey(userAddress.userId(), userAddress.label());
  }

  /** The encoded column {@code PK}. Refuses what the constructor refuses. */
  static String encodePk(String userId) {
    return "USER#" + USER_ID.text(userId);
  }

  /** The encoded column {@code SK}. Refuses what the constructor refuses. */
  static String encodeSk(String label) {
    return "ADDRESS#" + LABEL.text(label);
  }

  /** The encoded column {@code PK}. */
  public String pk() {
    return encodePk(userId);
  }

  /** The encoded column {@code SK}. */
  public String sk() {
    return encodeSk(label);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("PK", pk()).and("SK", sk()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  static UserAddressKey decode(String pk, String sk) {
    try {
      return read(pk, sk, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(pk, sk, ReadMode.EXPLAINING);
    }
  }

  private static UserAddressKey read(String pk, String sk, ReadMode mode) {
    TextReader pkIn = TextReader.of("PK", pk, mode);
    String userId = USER_ID.read(pkIn.literal("USER#"));
    pkIn.end();
    TextReader skIn = TextReader.of("SK", sk, mode);
    String label = LABEL.read(skIn.literal("ADDRESS#"));
    skIn.end();
    return new UserAddressKey(userId, label);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  static Optional<UserAddressKey> tryDecode(String pk, String sk) {
    return ReadMode.ifLegal(mode -> read(pk, sk, mode));
  }

  /** The key in the columns of a row, by name. */
  static UserAddressKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "PK"), Columns.text(columns, "SK"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  static Scan scan() {
    return new Scan(Scan.PK_SCAN);
  }

  private static int compare(UserAddressKey a, UserAddressKey b) {
    int order = a.userId.compareTo(b.userId);
    return order != 0 ? order : a.label.compareTo(b.label);
  }

  /**
   * A scan of all keys; {@code userId} is next.
   * The scan of the family has the ranges of {@code userId}.
   */
  static final class Scan extends EqualityStage<String> {
    private static final ColumnScan<String> PK_SCAN = ColumnScan.text("PK", "USER#", "")
        .boundedBy(USER_ID);
    private static final ColumnScan<String> SK_SCAN = ColumnScan.text("SK", "ADDRESS#", "")
        .boundedBy(LABEL);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code userId}; {@code label} is next. */
    public AfterUserId userId(String userId) {
      ColumnScan<String> next = scan.column(USER_ID, userId, Scan.SK_SCAN);
      return new AfterUserId(next);
    }
  }

  /** A scan that has fixed the parts up to {@code userId}; {@code label} is next. */
  static final class AfterUserId extends RangeStage<String> {
    private AfterUserId(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code label}. */
    public KeyRange<String> label(String label) {
      return scan.equal(LABEL, label);
    }

    /** Asks for ranges of {@code label}, written as [a-z], at most 20. */
    public TextBounds<String, KeyRange<String>> label() {
      return scan.texts(LABEL);
    }
  }
}
