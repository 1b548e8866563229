package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.Wrapper;
import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.BinaryChar;
import dev.keywright.runtime.binary.BinaryCode;
import dev.keywright.runtime.binary.BinaryDouble;
import dev.keywright.runtime.binary.BinaryElement;
import dev.keywright.runtime.binary.BinaryFlag;
import dev.keywright.runtime.binary.BinaryList;
import dev.keywright.runtime.binary.BinaryNumber;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.binary.BinaryRoom;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.BinaryTime;
import dev.keywright.runtime.binary.BinaryUuid;
import dev.keywright.runtime.binary.TupleBytes;
import dev.keywright.runtime.binary.TupleChar;
import dev.keywright.runtime.binary.TupleText;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.BucketScan;
import dev.keywright.runtime.bucket.BucketStage;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.bucket.HashBuckets;
import dev.keywright.runtime.bucket.TupleBucket;
import dev.keywright.runtime.codec.ChangedElement;
import dev.keywright.runtime.codec.Literals;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.scan.BytesBounds;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.scan.ListBounds;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.text.UuidPart;
import dev.keywright.runtime.time.TimeFormat;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;

/**
 * The key of {@link PageVisit}.
 *
 * <pre>
 * partitionKey = "{bucket}visits{user}{day}{kind}{at}{page}{initial}{mobile}{score}{session}{hash}{path}"
 *   bucket   int                   16 buckets, by the MD5 of user
 *   user     PageVisit.UserId      [0-9a-z], at most 12
 *   day      LocalDate             its day in FoundationDB integers
 *   kind     PageVisit.Kind        a | b
 *   at       Instant               EPOCH_SECONDS in FoundationDB integers
 *   page     int                   FoundationDB integers
 *   initial  char                  text
 *   mobile   boolean               1 byte
 *   score    double                9 bytes
 *   session  UUID                  17 bytes
 *   hash     byte[]                bytes, at most 32
 *   path     List&lt;PageVisit.Step&gt;  a list of (text; FoundationDB integers)
 * </pre>
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record PageVisitKey(PageVisit.UserId user, LocalDate day, PageVisit.Kind kind, Instant at,
    int page, char initial, boolean mobile, double score, UUID session, byte[] hash,
    List<PageVisit.Step> path) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "FDB_TUPLE"
      + " | partitionKey: bucket count=16 by=HASH hash=MD5 of=user"
      + " \"\\u0002visits\\u0000\" user String alphabet=\"0-9a-z\" maxLength=12"
      + " \"\" day LocalDate \"\" kind enum(FIRST=\"a\" SECOND=\"b\")"
      + " \"\" at Instant time=EPOCH_SECONDS \"\" page int min=0 \"\" initial char"
      + " \"\" mobile boolean \"\" score double \"\" session UUID"
      + " \"\" hash byte[] maxLength=32 \"\" path list(name String, visit long)";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<PageVisitKey> ORDER = PageVisitKey::compare;

  private static final TupleText USER = TupleText.of(BinaryString.of("user", "0-9a-z").atMost(12));
  private static final Wrapper<PageVisit.UserId, String> USER_TYPE =
      new Wrapper<>("user", wrapped -> wrapped.value(), value -> new PageVisit.UserId(value));
  private static final BinaryTime<LocalDate> DAY =
      BinaryTime.of("day", LocalDate.class, NumberForm.of(NumberEncoding.VARINT_FOUNDATIONDB));
  private static final BinaryCode<PageVisit.Kind> KIND = BinaryCode.of("kind",
      new PageVisit.Kind[] {PageVisit.Kind.FIRST, PageVisit.Kind.SECOND}, "a", "b").element();
  private static final BinaryTime<Instant> AT = BinaryTime.of("at", Instant.class,
      TimeFormat.EPOCH_SECONDS, NumberForm.of(NumberEncoding.VARINT_FOUNDATIONDB));
  private static final BinaryNumber PAGE = BinaryNumber.of("page",
      NumberForm.of(NumberEncoding.VARINT_FOUNDATIONDB)).atLeast(0).atMost(2147483647);
  private static final TupleChar INITIAL = TupleChar.of(BinaryChar.of("initial"));
  private static final BinaryFlag MOBILE = BinaryFlag.of("mobile").element();
  private static final BinaryDouble SCORE = BinaryDouble.of("score").element();
  private static final BinaryUuid SESSION = BinaryUuid.of("session").element();
  private static final TupleBytes HASH = TupleBytes.of(BinaryBytes.of("hash").atMost(32));
  private static final TupleText PATH_NAME = TupleText.of(BinaryString.of("path.name"));
  private static final BinaryNumber PATH_VISIT =
      BinaryNumber.of("path.visit", NumberForm.of(NumberEncoding.VARINT_FOUNDATIONDB));
  private static final BinaryList<PageVisit.Step> PATH = BinaryList.of("path", new PathElement());
  private static final HashBuckets BUCKETS = Buckets.hash(HashFunction.MD5, 16);
  private static final TupleBucket BUCKET = BucketForm.tuple(16, "", "\u0002visits\u0000");

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public PageVisitKey {
    USER.check(USER_TYPE.unwrap(user));
    DAY.check(day);
    KIND.check(kind);
    AT.check(at);
    PAGE.check(page);
    INITIAL.check(initial);
    SESSION.check(session);
    HASH.check(hash);
    hash = hash.clone();
    path = PATH.copyOf(path);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static PageVisitKey of(PageVisit pageVisit) {
    return new PageVisitKey(pageVisit.user(), pageVisit.day(), pageVisit.kind(), pageVisit.at(),
        pageVisit.page(), pageVisit.initial(), pageVisit.mobile(), pageVisit.score(),
        pageVisit.session(), pageVisit.hash(), pageVisit.path());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static byte[] encodePartitionKey(PageVisit.UserId user, LocalDate day, PageVisit.Kind kind,
      Instant at, int page, char initial, boolean mobile, double score, UUID session, byte[] hash,
      List<PageVisit.Step> path) {
    path = PATH.snapshot(path);
    byte[] out = new byte[sizeOfPartitionKey(user, day, kind, at, page, initial, mobile, score,
        session, hash, path)];
    writePartitionKey(user, day, kind, at, page, initial, mobile, score, session, hash, path,
        out, 0);
    return out;
  }

  /**
   * Writes the column {@code partitionKey} into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  public static void encodePartitionKey(PageVisit.UserId user, LocalDate day, PageVisit.Kind kind,
      Instant at, int page, char initial, boolean mobile, double score, UUID session, byte[] hash,
      List<PageVisit.Step> path, ByteBuffer out) {
    path = PATH.snapshot(path);
    BinaryRoom room = BinaryRoom.in(out, sizeOfPartitionKey(user, day, kind, at, page, initial,
        mobile, score, session, hash, path));
    writePartitionKey(user, day, kind, at, page, initial, mobile, score, session, hash, path,
        room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfPartitionKey(PageVisit.UserId user, LocalDate day, PageVisit.Kind kind,
      Instant at, int page, char initial, boolean mobile, double score, UUID session, byte[] hash,
      List<PageVisit.Step> path) {
    String userValue = USER_TYPE.unwrap(user);
    return BUCKET.width() + 8 + USER.size(userValue) + DAY.size(day) + KIND.size(kind) +
        AT.size(at) + PAGE.size(page) + INITIAL.size(initial) + MOBILE.size(mobile) +
        SCORE.size(score) + SESSION.size(session) + HASH.size(hash) + PATH.size(path);
  }

  private static void writePartitionKey(PageVisit.UserId user, LocalDate day, PageVisit.Kind kind,
      Instant at, int page, char initial, boolean mobile, double score, UUID session, byte[] hash,
      List<PageVisit.Step> path, byte[] out, int start) {
    String userValue = USER_TYPE.unwrap(user);
    int index = BUCKET.write(bucketOf(user), out, start);
    index = Literals.write("\u0002visits\u0000", out, index);
    index = USER.write(userValue, out, index);
    index = DAY.write(day, out, index);
    index = KIND.write(kind, out, index);
    index = AT.write(at, out, index);
    index = PAGE.write(page, out, index);
    index = INITIAL.write(initial, out, index);
    index = MOBILE.write(mobile, out, index);
    index = SCORE.write(score, out, index);
    index = SESSION.write(session, out, index);
    index = HASH.write(hash, out, index);
    PATH.write(path, out, index);
  }

  /**
   * The bucket of the keys with these values: 0 to 15.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a value is not allowed for its part
   */
  public static int bucketOf(PageVisit.UserId user) {
    return BUCKETS.of(USER.encode(USER_TYPE.unwrap(user)));
  }

  /** The bucket that this key is in. */
  public int bucket() {
    return bucketOf(user);
  }

  /** The encoded column {@code partitionKey}. */
  public byte[] partitionKey() {
    return encodePartitionKey(user, day, kind, at, page, initial, mobile, score, session, hash,
        path);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static PageVisitKey decode(byte[] partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  /**
   * The key that was encoded as these columns, or a {@code MalformedKeyException} if none was.
   * The remaining bytes of a buffer are read where they are; its position stays.
   */
  public static PageVisitKey decode(ByteBuffer partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static PageVisitKey read(Object partitionKey, ReadMode mode) {
    BinaryReader in = BinaryReader.of("partitionKey", partitionKey, mode);
    int bucket = in.bucket(BUCKET);
    in.literal("\u0002visits\u0000");
    PageVisit.UserId user = USER_TYPE.wrap(in.position(), USER.read(in.checked()));
    LocalDate day = DAY.read(in);
    PageVisit.Kind kind = KIND.read(in);
    Instant at = AT.read(in);
    int page = PAGE.readInt(in);
    char initial = INITIAL.readChar(in);
    boolean mobile = MOBILE.readBoolean(in);
    double score = SCORE.readDouble(in);
    UUID session = SESSION.read(in);
    byte[] hash = HASH.read(in);
    List<PageVisit.Step> path = PATH.read(in.checked());
    in.end();
    BUCKET.verify(bucket, bucketOf(user));
    return new PageVisitKey(user, day, kind, at, page, initial, mobile, score, session, hash, path);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<PageVisitKey> tryDecode(byte[] partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<PageVisitKey> tryDecode(ByteBuffer partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static PageVisitKey decode(Map<String, ?> columns) {
    return decode(Columns.bytes(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  /**
   * The boundaries that pre-split a table into regions of about equal load:
   * {@code regions - 1} of them, ascending.
   *
   * @throws IllegalArgumentException if the buckets are too few
   */
  public static List<byte[]> splitPoints(int regions) {
    return BUCKET.splitPoints(regions);
  }

  /** A copy of the bytes. */
  @Override
  public byte[] hash() {
    return hash.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PageVisitKey that
        && Objects.equals(USER_TYPE.unwrap(this.user), USER_TYPE.unwrap(that.user))
        && Objects.equals(this.day, that.day)
        && Objects.equals(this.kind, that.kind)
        && Objects.equals(this.at, that.at)
        && this.page == that.page
        && this.initial == that.initial
        && this.mobile == that.mobile
        && Double.compare(this.score, that.score) == 0
        && Objects.equals(this.session, that.session)
        && Arrays.equals(this.hash, that.hash)
        && PATH.equal(this.path, that.path);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(new Object[] {USER_TYPE.unwrap(user), day, kind, at, page, initial,
        mobile, score, session, hash, PATH.hash(path)});
  }

  @Override
  public String toString() {
    return "PageVisitKey[user=" + user
        + ", day=" + day
        + ", kind=" + kind
        + ", at=" + at
        + ", page=" + page
        + ", initial=" + initial
        + ", mobile=" + mobile
        + ", score=" + score
        + ", session=" + session
        + ", hash=" + Arrays.toString(hash)
        + ", path=" + path
        + "]";
  }

  private static int compare(PageVisitKey a, PageVisitKey b) {
    int order = Integer.compare(a.bucket(), b.bucket());
    return order != 0 ? order : compareInBucket(a, b);
  }

  private static int compareInBucket(PageVisitKey a, PageVisitKey b) {
    int order = USER_TYPE.unwrap(a.user).compareTo(USER_TYPE.unwrap(b.user));
    order = order != 0 ? order : a.day.compareTo(b.day);
    order = order != 0 ? order : ColumnOrder.TEXT.compare(KIND.code(a.kind), KIND.code(b.kind));
    order = order != 0 ? order : a.at.compareTo(b.at);
    order = order != 0 ? order : Integer.compare(a.page, b.page);
    order = order != 0 ? order : Character.compare(a.initial, b.initial);
    order = order != 0 ? order : Boolean.compare(a.mobile, b.mobile);
    order = order != 0 ? order : Double.compare(a.score, b.score);
    order = order != 0 ? order : UuidPart.ORDER.compare(a.session, b.session);
    order = order != 0 ? order : ColumnOrder.BYTES.compare(a.hash, b.hash);
    return order != 0 ? order : PATH.compare(a.path, b.path);
  }

  /** One element of {@code path}. */
  private static final class PathElement implements BinaryElement<PageVisit.Step> {
    @Override
    public List<BinaryPart<?>> parts() {
      return List.of(PATH_NAME, PATH_VISIT);
    }

    @Override
    public int size(PageVisit.Step element) {
      return PATH_NAME.size(element.name()) + PATH_VISIT.size(element.visit());
    }

    @Override
    public int write(PageVisit.Step element, byte[] out, int at) {
      int index = PATH_NAME.write(element.name(), out, at);
      return PATH_VISIT.write(element.visit(), out, index);
    }

    @Override
    public PageVisit.Step read(BinaryReader in) {
      String name = PATH_NAME.read(in);
      long visit = PATH_VISIT.readLong(in);
      PageVisit.Step element = new PageVisit.Step(name, visit);
      if (!Objects.equals(element.name(), name) || element.visit() != visit) {
        throw new ChangedElement();
      }
      return element;
    }
  }

  /** A scan of all keys; {@code user} is next. */
  public static final class Scan extends BucketStage<PageVisitKey, byte[]> {
    private static final BucketScan<PageVisitKey, byte[]> PARTITION_KEY_SCAN =
        BucketScan.of(
            ColumnScan.tuple("partitionKey", "", "", "", "", "", "", "", "", "", "", "", "")
                .boundedBy(USER, DAY, KIND, AT, PAGE, INITIAL, MOBILE, SCORE, SESSION, HASH, PATH),
            BUCKETS, BUCKET, PageVisitKey::compareInBucket, USER);

    private Scan(BucketScan<PageVisitKey, byte[]> scan) { super(scan); }

    /** Fixes {@code user}; {@code day} is next. */
    public AfterUser user(PageVisit.UserId user) {
      BucketScan<PageVisitKey, byte[]> next = scan.part(USER, USER_TYPE.unwrap(user));
      return new AfterUser(next);
    }

    /** Asks for ranges of {@code user}, written as [0-9a-z], at most 12. */
    public TextBounds<PageVisit.UserId, KeyRanges<PageVisitKey, byte[]>> user() {
      return scan.texts(USER_TYPE, USER);
    }
  }

  /** A scan that has fixed the parts up to {@code user}; {@code day} is next. */
  public static final class AfterUser extends BucketStage<PageVisitKey, byte[]> {
    private AfterUser(BucketScan<PageVisitKey, byte[]> scan) { super(scan); }

    /** Fixes {@code day}; {@code kind} is next. */
    public AfterDay day(LocalDate day) {
      BucketScan<PageVisitKey, byte[]> next = scan.part(DAY, day);
      return new AfterDay(next);
    }

    /** Asks for ranges of {@code day}, written as its day in FoundationDB integers. */
    public ValueBounds<LocalDate, KeyRanges<PageVisitKey, byte[]>> day() {
      return scan.values(DAY);
    }
  }

  /** A scan that has fixed the parts up to {@code day}; {@code kind} is next. */
  public static final class AfterDay extends BucketStage<PageVisitKey, byte[]> {
    private AfterDay(BucketScan<PageVisitKey, byte[]> scan) { super(scan); }

    /** Fixes {@code kind}; {@code at} is next. */
    public AfterKind kind(PageVisit.Kind kind) {
      BucketScan<PageVisitKey, byte[]> next = scan.part(KIND, kind);
      return new AfterKind(next);
    }

    /** Asks for ranges of {@code kind}, written as a | b. */
    public ValueBounds<PageVisit.Kind, KeyRanges<PageVisitKey, byte[]>> kind() {
      return scan.values(KIND);
    }
  }

  /** A scan that has fixed the parts up to {@code kind}; {@code at} is next. */
  public static final class AfterKind extends BucketStage<PageVisitKey, byte[]> {
    private AfterKind(BucketScan<PageVisitKey, byte[]> scan) { super(scan); }

    /** Fixes {@code at}; {@code page} is next. */
    public AfterAt at(Instant at) {
      BucketScan<PageVisitKey, byte[]> next = scan.part(AT, at);
      return new AfterAt(next);
    }

    /** Asks for ranges of {@code at}, written as EPOCH_SECONDS in FoundationDB integers. */
    public ValueBounds<Instant, KeyRanges<PageVisitKey, byte[]>> at() {
      return scan.values(AT);
    }
  }

  /** A scan that has fixed the parts up to {@code at}; {@code page} is next. */
  public static final class AfterAt extends BucketStage<PageVisitKey, byte[]> {
    private AfterAt(BucketScan<PageVisitKey, byte[]> scan) { super(scan); }

    /** Fixes {@code page}; {@code initial} is next. */
    public AfterPage page(int page) {
      BucketScan<PageVisitKey, byte[]> next = scan.part(PAGE, page);
      return new AfterPage(next);
    }

    /** Asks for ranges of {@code page}, written as FoundationDB integers, 0 to 2147483647. */
    public IntBounds<KeyRanges<PageVisitKey, byte[]>> page() {
      return scan.ints(PAGE);
    }
  }

  /** A scan that has fixed the parts up to {@code page}; {@code initial} is next. */
  public static final class AfterPage extends BucketStage<PageVisitKey, byte[]> {
    private AfterPage(BucketScan<PageVisitKey, byte[]> scan) { super(scan); }

    /** Fixes {@code initial}; {@code mobile} is next. */
    public AfterInitial initial(char initial) {
      BucketScan<PageVisitKey, byte[]> next = scan.part(INITIAL, initial);
      return new AfterInitial(next);
    }

    /** Asks for ranges of {@code initial}, written as text. */
    public ValueBounds<Character, KeyRanges<PageVisitKey, byte[]>> initial() {
      return scan.values(INITIAL);
    }
  }

  /** A scan that has fixed the parts up to {@code initial}; {@code mobile} is next. */
  public static final class AfterInitial extends BucketStage<PageVisitKey, byte[]> {
    private AfterInitial(BucketScan<PageVisitKey, byte[]> scan) { super(scan); }

    /** Fixes {@code mobile}; {@code score} is next. */
    public AfterMobile mobile(boolean mobile) {
      BucketScan<PageVisitKey, byte[]> next = scan.part(MOBILE, mobile);
      return new AfterMobile(next);
    }

    /** Asks for ranges of {@code mobile}, written as 1 byte. */
    public ValueBounds<Boolean, KeyRanges<PageVisitKey, byte[]>> mobile() {
      return scan.values(MOBILE);
    }
  }

  /** A scan that has fixed the parts up to {@code mobile}; {@code score} is next. */
  public static final class AfterMobile extends BucketStage<PageVisitKey, byte[]> {
    private AfterMobile(BucketScan<PageVisitKey, byte[]> scan) { super(scan); }

    /** Fixes {@code score}; {@code session} is next. */
    public AfterScore score(double score) {
      BucketScan<PageVisitKey, byte[]> next = scan.part(SCORE, score);
      return new AfterScore(next);
    }

    /** Asks for ranges of {@code score}, written as 9 bytes. */
    public ValueBounds<Double, KeyRanges<PageVisitKey, byte[]>> score() {
      return scan.values(SCORE);
    }
  }

  /** A scan that has fixed the parts up to {@code score}; {@code session} is next. */
  public static final class AfterScore extends BucketStage<PageVisitKey, byte[]> {
    private AfterScore(BucketScan<PageVisitKey, byte[]> scan) { super(scan); }

    /** Fixes {@code session}; {@code hash} is next. */
    public AfterSession session(UUID session) {
      BucketScan<PageVisitKey, byte[]> next = scan.part(SESSION, session);
      return new AfterSession(next);
    }

    /** Asks for ranges of {@code session}, written as 17 bytes. */
    public ValueBounds<UUID, KeyRanges<PageVisitKey, byte[]>> session() {
      return scan.values(SESSION);
    }
  }

  /** A scan that has fixed the parts up to {@code session}; {@code hash} is next. */
  public static final class AfterSession extends BucketStage<PageVisitKey, byte[]> {
    private AfterSession(BucketScan<PageVisitKey, byte[]> scan) { super(scan); }

    /** Fixes {@code hash}; {@code path} is next. */
    public AfterHash hash(byte[] hash) {
      BucketScan<PageVisitKey, byte[]> next = scan.part(HASH, hash);
      return new AfterHash(next);
    }

    /** Asks for ranges of {@code hash}, written as bytes, at most 32. */
    public BytesBounds<byte[], KeyRanges<PageVisitKey, byte[]>> hash() {
      return scan.bytes(HASH);
    }
  }

  /** A scan that has fixed the parts up to {@code hash}; {@code path} is next. */
  public static final class AfterHash extends BucketStage<PageVisitKey, byte[]> {
    private AfterHash(BucketScan<PageVisitKey, byte[]> scan) { super(scan); }

    /** The keys with this {@code path}. */
    public KeyRanges<PageVisitKey, byte[]> path(List<PageVisit.Step> path) {
      return scan.equal(PATH, path);
    }

    /** Asks for ranges of {@code path}, written as a list of (text; FoundationDB integers). */
    public ListBounds<PageVisit.Step, KeyRanges<PageVisitKey, byte[]>> path() {
      return scan.lists(PATH);
    }
  }
}
