package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.Wrapper;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.BytesBeginnings;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBeginnings;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.text.HexPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The key of {@link Upload}.
 *
 * <pre>
 * partitionKey  user    Upload.UserId  [0-9A-Za-z], at most 20
 * sortKey       path    Upload.Path    [\--9_a-z], 1 to 200, never scanned by range
 *               digest  byte[]         two hexadecimal digits for each byte, never scanned by range
 * </pre>
 *
 * <p>For example <code>partitionKey = "a100", sortKey = "a100,ca000000000000000000000000000000"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record UploadKey(Upload.UserId user, Upload.Path path, byte[] digest) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator=','"
      + " | partitionKey: user String alphabet=\"0-9A-Za-z\" maxLength=20"
      + " | sortKey: path String alphabet=\"0-9a-z/_.\\\\-\" minLength=1 maxLength=200 unordered"
      + ", digest byte[] minLength=16 maxLength=16 unordered";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<UploadKey> ORDER = UploadKey::compare;

  private static final StringPart USER = StringPart.of("user", "0-9A-Za-z").atMost(20);
  private static final Wrapper<Upload.UserId, String> USER_TYPE =
      new Wrapper<>("user", wrapped -> wrapped.value(), value -> new Upload.UserId(value));
  private static final StringPart PATH =
      StringPart.of("path", "\\--9_a-z").atLeast(1).atMost(200).before(',');
  private static final Wrapper<Upload.Path, String> PATH_TYPE =
      new Wrapper<>("path", wrapped -> wrapped.value(), value -> new Upload.Path(value));
  private static final HexPart DIGEST = HexPart.of("digest").atLeast(16).atMost(16);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public UploadKey {
    USER.check(USER_TYPE.unwrap(user));
    PATH.check(PATH_TYPE.unwrap(path));
    DIGEST.check(digest);
    digest = digest.clone();
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static UploadKey of(Upload upload) {
    return new UploadKey(upload.user(), upload.path(), upload.digest());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(Upload.UserId user) {
    return USER.text(USER_TYPE.unwrap(user));
  }

  /** The encoded column {@code sortKey}. Refuses what the constructor refuses. */
  public static String encodeSortKey(Upload.Path path, byte[] digest) {
    String pathValue = PATH_TYPE.unwrap(path);
    byte[] out = TextBuffer.of(PATH.size(pathValue) + 1 + DIGEST.size(digest));
    int index = PATH.write(pathValue, out, 0);
    out[index++] = ',';
    index = DIGEST.write(digest, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(user);
  }

  /** The encoded column {@code sortKey}. */
  public String sortKey() {
    return encodeSortKey(path, digest);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("partitionKey", partitionKey()).and("sortKey", sortKey()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static UploadKey decode(String partitionKey, String sortKey) {
    try {
      return read(partitionKey, sortKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, sortKey, ReadMode.EXPLAINING);
    }
  }

  private static UploadKey read(String partitionKey, String sortKey, ReadMode mode) {
    TextReader partitionKeyIn = TextReader.of("partitionKey", partitionKey, mode);
    Upload.UserId user =
        USER_TYPE.wrap(partitionKeyIn.position(), USER.read(partitionKeyIn.checked()));
    partitionKeyIn.end();
    TextReader sortKeyIn = TextReader.of("sortKey", sortKey, mode);
    Upload.Path path = PATH_TYPE.wrap(sortKeyIn.position(), PATH.read(sortKeyIn.checked()));
    byte[] digest = DIGEST.read(sortKeyIn.separator(','));
    sortKeyIn.end();
    return new UploadKey(user, path, digest);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<UploadKey> tryDecode(String partitionKey, String sortKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, sortKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static UploadKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"), Columns.text(columns, "sortKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  /**
   * Answers the access pattern {@code uploadsBelow}: the keys with this {@code user},
   * whose {@code path} begins with {@code beginning}.
   */
  public static KeyRange<String> uploadsBelow(Upload.UserId user, String beginning) {
    return scan().user(user).path().startsWith(beginning);
  }

  /**
   * Answers the access pattern {@code uploadsLike}:
   * the keys with this {@code user} and {@code path},
   * whose {@code digest} begins with {@code beginning}.
   */
  public static KeyRange<String> uploadsLike(Upload.UserId user, Upload.Path path,
      byte[] beginning) {
    return scan().user(user).path(path).digest().startsWith(beginning);
  }

  /**
   * Answers the access pattern {@code usersLike}: the keys
   * whose {@code user} begins with {@code beginning}.
   */
  public static KeyRange<String> usersLike(String beginning) {
    return scan().user().startsWith(beginning);
  }

  /** A copy of the bytes. */
  @Override
  public byte[] digest() {
    return digest.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof UploadKey that
        && Objects.equals(USER_TYPE.unwrap(this.user), USER_TYPE.unwrap(that.user))
        && Objects.equals(PATH_TYPE.unwrap(this.path), PATH_TYPE.unwrap(that.path))
        && Arrays.equals(this.digest, that.digest);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(new Object[] {USER_TYPE.unwrap(user), PATH_TYPE.unwrap(path),
        digest});
  }

  @Override
  public String toString() {
    return "UploadKey[user=" + user
        + ", path=" + path
        + ", digest=" + Arrays.toString(digest)
        + "]";
  }

  private static int compare(UploadKey a, UploadKey b) {
    int order = USER_TYPE.unwrap(a.user).compareTo(USER_TYPE.unwrap(b.user));
    order = order != 0 ? order :
        ColumnOrder.TEXT.compare(PATH.encode(PATH_TYPE.unwrap(a.path)) + ',',
        PATH.encode(PATH_TYPE.unwrap(b.path)) + ',');
    return order != 0 ? order : ColumnOrder.TEXT.compare(DIGEST.encode(a.digest),
        DIGEST.encode(b.digest));
  }

  /** A scan of all keys; {@code user} is next. */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN =
        ColumnScan.text("partitionKey", ',', 1).boundedBy(USER);
    private static final ColumnScan<String> SORT_KEY_SCAN = ColumnScan.text("sortKey", ',', 2)
        .boundedBy(PATH, DIGEST);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code user}; {@code path} is next. */
    public AfterUser user(Upload.UserId user) {
      ColumnScan<String> next = scan.column(USER, USER_TYPE.unwrap(user), Scan.SORT_KEY_SCAN);
      return new AfterUser(next);
    }

    /** Asks for ranges of {@code user}, written as [0-9A-Za-z], at most 20. */
    public TextBounds<Upload.UserId, KeyRange<String>> user() {
      return scan.texts(USER_TYPE, USER);
    }
  }

  /** A scan that has fixed the parts up to {@code user}; {@code path} is next. */
  public static final class AfterUser extends RangeStage<String> {
    private AfterUser(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code path}; {@code digest} is next. */
    public AfterPath path(Upload.Path path) {
      ColumnScan<String> next = scan.part(PATH, PATH_TYPE.unwrap(path));
      return new AfterPath(next);
    }

    /**
     * Asks for the beginnings of {@code path}, written as [\--9_a-z], 1 to 200, never scanned by range.
     */
    public TextBeginnings<KeyRange<String>> path() {
      return scan.texts(PATH_TYPE, PATH);
    }
  }

  /** A scan that has fixed the parts up to {@code path}; {@code digest} is next. */
  public static final class AfterPath extends RangeStage<String> {
    private AfterPath(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code digest}. */
    public KeyRange<String> digest(byte[] digest) {
      return scan.equal(DIGEST, digest);
    }

    /**
     * Asks for the beginnings of {@code digest}, written as two hexadecimal digits for each byte, never scanned by range.
     */
    public BytesBeginnings<KeyRange<String>> digest() {
      return scan.bytes(DIGEST);
    }
  }
}
