package blog;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.RandomSuffix;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.SuffixPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.Instant;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link Post}.
 *
 * <pre>
 * partitionKey  user          String   [0-9a-z], at most 32
 * sortKey       createdAt     Instant  DOTNET_TICKS, newest first
 *               uniqueSuffix  String   6 random characters of [0-9a-z]
 * </pre>
 *
 * <p>For example <code>partitionKey = "a100", sortKey = "2520584597959999999!k3x9q2"</code>.
 *
 * <p>{@code partitionKey} has at most 64 bytes; Azure Table Storage allows 1,024.
 * {@code sortKey} has at most 52 bytes; Azure Table Storage allows 1,024.
 * Each partition key has about 2,001 rows, 800 KB and 5 writes in the busiest second.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record PostKey(String user, Instant createdAt, String uniqueSuffix) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator='!'"
      + " | partitionKey: user String alphabet=\"0-9a-z\" maxLength=32"
      + " | sortKey: createdAt Instant time=DOTNET_TICKS DESC, uniqueSuffix suffix(6)";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<PostKey> ORDER = PostKey::compare;

  private static final StringPart USER = StringPart.of("user", "0-9a-z").atMost(32);
  private static final TimePart<Instant> CREATED_AT =
      TimePart.of("createdAt", Instant.class, TimeFormat.DOTNET_TICKS).descendingOrder();
  private static final SuffixPart UNIQUE_SUFFIX = SuffixPart.of("uniqueSuffix", 6);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public PostKey {
    USER.check(user);
    CREATED_AT.check(createdAt);
    UNIQUE_SUFFIX.check(uniqueSuffix);
  }

  /**
   * A new key for an entity: it ends in random characters, so each call gives another.
   * Refuses what the constructor refuses, and null.
   */
  public static PostKey of(Post post) {
    return new PostKey(post.user(), post.createdAt(), RandomSuffix.of(6));
  }

  /** The key of an entity that was stored. Refuses what the constructor refuses, and null. */
  public static PostKey of(Post post, String uniqueSuffix) {
    return new PostKey(post.user(), post.createdAt(), uniqueSuffix);
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(String user) {
    return USER.text(user);
  }

  /** The encoded column {@code sortKey}. Refuses what the constructor refuses. */
  public static String encodeSortKey(Instant createdAt, String uniqueSuffix) {
    byte[] out = TextBuffer.of(CREATED_AT.size(createdAt) + 1 + UNIQUE_SUFFIX.size(uniqueSuffix));
    int index = CREATED_AT.write(createdAt, out, 0);
    out[index++] = '!';
    index = UNIQUE_SUFFIX.write(uniqueSuffix, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(user);
  }

  /** The encoded column {@code sortKey}. */
  public String sortKey() {
    return encodeSortKey(createdAt, uniqueSuffix);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("partitionKey", partitionKey()).and("sortKey", sortKey()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static PostKey decode(String partitionKey, String sortKey) {
    try {
      return read(partitionKey, sortKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, sortKey, ReadMode.EXPLAINING);
    }
  }

  private static PostKey read(String partitionKey, String sortKey, ReadMode mode) {
    TextReader partitionKeyIn = TextReader.of("partitionKey", partitionKey, mode);
    String user = USER.read(partitionKeyIn);
    partitionKeyIn.end();
    TextReader sortKeyIn = TextReader.of("sortKey", sortKey, mode);
    Instant createdAt = CREATED_AT.read(sortKeyIn);
    String uniqueSuffix = UNIQUE_SUFFIX.read(sortKeyIn.separator('!'));
    sortKeyIn.end();
    return new PostKey(user, createdAt, uniqueSuffix);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<PostKey> tryDecode(String partitionKey, String sortKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, sortKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static PostKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"), Columns.text(columns, "sortKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  /**
   * Answers the access pattern {@code postsOfUser}: the keys with this {@code user}.
   *
   * <p>Up to about 2,001 rows: 3 requests of at most 1,000 rows each.
   */
  public static KeyRange<String> postsOfUser(String user) {
    return scan().user(user).all();
  }

  /**
   * Answers the access pattern {@code postsBetween}: the keys with this {@code user},
   * whose {@code createdAt} is at least {@code from} and below {@code to}.
   *
   * <p>Up to about 2,001 rows: 3 requests of at most 1,000 rows each.
   */
  public static KeyRange<String> postsBetween(String user, Instant from, Instant to) {
    return scan().user(user).createdAt().between(from, to);
  }

  private static int compare(PostKey a, PostKey b) {
    int order = a.user.compareTo(b.user);
    order = order != 0 ? order : b.createdAt.compareTo(a.createdAt);
    return order != 0 ? order : ColumnOrder.TEXT.compare(a.uniqueSuffix, b.uniqueSuffix);
  }

  /** A scan of all keys; {@code user} is next. */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN =
        ColumnScan.text("partitionKey", '!', 1).boundedBy(USER);
    private static final ColumnScan<String> SORT_KEY_SCAN = ColumnScan.text("sortKey", '!', 2)
        .boundedBy(CREATED_AT, UNIQUE_SUFFIX);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code user}; {@code createdAt} is next. */
    public AfterUser user(String user) {
      ColumnScan<String> next = scan.column(USER, user, Scan.SORT_KEY_SCAN);
      return new AfterUser(next);
    }

    /** Asks for ranges of {@code user}, written as [0-9a-z], at most 32. */
    public TextBounds<String, KeyRange<String>> user() {
      return scan.texts(USER);
    }
  }

  /** A scan that has fixed the parts up to {@code user}; {@code createdAt} is next. */
  public static final class AfterUser extends RangeStage<String> {
    private AfterUser(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code createdAt}; {@code uniqueSuffix} is next. */
    public AfterCreatedAt createdAt(Instant createdAt) {
      ColumnScan<String> next = scan.part(CREATED_AT, createdAt);
      return new AfterCreatedAt(next);
    }

    /** Asks for ranges of {@code createdAt}, written as DOTNET_TICKS, newest first. */
    public ValueBounds<Instant, KeyRange<String>> createdAt() {
      return scan.values(CREATED_AT);
    }
  }

  /** A scan that has fixed the parts up to {@code createdAt}; {@code uniqueSuffix} is next. */
  public static final class AfterCreatedAt extends RangeStage<String> {
    private AfterCreatedAt(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code uniqueSuffix}. */
    public KeyRange<String> uniqueSuffix(String uniqueSuffix) {
      return scan.equal(UNIQUE_SUFFIX, uniqueSuffix);
    }
  }
}
