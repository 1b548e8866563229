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
 * The key of {@link Game}.
 *
 * <pre>
 * PK = "GAME#{id}"
 *   id  String  [0-9a-f]
 * SK = "#METADATA#{id}"
 * </pre>
 *
 * <p>For example <code>PK = "GAME#a100", SK = "#METADATA#a100"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
record GameKey(String id) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  static final String LAYOUT = "TEXT | PK: \"GAME#\" id String alphabet=\"0-9a-f\""
      + " | SK: \"#METADATA#\" id";

  /** The order in which the store keeps the encoded keys. */
  static final Comparator<GameKey> ORDER = GameKey::compare;

  private static final StringPart ID = StringPart.of("id", "0-9a-f");

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  GameKey {
    ID.check(id);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  static GameKey of(Game game) {
    return new GameKey(game.id());
  }

  /** The encoded column {@code PK}. Refuses what the constructor refuses. */
  static String encodePk(String id) {
    return "GAME#" + ID.text(id);
  }

  /** The encoded column {@code SK}. Refuses what the constructor refuses. */
  static String encodeSk(String id) {
    return "#METADATA#" + ID.text(id);
  }

  /** The encoded column {@code PK}. */
  public String pk() {
    return encodePk(id);
  }

  /** The encoded column {@code SK}. */
  public String sk() {
    return encodeSk(id);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("PK", pk()).and("SK", sk()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  static GameKey decode(String pk, String sk) {
    try {
      return read(pk, sk, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(pk, sk, ReadMode.EXPLAINING);
    }
  }

  private static GameKey read(String pk, String sk, ReadMode mode) {
    TextReader pkIn = TextReader.of("PK", pk, mode);
    String id = ID.read(pkIn.literal("GAME#"));
    pkIn.end();
    TextReader skIn = TextReader.of("SK", sk, mode);
    skIn.literal("#METADATA#");
    skIn.copy("id", ID.text(id));
    skIn.end();
    return new GameKey(id);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  static Optional<GameKey> tryDecode(String pk, String sk) {
    return ReadMode.ifLegal(mode -> read(pk, sk, mode));
  }

  /** The key in the columns of a row, by name. */
  static GameKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "PK"), Columns.text(columns, "SK"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  static Scan scan() {
    return new Scan(Scan.PK_SCAN);
  }

  private static int compare(GameKey a, GameKey b) {
    return a.id.compareTo(b.id);
  }

  /** A scan of all keys; {@code id} is next. */
  static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PK_SCAN = ColumnScan.text("PK", "GAME#", "")
        .boundedBy(ID);
    private static final ColumnScan<String> SK_SCAN = ColumnScan.text("SK", "#METADATA#", "")
        .copy(0, ID);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code id}. */
    public KeyRange<String> id(String id) {
      return scan.keep(ID, id).column(ID, id, Scan.SK_SCAN).only();
    }

    /** Asks for ranges of {@code id}, written as [0-9a-f]. */
    public TextBounds<String, KeyRange<String>> id() {
      return scan.texts(ID);
    }
  }
}
