package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextReader;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link UserProfile}.
 *
 * <pre>
 * PK = "USER#{userId}"
 *   userId  String  [\-0-9A-Za-z], at most 36
 * SK = "PROFILE"
 * </pre>
 *
 * <p>For example <code>PK = "USER#a100", SK = "PROFILE"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record UserProfileKey(String userId) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT"
      + " | PK: \"USER#\" userId String alphabet=\"0-9A-Za-z\\\\-\" maxLength=36"
      + " | SK: \"PROFILE\"";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<UserProfileKey> ORDER = UserProfileKey::compare;

  private static final StringPart USER_ID = StringPart.of("userId", "\\-0-9A-Za-z").atMost(36);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public UserProfileKey {
    USER_ID.check(userId);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static UserProfileKey of(UserProfile userProfile) {
    return new UserProfileKey(userProfile.userId());
  }

  /** The encoded column {@code PK}. Refuses what the constructor refuses. */
  public static String encodePk(String userId) {
    return "USER#" + USER_ID.text(userId);
  }

  /** The encoded column {@code SK}. */
  public static String encodeSk() {
    return "PROFILE";
  }

  /** The encoded column {@code PK}. */
  public String pk() {
    return encodePk(userId);
  }

  /** The encoded column {@code SK}. */
  public String sk() {
    return encodeSk();
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("PK", pk()).and("SK", sk()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static UserProfileKey decode(String pk, String sk) {
    try {
      return read(pk, sk, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(pk, sk, ReadMode.EXPLAINING);
    }
  }

  private static UserProfileKey read(String pk, String sk, ReadMode mode) {
    TextReader pkIn = TextReader.of("PK", pk, mode);
    String userId = USER_ID.read(pkIn.literal("USER#"));
    pkIn.end();
    TextReader skIn = TextReader.of("SK", sk, mode);
    skIn.literal("PROFILE");
    skIn.end();
    return new UserProfileKey(userId);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<UserProfileKey> tryDecode(String pk, String sk) {
    return ReadMode.ifLegal(mode -> read(pk, sk, mode));
  }

  /** The key in the columns of a row, by name. */
  public static UserProfileKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "PK"), Columns.text(columns, "SK"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PK_SCAN);
  }

  private static int compare(UserProfileKey a, UserProfileKey b) {
    return a.userId.compareTo(b.userId);
  }

  /** A scan of all keys; {@code userId} is next. */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PK_SCAN = ColumnScan.text("PK", "USER#", "")
        .boundedBy(USER_ID);
    private static final ColumnScan<String> SK_SCAN = ColumnScan.text("SK", "PROFILE");

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code userId}. */
    public KeyRange<String> userId(String userId) {
      return scan.column(USER_ID, userId, Scan.SK_SCAN).only();
    }

    /** Asks for ranges of {@code userId}, written as [\-0-9A-Za-z], at most 36. */
    public TextBounds<String, KeyRange<String>> userId() {
      return scan.texts(USER_ID);
    }
  }
}
