package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.Wrapper;
import dev.keywright.runtime.natives.NativeBytes;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.text.CharPart;
import dev.keywright.runtime.text.CodePart;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.FlagPart;
import dev.keywright.runtime.text.HashPrefix;
import dev.keywright.runtime.text.HexPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.text.UuidPart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;

/**
 * The key of {@link Everything}.
 *
 * <pre>
 * partitionKey  user     Everything.UserId  4 digits of its CRC32C, then 4 digits
 *               at       Instant            EPOCH_MILLIS, newest first
 *               digest   byte[]             two hexadecimal digits for each byte
 *               kind     Everything.Kind    a! | b
 *               delta    int                3 digits after a sign digit, largest first
 *               name     String             text, escaped
 *               id       UUID               36 characters
 *               flag     boolean            0 or 1, largest first
 * sortKey       letter   char               text
 *               day      LocalDate          BASIC
 *               when     LocalDateTime      DOTNET_TICKS, newest first
 *               wrapped  Everything.Outer   text
 * raw           raw      byte[]             as the store's own type
 * </pre>
 *
 * <p>The parts of a column are joined by <code>'!'</code>.
 *
 * <p>For example <code>partitionKey = "0ddf0054!8656158995999!cafe!a&#92;"21!8945!a100!3f2504e0-4f89-41d3-9a0c-0305e82c3301!0", sortKey = "a!20120801!2520584597959999999!a100"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
public record EverythingKey(Everything.UserId user, Instant at, byte[] digest, Everything.Kind kind,
    int delta, String name, UUID id, boolean flag, char letter, LocalDate day, LocalDateTime when,
    Everything.Outer wrapped, byte[] raw) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT =
      "TEXT separator='!' escape"
      + " | partitionKey: user int pad=4 hashPrefix=4 hash=CRC32C"
      + ", at Instant time=EPOCH_MILLIS DESC, digest byte[]"
      + ", kind enum(ALPHA=\"a!\" BETA=\"b\"), delta int pad=3 signed DESC, name String"
      + ", id UUID, flag boolean DESC"
      + " | sortKey: letter char, day LocalDate time=BASIC"
      + ", when LocalDateTime time=DOTNET_TICKS DESC, wrapped String"
      + " | raw: raw byte[] native";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<EverythingKey> ORDER = EverythingKey::compare;

  private static final DecimalPart USER = DecimalPart.padded("user", 4);
  private static final HashPrefix USER_HASH = HashPrefix.crc32c(4);
  private static final Wrapper<Everything.UserId, Integer> USER_TYPE =
      new Wrapper<>("user", wrapped -> wrapped.value(), value -> new Everything.UserId(value));
  private static final TimePart<Instant> AT =
      TimePart.of("at", Instant.class, TimeFormat.EPOCH_MILLIS).descendingOrder();
  private static final HexPart DIGEST = HexPart.of("digest").before('!');
  private static final CodePart<Everything.Kind> KIND = CodePart.of("kind",
      new Everything.Kind[] {Everything.Kind.ALPHA, Everything.Kind.BETA}, "a!",
      "b").escapedBefore('!');
  private static final DecimalPart DELTA = DecimalPart.signed("delta", 3).descendingOrder();
  private static final StringPart NAME = StringPart.of("name").escapedBefore('!');
  private static final UuidPart ID = UuidPart.of("id");
  private static final FlagPart FLAG = FlagPart.of("flag").descendingOrder();
  private static final CharPart LETTER = CharPart.of("letter");
  private static final TimePart<LocalDate> DAY =
      TimePart.of("day", LocalDate.class, TimeFormat.BASIC);
  private static final TimePart<LocalDateTime> WHEN =
      TimePart.of("when", LocalDateTime.class, TimeFormat.DOTNET_TICKS).descendingOrder();
  private static final StringPart WRAPPED = StringPart.of("wrapped");
  private static final Wrapper<Everything.Outer, String> WRAPPED_TYPE =
      new Wrapper<Everything.Outer, Everything.Inner>("wrapped", wrapped -> wrapped.inner(),
          value -> new Everything.Outer(value))
          .around(new Wrapper<Everything.Inner, String>("wrapped", wrapped -> wrapped.text(),
              value -> new Everything.Inner(value)));
  private static final NativeBytes RAW = NativeBytes.of("raw");

  /**
   * Checks every part.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
  public EverythingKey {
    USER.check(USER_TYPE.unwrap(user));
    AT.check(at);
    DIGEST.check(digest);
    digest = digest.clone();
    KIND.check(kind);
    DELTA.check(delta);
    NAME.check(name);
    ID.check(id);
    LETTER.check(letter);
    DAY.check(day);
    WHEN.check(when);
    WRAPPED.check(WRAPPED_TYPE.unwrap(wrapped));
    RAW.check(raw);
    raw = raw.clone();
  }

  /**
   * The key of an entity.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part is null or may not hold its value
   */
  public static EverythingKey of(Everything<?> everything) {
    return new EverythingKey(everything.user(), everything.at(), everything.digest(),
        everything.kind(), InvalidPartException.requirePresent("delta", everything.delta()),
        everything.name(), everything.id(), everything.flag(), everything.letter(),
        everything.day(), everything.when(), everything.wrapped(), everything.raw());
  }

  /**
   * The encoded column {@code partitionKey}.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
  public static String encodePartitionKey(Everything.UserId user, Instant at, byte[] digest,
      Everything.Kind kind, int delta, String name, UUID id, boolean flag) {
    int userValue = USER_TYPE.unwrap(user);
    byte[] out = TextBuffer.of(4 + USER.size(userValue) + 1 + AT.size(at) + 1 +
        DIGEST.size(digest) + 1 + KIND.size(kind) + 1 + DELTA.size(delta) + 1 + NAME.size(name) +
        1 + ID.size(id) + 1 + FLAG.size(flag));
    int index = USER.write(userValue, out, 4);
    USER_HASH.write(out, 0, 4, index);
    out[index++] = '!';
    index = AT.write(at, out, index);
    out[index++] = '!';
    index = DIGEST.write(digest, out, index);
    out[index++] = '!';
    index = KIND.write(kind, out, index);
    out[index++] = '!';
    index = DELTA.write(delta, out, index);
    out[index++] = '!';
    index = NAME.write(name, out, index);
    out[index++] = '!';
    index = ID.write(id, out, index);
    out[index++] = '!';
    index = FLAG.write(flag, out, index);
    return TextBuffer.utf8(out, index);
  }

  /**
   * The encoded column {@code sortKey}.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
  public static String encodeSortKey(char letter, LocalDate day, LocalDateTime when,
      Everything.Outer wrapped) {
    String wrappedValue = WRAPPED_TYPE.unwrap(wrapped);
    byte[] out = TextBuffer.of(LETTER.size(letter) + 1 + DAY.size(day) + 1 + WHEN.size(when) + 1 +
        WRAPPED.size(wrappedValue));
    int index = LETTER.write(letter, out, 0);
    out[index++] = '!';
    index = DAY.write(day, out, index);
    out[index++] = '!';
    index = WHEN.write(when, out, index);
    out[index++] = '!';
    index = WRAPPED.write(wrappedValue, out, index);
    return TextBuffer.utf8(out, index);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(user, at, digest, kind, delta, name, id, flag);
  }

  /** The encoded column {@code sortKey}. */
  public String sortKey() {
    return encodeSortKey(letter, day, when, wrapped);
  }

  @Override
  public Map<String, Object> columns() {
    Map<String, Object> columns = new LinkedHashMap<>();
    columns.put("partitionKey", partitionKey());
    columns.put("sortKey", sortKey());
    columns.put("raw", raw.clone());
    return Collections.unmodifiableMap(columns);
  }

  /**
   * The key that was encoded as these columns.
   *
   * @throws dev.keywright.runtime.MalformedKeyException if none was
   */
  public static EverythingKey decode(String partitionKey, String sortKey, byte[] raw) {
    TextReader in = new TextReader("partitionKey", partitionKey);
    int start = in.position();
    USER_HASH.skip(in, "user");
    Everything.UserId user = USER_TYPE.wrap(in.position(), USER.readInt(in));
    USER_HASH.verify(in, start);
    in.separator('!');
    Instant at = AT.read(in);
    in.separator('!');
    byte[] digest = DIGEST.read(in);
    in.separator('!');
    Everything.Kind kind = KIND.read(in);
    in.separator('!');
    int delta = DELTA.readInt(in);
    in.separator('!');
    String name = NAME.read(in);
    in.separator('!');
    UUID id = ID.read(in);
    in.separator('!');
    boolean flag = FLAG.readBoolean(in);
    in.end();
    in = new TextReader("sortKey", sortKey);
    char letter = LETTER.readChar(in);
    in.separator('!');
    LocalDate day = DAY.read(in);
    in.separator('!');
    LocalDateTime when = WHEN.read(in);
    in.separator('!');
    Everything.Outer wrapped = WRAPPED_TYPE.wrap(in.position(), WRAPPED.read(in));
    in.end();
    return new EverythingKey(user, at, digest, kind, delta, name, id, flag, letter, day, when,
        wrapped, RAW.accept(raw));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<EverythingKey> tryDecode(String partitionKey, String sortKey, byte[] raw) {
    try {
      return Optional.of(decode(partitionKey, sortKey, raw));
    } catch (MalformedKeyException malformed) {
      return Optional.empty();
    }
  }

  /** Asks for a run of keys, part by part from the left. */
  public static Scan scan() {
    return new Scan(ColumnScan.text("partitionKey", '!', 8));
  }

  /**
   * Boundaries that pre-split a table into so many regions of about equal load: {@code regions - 1}
   * of them, ascending.
   *
   * @throws IllegalArgumentException if the hash prefix cannot tell so many
   * regions apart
   */
  public static List<String> splitPoints(int regions) {
    return USER_HASH.splitPoints(regions);
  }

  /** A copy of the bytes. */
  @Override
  public byte[] digest() {
    return digest.clone();
  }

  /** A copy of the bytes. */
  @Override
  public byte[] raw() {
    return raw.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof EverythingKey that
        && Objects.equals(USER_TYPE.unwrap(this.user), USER_TYPE.unwrap(that.user))
        && Objects.equals(this.at, that.at)
        && Arrays.equals(this.digest, that.digest)
        && Objects.equals(this.kind, that.kind)
        && this.delta == that.delta
        && Objects.equals(this.name, that.name)
        && Objects.equals(this.id, that.id)
        && this.flag == that.flag
        && this.letter == that.letter
        && Objects.equals(this.day, that.day)
        && Objects.equals(this.when, that.when)
        && Objects.equals(WRAPPED_TYPE.unwrap(this.wrapped), WRAPPED_TYPE.unwrap(that.wrapped))
        && Arrays.equals(this.raw, that.raw);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(new Object[] {USER_TYPE.unwrap(user), at, digest, kind, delta, name,
        id, flag, letter, day, when, WRAPPED_TYPE.unwrap(wrapped), raw});
  }

  @Override
  public String toString() {
    return "EverythingKey[user=" + user
        + ", at=" + at
        + ", digest=" + Arrays.toString(digest)
        + ", kind=" + kind
        + ", delta=" + delta
        + ", name=" + name
        + ", id=" + id
        + ", flag=" + flag
        + ", letter=" + letter
        + ", day=" + day
        + ", when=" + when
        + ", wrapped=" + wrapped
        + ", raw=" + Arrays.toString(raw)
        + "]";
  }

  private static int compare(EverythingKey a, EverythingKey b) {
    int order = ColumnOrder.TEXT.compare(a.partitionKey(), b.partitionKey());
    if (order != 0) {
      return order;
    }
    order = Character.compare(a.letter, b.letter);
    if (order != 0) {
      return order;
    }
    order = a.day.compareTo(b.day);
    if (order != 0) {
      return order;
    }
    order = b.when.compareTo(a.when);
    if (order != 0) {
      return order;
    }
    order = ColumnOrder.TEXT.compare(WRAPPED_TYPE.unwrap(a.wrapped), WRAPPED_TYPE.unwrap(b.wrapped));
    if (order != 0) {
      return order;
    }
    return ColumnOrder.BYTES.compare(a.raw, b.raw);
  }

  /** A scan that has fixed nothing yet. */
  public static final class Scan {
    private final ColumnScan<String> scan;

    private Scan(ColumnScan<String> scan) {
      this.scan = scan;
    }

    /** All keys of the table. */
    public KeyRange<String> all() {
      return scan.all();
    }

    /** Fixes {@code user}. */
    public AfterUser user(Everything.UserId user) {
      return new AfterUser(scan.hash(USER_HASH, USER, (long) USER_TYPE.unwrap(user))
          .part(USER, (long) USER_TYPE.unwrap(user)));
    }
  }

  /** A scan that has fixed the parts up to {@code user}. */
  public static final class AfterUser {
    private final ColumnScan<String> scan;

    private AfterUser(ColumnScan<String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<String> all() {
      return scan.all();
    }

    /** Fixes {@code at}. */
    public AfterAt at(Instant at) {
      return new AfterAt(scan.part(AT, at));
    }

    /**
     * The keys whose {@code at} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code atAtLeast} has no upper end.
     */
    public KeyRange<String> atBetween(Instant from, Instant to) {
      return scan.between(AT, from, to);
    }

    /** The keys whose {@code at} is this value or above. */
    public KeyRange<String> atAtLeast(Instant at) {
      return scan.atLeast(AT, at);
    }

    /** The keys whose {@code at} is above this value. */
    public KeyRange<String> atGreaterThan(Instant at) {
      return scan.greaterThan(AT, at);
    }

    /** The keys whose {@code at} is this value or below. */
    public KeyRange<String> atAtMost(Instant at) {
      return scan.atMost(AT, at);
    }

    /** The keys whose {@code at} is below this value. */
    public KeyRange<String> atLessThan(Instant at) {
      return scan.lessThan(AT, at);
    }
  }

  /** A scan that has fixed the parts up to {@code at}. */
  public static final class AfterAt {
    private final ColumnScan<String> scan;

    private AfterAt(ColumnScan<String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<String> all() {
      return scan.all();
    }

    /** Fixes {@code digest}. */
    public AfterDigest digest(byte[] digest) {
      return new AfterDigest(scan.part(DIGEST, digest));
    }

    /**
     * The keys whose {@code digest} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code digestAtLeast} has no upper end.
     */
    public KeyRange<String> digestBetween(byte[] from, byte[] to) {
      return scan.between(DIGEST, from, to);
    }

    /** The keys whose {@code digest} is this value or above. */
    public KeyRange<String> digestAtLeast(byte[] digest) {
      return scan.atLeast(DIGEST, digest);
    }

    /** The keys whose {@code digest} is above this value. */
    public KeyRange<String> digestGreaterThan(byte[] digest) {
      return scan.greaterThan(DIGEST, digest);
    }

    /** The keys whose {@code digest} is this value or below. */
    public KeyRange<String> digestAtMost(byte[] digest) {
      return scan.atMost(DIGEST, digest);
    }

    /** The keys whose {@code digest} is below this value. */
    public KeyRange<String> digestLessThan(byte[] digest) {
      return scan.lessThan(DIGEST, digest);
    }

    /** The keys whose {@code digest} begins like this. */
    public KeyRange<String> digestStartsWith(byte[] digest) {
      return scan.startsWith(DIGEST, digest);
    }
  }

  /** A scan that has fixed the parts up to {@code digest}. */
  public static final class AfterDigest {
    private final ColumnScan<String> scan;

    private AfterDigest(ColumnScan<String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<String> all() {
      return scan.all();
    }

    /** Fixes {@code kind}. */
    public AfterKind kind(Everything.Kind kind) {
      return new AfterKind(scan.part(KIND, kind));
    }

    /**
     * The keys whose {@code kind} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code kindAtLeast} has no upper end.
     */
    public KeyRange<String> kindBetween(Everything.Kind from, Everything.Kind to) {
      return scan.between(KIND, from, to);
    }

    /** The keys whose {@code kind} is this value or above. */
    public KeyRange<String> kindAtLeast(Everything.Kind kind) {
      return scan.atLeast(KIND, kind);
    }

    /** The keys whose {@code kind} is above this value. */
    public KeyRange<String> kindGreaterThan(Everything.Kind kind) {
      return scan.greaterThan(KIND, kind);
    }

    /** The keys whose {@code kind} is this value or below. */
    public KeyRange<String> kindAtMost(Everything.Kind kind) {
      return scan.atMost(KIND, kind);
    }

    /** The keys whose {@code kind} is below this value. */
    public KeyRange<String> kindLessThan(Everything.Kind kind) {
      return scan.lessThan(KIND, kind);
    }
  }

  /** A scan that has fixed the parts up to {@code kind}. */
  public static final class AfterKind {
    private final ColumnScan<String> scan;

    private AfterKind(ColumnScan<String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<String> all() {
      return scan.all();
    }

    /** Fixes {@code delta}. */
    public AfterDelta delta(int delta) {
      return new AfterDelta(scan.part(DELTA, (long) delta));
    }

    /**
     * The keys whose {@code delta} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code deltaAtLeast} has no upper end.
     */
    public KeyRange<String> deltaBetween(int from, int to) {
      return scan.between(DELTA, (long) from, (long) to);
    }

    /** The keys whose {@code delta} is this value or above. */
    public KeyRange<String> deltaAtLeast(int delta) {
      return scan.atLeast(DELTA, (long) delta);
    }

    /** The keys whose {@code delta} is above this value. */
    public KeyRange<String> deltaGreaterThan(int delta) {
      return scan.greaterThan(DELTA, (long) delta);
    }

    /** The keys whose {@code delta} is this value or below. */
    public KeyRange<String> deltaAtMost(int delta) {
      return scan.atMost(DELTA, (long) delta);
    }

    /** The keys whose {@code delta} is below this value. */
    public KeyRange<String> deltaLessThan(int delta) {
      return scan.lessThan(DELTA, (long) delta);
    }
  }

  /** A scan that has fixed the parts up to {@code delta}. */
  public static final class AfterDelta {
    private final ColumnScan<String> scan;

    private AfterDelta(ColumnScan<String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<String> all() {
      return scan.all();
    }

    /** Fixes {@code name}. */
    public AfterName name(String name) {
      return new AfterName(scan.part(NAME, name));
    }

    /**
     * The keys whose {@code name} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code nameAtLeast} has no upper end.
     */
    public KeyRange<String> nameBetween(String from, String to) {
      return scan.between(NAME, from, to);
    }

    /** The keys whose {@code name} is this value or above. */
    public KeyRange<String> nameAtLeast(String name) {
      return scan.atLeast(NAME, name);
    }

    /** The keys whose {@code name} is above this value. */
    public KeyRange<String> nameGreaterThan(String name) {
      return scan.greaterThan(NAME, name);
    }

    /** The keys whose {@code name} is this value or below. */
    public KeyRange<String> nameAtMost(String name) {
      return scan.atMost(NAME, name);
    }

    /** The keys whose {@code name} is below this value. */
    public KeyRange<String> nameLessThan(String name) {
      return scan.lessThan(NAME, name);
    }

    /** The keys whose {@code name} begins like this. */
    public KeyRange<String> nameStartsWith(String name) {
      return scan.startsWith(NAME, name);
    }
  }

  /** A scan that has fixed the parts up to {@code name}. */
  public static final class AfterName {
    private final ColumnScan<String> scan;

    private AfterName(ColumnScan<String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<String> all() {
      return scan.all();
    }

    /** Fixes {@code id}. */
    public AfterId id(UUID id) {
      return new AfterId(scan.part(ID, id));
    }

    /**
     * The keys whose {@code id} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code idAtLeast} has no upper end.
     */
    public KeyRange<String> idBetween(UUID from, UUID to) {
      return scan.between(ID, from, to);
    }

    /** The keys whose {@code id} is this value or above. */
    public KeyRange<String> idAtLeast(UUID id) {
      return scan.atLeast(ID, id);
    }

    /** The keys whose {@code id} is above this value. */
    public KeyRange<String> idGreaterThan(UUID id) {
      return scan.greaterThan(ID, id);
    }

    /** The keys whose {@code id} is this value or below. */
    public KeyRange<String> idAtMost(UUID id) {
      return scan.atMost(ID, id);
    }

    /** The keys whose {@code id} is below this value. */
    public KeyRange<String> idLessThan(UUID id) {
      return scan.lessThan(ID, id);
    }
  }

  /** A scan that has fixed the parts up to {@code id}. */
  public static final class AfterId {
    private final ColumnScan<String> scan;

    private AfterId(ColumnScan<String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<String> all() {
      return scan.all();
    }

    /** Fixes {@code flag}. */
    public AfterFlag flag(boolean flag) {
      return new AfterFlag(scan.column(FLAG, flag, ColumnScan.text("sortKey", '!', 4)));
    }

    /**
     * The keys whose {@code flag} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code flagAtLeast} has no upper end.
     */
    public KeyRange<String> flagBetween(boolean from, boolean to) {
      return scan.between(FLAG, from, to);
    }

    /** The keys whose {@code flag} is this value or above. */
    public KeyRange<String> flagAtLeast(boolean flag) {
      return scan.atLeast(FLAG, flag);
    }

    /** The keys whose {@code flag} is above this value. */
    public KeyRange<String> flagGreaterThan(boolean flag) {
      return scan.greaterThan(FLAG, flag);
    }

    /** The keys whose {@code flag} is this value or below. */
    public KeyRange<String> flagAtMost(boolean flag) {
      return scan.atMost(FLAG, flag);
    }

    /** The keys whose {@code flag} is below this value. */
    public KeyRange<String> flagLessThan(boolean flag) {
      return scan.lessThan(FLAG, flag);
    }
  }

  /** A scan that has fixed the parts up to {@code flag}. */
  public static final class AfterFlag {
    private final ColumnScan<String> scan;

    private AfterFlag(ColumnScan<String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<String> all() {
      return scan.all();
    }

    /** Fixes {@code letter}. */
    public AfterLetter letter(char letter) {
      return new AfterLetter(scan.part(LETTER, letter));
    }

    /**
     * The keys whose {@code letter} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code letterAtLeast} has no upper end.
     */
    public KeyRange<String> letterBetween(char from, char to) {
      return scan.between(LETTER, from, to);
    }

    /** The keys whose {@code letter} is this value or above. */
    public KeyRange<String> letterAtLeast(char letter) {
      return scan.atLeast(LETTER, letter);
    }

    /** The keys whose {@code letter} is above this value. */
    public KeyRange<String> letterGreaterThan(char letter) {
      return scan.greaterThan(LETTER, letter);
    }

    /** The keys whose {@code letter} is this value or below. */
    public KeyRange<String> letterAtMost(char letter) {
      return scan.atMost(LETTER, letter);
    }

    /** The keys whose {@code letter} is below this value. */
    public KeyRange<String> letterLessThan(char letter) {
      return scan.lessThan(LETTER, letter);
    }
  }

  /** A scan that has fixed the parts up to {@code letter}. */
  public static final class AfterLetter {
    private final ColumnScan<String> scan;

    private AfterLetter(ColumnScan<String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<String> all() {
      return scan.all();
    }

    /** Fixes {@code day}. */
    public AfterDay day(LocalDate day) {
      return new AfterDay(scan.part(DAY, day));
    }

    /**
     * The keys whose {@code day} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code dayAtLeast} has no upper end.
     */
    public KeyRange<String> dayBetween(LocalDate from, LocalDate to) {
      return scan.between(DAY, from, to);
    }

    /** The keys whose {@code day} is this value or above. */
    public KeyRange<String> dayAtLeast(LocalDate day) {
      return scan.atLeast(DAY, day);
    }

    /** The keys whose {@code day} is above this value. */
    public KeyRange<String> dayGreaterThan(LocalDate day) {
      return scan.greaterThan(DAY, day);
    }

    /** The keys whose {@code day} is this value or below. */
    public KeyRange<String> dayAtMost(LocalDate day) {
      return scan.atMost(DAY, day);
    }

    /** The keys whose {@code day} is below this value. */
    public KeyRange<String> dayLessThan(LocalDate day) {
      return scan.lessThan(DAY, day);
    }
  }

  /** A scan that has fixed the parts up to {@code day}. */
  public static final class AfterDay {
    private final ColumnScan<String> scan;

    private AfterDay(ColumnScan<String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<String> all() {
      return scan.all();
    }

    /** Fixes {@code when}. */
    public AfterWhen when(LocalDateTime when) {
      return new AfterWhen(scan.part(WHEN, when));
    }

    /**
     * The keys whose {@code when} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code whenAtLeast} has no upper end.
     */
    public KeyRange<String> whenBetween(LocalDateTime from, LocalDateTime to) {
      return scan.between(WHEN, from, to);
    }

    /** The keys whose {@code when} is this value or above. */
    public KeyRange<String> whenAtLeast(LocalDateTime when) {
      return scan.atLeast(WHEN, when);
    }

    /** The keys whose {@code when} is above this value. */
    public KeyRange<String> whenGreaterThan(LocalDateTime when) {
      return scan.greaterThan(WHEN, when);
    }

    /** The keys whose {@code when} is this value or below. */
    public KeyRange<String> whenAtMost(LocalDateTime when) {
      return scan.atMost(WHEN, when);
    }

    /** The keys whose {@code when} is below this value. */
    public KeyRange<String> whenLessThan(LocalDateTime when) {
      return scan.lessThan(WHEN, when);
    }
  }

  /** A scan that has fixed the parts up to {@code when}. */
  public static final class AfterWhen {
    private final ColumnScan<String> scan;

    private AfterWhen(ColumnScan<String> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<String> all() {
      return scan.all();
    }

    /** Fixes {@code wrapped}. */
    public AfterWrapped wrapped(Everything.Outer wrapped) {
      return new AfterWrapped(scan.column(WRAPPED, WRAPPED_TYPE.unwrap(wrapped), ColumnScan.nativeType("raw", ColumnOrder.BYTES)));
    }

    /**
     * The keys whose {@code wrapped} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code wrappedAtLeast} has no upper end.
     */
    public KeyRange<String> wrappedBetween(Everything.Outer from, Everything.Outer to) {
      return scan.between(WRAPPED, WRAPPED_TYPE.unwrap(from), WRAPPED_TYPE.unwrap(to));
    }

    /** The keys whose {@code wrapped} is this value or above. */
    public KeyRange<String> wrappedAtLeast(Everything.Outer wrapped) {
      return scan.atLeast(WRAPPED, WRAPPED_TYPE.unwrap(wrapped));
    }

    /** The keys whose {@code wrapped} is above this value. */
    public KeyRange<String> wrappedGreaterThan(Everything.Outer wrapped) {
      return scan.greaterThan(WRAPPED, WRAPPED_TYPE.unwrap(wrapped));
    }

    /** The keys whose {@code wrapped} is this value or below. */
    public KeyRange<String> wrappedAtMost(Everything.Outer wrapped) {
      return scan.atMost(WRAPPED, WRAPPED_TYPE.unwrap(wrapped));
    }

    /** The keys whose {@code wrapped} is below this value. */
    public KeyRange<String> wrappedLessThan(Everything.Outer wrapped) {
      return scan.lessThan(WRAPPED, WRAPPED_TYPE.unwrap(wrapped));
    }
  }

  /** A scan that has fixed the parts up to {@code wrapped}. */
  public static final class AfterWrapped {
    private final ColumnScan<byte[]> scan;

    private AfterWrapped(ColumnScan<byte[]> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<byte[]> all() {
      return scan.all();
    }

    /** The keys with this {@code raw}. */
    public KeyRange<byte[]> raw(byte[] raw) {
      return scan.equal(RAW, raw);
    }

    /**
     * The keys whose {@code raw} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code rawAtLeast} has no upper end.
     */
    public KeyRange<byte[]> rawBetween(byte[] from, byte[] to) {
      return scan.between(RAW, from, to);
    }

    /** The keys whose {@code raw} is this value or above. */
    public KeyRange<byte[]> rawAtLeast(byte[] raw) {
      return scan.atLeast(RAW, raw);
    }

    /** The keys whose {@code raw} is above this value. */
    public KeyRange<byte[]> rawGreaterThan(byte[] raw) {
      return scan.greaterThan(RAW, raw);
    }

    /** The keys whose {@code raw} is this value or below. */
    public KeyRange<byte[]> rawAtMost(byte[] raw) {
      return scan.atMost(RAW, raw);
    }

    /** The keys whose {@code raw} is below this value. */
    public KeyRange<byte[]> rawLessThan(byte[] raw) {
      return scan.lessThan(RAW, raw);
    }

    /** The keys whose {@code raw} begins like this. */
    public KeyRange<byte[]> rawStartsWith(byte[] raw) {
      return scan.startsWith(RAW, raw);
    }
  }
}
