package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.Wrapper;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.natives.NativeBytes;
import dev.keywright.runtime.scan.BytesBounds;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.scan.ValueBounds;
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
import java.util.Comparator;
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
 * <p>For example <code>partitionKey = "0ddf0054!8656158995999!cafe!a\"21!8945!a100!3f2504e0-4f89-41d3-9a0c-0305e82c3301!0", sortKey = "a!20120801!2520584597959999999!a100"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record EverythingKey(Everything.UserId user, Instant at, byte[] digest, Everything.Kind kind,
    int delta, String name, UUID id, boolean flag, char letter, LocalDate day, LocalDateTime when,
    Everything.Outer wrapped, byte[] raw) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator='!' escape"
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
      new Everything.Kind[] {Everything.Kind.ALPHA, Everything.Kind.BETA}, "a!", "b")
      .escapedBefore('!');
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

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
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

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static EverythingKey of(Everything<?> everything) {
    return new EverythingKey(everything.user(), everything.at(), everything.digest(),
        everything.kind(), NullCheck.require("delta", everything.delta()), everything.name(),
        everything.id(), everything.flag(), everything.letter(), everything.day(),
        everything.when(), everything.wrapped(), everything.raw());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
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

  /** The encoded column {@code sortKey}. Refuses what the constructor refuses. */
  public static String encodeSortKey(char letter, LocalDate day, LocalDateTime when,
      Everything.Outer wrapped) {
    return LETTER.text(letter) + '!' + DAY.text(day) + '!' + WHEN.text(when) + '!' +
        WRAPPED.text(WRAPPED_TYPE.unwrap(wrapped));
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
    return Columns.of("partitionKey", partitionKey()).and("sortKey", sortKey())
        .and("raw", raw.clone()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static EverythingKey decode(String partitionKey, String sortKey, byte[] raw) {
    try {
      return read(partitionKey, sortKey, raw, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, sortKey, raw, ReadMode.EXPLAINING);
    }
  }

  private static EverythingKey read(String partitionKey, String sortKey, byte[] raw,
      ReadMode mode) {
    TextReader partitionKeyIn = TextReader.of("partitionKey", partitionKey, mode);
    int start = partitionKeyIn.position();
    USER_HASH.skip(partitionKeyIn, "user");
    Everything.UserId user =
        USER_TYPE.wrap(partitionKeyIn.position(), USER.readInt(partitionKeyIn.checked()));
    USER_HASH.verify(partitionKeyIn, start);
    Instant at = AT.read(partitionKeyIn.separator('!'));
    byte[] digest = DIGEST.read(partitionKeyIn.separator('!'));
    Everything.Kind kind = KIND.read(partitionKeyIn.separator('!'));
    int delta = DELTA.readInt(partitionKeyIn.separator('!'));
    String name = NAME.read(partitionKeyIn.separator('!'));
    UUID id = ID.read(partitionKeyIn.separator('!'));
    boolean flag = FLAG.readBoolean(partitionKeyIn.separator('!'));
    partitionKeyIn.end();
    TextReader sortKeyIn = TextReader.of("sortKey", sortKey, mode);
    char letter = LETTER.readChar(sortKeyIn);
    LocalDate day = DAY.read(sortKeyIn.separator('!'));
    LocalDateTime when = WHEN.read(sortKeyIn.separator('!'));
    sortKeyIn.separator('!');
    Everything.Outer wrapped =
        WRAPPED_TYPE.wrap(sortKeyIn.position(), WRAPPED.read(sortKeyIn.checked()));
    sortKeyIn.end();
    return new EverythingKey(user, at, digest, kind, delta, name, id, flag, letter, day, when,
        wrapped, RAW.accept(raw));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<EverythingKey> tryDecode(String partitionKey, String sortKey, byte[] raw) {
    return ReadMode.ifLegal(mode -> read(partitionKey, sortKey, raw, mode));
  }

  /** The key in the columns of a row, by name. */
  public static EverythingKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"), Columns.text(columns, "sortKey"),
        Columns.bytes(columns, "raw"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  /**
   * The boundaries that pre-split a table into regions of about equal load:
   * {@code regions - 1} of them, ascending.
   *
   * @throws IllegalArgumentException if the hash prefix cannot tell so many regions apart
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
    order = order != 0 ? order : Character.compare(a.letter, b.letter);
    order = order != 0 ? order : a.day.compareTo(b.day);
    order = order != 0 ? order : b.when.compareTo(a.when);
    order = order != 0 ? order : ColumnOrder.TEXT.compare(WRAPPED_TYPE.unwrap(a.wrapped),
        WRAPPED_TYPE.unwrap(b.wrapped));
    return order != 0 ? order : ColumnOrder.BYTES.compare(a.raw, b.raw);
  }

  /** A scan of all keys; {@code user} is next. */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN =
        ColumnScan.text("partitionKey", '!', 8)
        .boundedBy(USER_HASH, AT, DIGEST, KIND, DELTA, NAME, ID, FLAG);
    private static final ColumnScan<String> SORT_KEY_SCAN = ColumnScan.text("sortKey", '!', 4)
        .boundedBy(LETTER, DAY, WHEN, WRAPPED);
    private static final ColumnScan<byte[]> RAW_SCAN = ColumnScan.nativeType("raw", RAW.order());

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code user}; {@code at} is next. */
    public AfterUser user(Everything.UserId user) {
      ColumnScan<String> next = scan.hash(USER_HASH, USER, USER_TYPE.unwrap(user))
          .part(USER, USER_TYPE.unwrap(user));
      return new AfterUser(next);
    }
  }

  /** A scan that has fixed the parts up to {@code user}; {@code at} is next. */
  public static final class AfterUser extends RangeStage<String> {
    private AfterUser(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code at}; {@code digest} is next. */
    public AfterAt at(Instant at) {
      ColumnScan<String> next = scan.part(AT, at);
      return new AfterAt(next);
    }

    /** Asks for ranges of {@code at}, written as EPOCH_MILLIS, newest first. */
    public ValueBounds<Instant, KeyRange<String>> at() {
      return scan.values(AT);
    }
  }

  /** A scan that has fixed the parts up to {@code at}; {@code digest} is next. */
  public static final class AfterAt extends RangeStage<String> {
    private AfterAt(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code digest}; {@code kind} is next. */
    public AfterDigest digest(byte[] digest) {
      ColumnScan<String> next = scan.part(DIGEST, digest);
      return new AfterDigest(next);
    }

    /** Asks for ranges of {@code digest}, written as two hexadecimal digits for each byte. */
    public BytesBounds<byte[], KeyRange<String>> digest() {
      return scan.bytes(DIGEST);
    }
  }

  /** A scan that has fixed the parts up to {@code digest}; {@code kind} is next. */
  public static final class AfterDigest extends RangeStage<String> {
    private AfterDigest(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code kind}; {@code delta} is next. */
    public AfterKind kind(Everything.Kind kind) {
      ColumnScan<String> next = scan.part(KIND, kind);
      return new AfterKind(next);
    }

    /** Asks for ranges of {@code kind}, written as a! | b. */
    public ValueBounds<Everything.Kind, KeyRange<String>> kind() {
      return scan.values(KIND);
    }
  }

  /** A scan that has fixed the parts up to {@code kind}; {@code delta} is next. */
  public static final class AfterKind extends RangeStage<String> {
    private AfterKind(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code delta}; {@code name} is next. */
    public AfterDelta delta(int delta) {
      ColumnScan<String> next = scan.part(DELTA, delta);
      return new AfterDelta(next);
    }

    /**
     * Asks for ranges of {@code delta}, written as 3 digits after a sign digit, largest first, -999 to 999.
     */
    public IntBounds<KeyRange<String>> delta() {
      return scan.ints(DELTA);
    }
  }

  /** A scan that has fixed the parts up to {@code delta}; {@code name} is next. */
  public static final class AfterDelta extends RangeStage<String> {
    private AfterDelta(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code name}; {@code id} is next. */
    public AfterName name(String name) {
      ColumnScan<String> next = scan.part(NAME, name);
      return new AfterName(next);
    }

    /** Asks for ranges of {@code name}, written as text, escaped. */
    public TextBounds<String, KeyRange<String>> name() {
      return scan.texts(NAME);
    }
  }

  /** A scan that has fixed the parts up to {@code name}; {@code id} is next. */
  public static final class AfterName extends RangeStage<String> {
    private AfterName(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code id}; {@code flag} is next. */
    public AfterId id(UUID id) {
      ColumnScan<String> next = scan.part(ID, id);
      return new AfterId(next);
    }

    /** Asks for ranges of {@code id}, written as 36 characters. */
    public ValueBounds<UUID, KeyRange<String>> id() {
      return scan.values(ID);
    }
  }

  /** A scan that has fixed the parts up to {@code id}; {@code flag} is next. */
  public static final class AfterId extends RangeStage<String> {
    private AfterId(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code flag}; {@code letter} is next. */
    public AfterFlag flag(boolean flag) {
      ColumnScan<String> next = scan.column(FLAG, flag, Scan.SORT_KEY_SCAN);
      return new AfterFlag(next);
    }

    /** Asks for ranges of {@code flag}, written as 0 or 1, largest first. */
    public ValueBounds<Boolean, KeyRange<String>> flag() {
      return scan.values(FLAG);
    }
  }

  /** A scan that has fixed the parts up to {@code flag}; {@code letter} is next. */
  public static final class AfterFlag extends RangeStage<String> {
    private AfterFlag(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code letter}; {@code day} is next. */
    public AfterLetter letter(char letter) {
      ColumnScan<String> next = scan.part(LETTER, letter);
      return new AfterLetter(next);
    }

    /** Asks for ranges of {@code letter}, written as text. */
    public ValueBounds<Character, KeyRange<String>> letter() {
      return scan.values(LETTER);
    }
  }

  /** A scan that has fixed the parts up to {@code letter}; {@code day} is next. */
  public static final class AfterLetter extends RangeStage<String> {
    private AfterLetter(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code day}; {@code when} is next. */
    public AfterDay day(LocalDate day) {
      ColumnScan<String> next = scan.part(DAY, day);
      return new AfterDay(next);
    }

    /** Asks for ranges of {@code day}, written as BASIC. */
    public ValueBounds<LocalDate, KeyRange<String>> day() {
      return scan.values(DAY);
    }
  }

  /** A scan that has fixed the parts up to {@code day}; {@code when} is next. */
  public static final class AfterDay extends RangeStage<String> {
    private AfterDay(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code when}; {@code wrapped} is next. */
    public AfterWhen when(LocalDateTime when) {
      ColumnScan<String> next = scan.part(WHEN, when);
      return new AfterWhen(next);
    }

    /** Asks for ranges of {@code when}, written as DOTNET_TICKS, newest first. */
    public ValueBounds<LocalDateTime, KeyRange<String>> when() {
      return scan.values(WHEN);
    }
  }

  /** A scan that has fixed the parts up to {@code when}; {@code wrapped} is next. */
  public static final class AfterWhen extends RangeStage<String> {
    private AfterWhen(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code wrapped}; {@code raw} is next. */
    public AfterWrapped wrapped(Everything.Outer wrapped) {
      ColumnScan<byte[]> next = scan.column(WRAPPED, WRAPPED_TYPE.unwrap(wrapped), Scan.RAW_SCAN);
      return new AfterWrapped(next);
    }

    /** Asks for ranges of {@code wrapped}, written as text. */
    public TextBounds<Everything.Outer, KeyRange<String>> wrapped() {
      return scan.texts(WRAPPED_TYPE, WRAPPED);
    }
  }

  /** A scan that has fixed the parts up to {@code wrapped}; {@code raw} is next. */
  public static final class AfterWrapped extends RangeStage<byte[]> {
    private AfterWrapped(ColumnScan<byte[]> scan) { super(scan); }

    /** The keys with this {@code raw}. */
    public KeyRange<byte[]> raw(byte[] raw) {
      return scan.equal(RAW, raw);
    }

    /** Asks for ranges of {@code raw}, written as the store's own type. */
    public BytesBounds<byte[], KeyRange<byte[]>> raw() {
      return scan.bytes(RAW);
    }
  }
}
