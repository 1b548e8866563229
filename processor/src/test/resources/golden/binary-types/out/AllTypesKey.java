package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.RandomSuffix;
import dev.keywright.runtime.Wrapper;
import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.BinaryChar;
import dev.keywright.runtime.binary.BinaryCode;
import dev.keywright.runtime.binary.BinaryDouble;
import dev.keywright.runtime.binary.BinaryFlag;
import dev.keywright.runtime.binary.BinaryFloat;
import dev.keywright.runtime.binary.BinaryHash;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.binary.BinaryRoom;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.BinarySuffix;
import dev.keywright.runtime.binary.BinaryTime;
import dev.keywright.runtime.binary.BinaryUuid;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.natives.NativeBytes;
import dev.keywright.runtime.scan.BytesBounds;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.scan.LongBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBeginnings;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.time.TimeFormat;
import java.nio.ByteBuffer;
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
 * The key of {@link AllTypes}.
 *
 * <pre>
 * partitionKey  user          AllTypes.UserId  2 bytes of its SHA_256, then text
 *               small         byte             1 byte
 *               medium        short            2 bytes, largest first
 *               number        int              4 bytes, backward
 *               large         long             8 bytes, largest first
 *               flag          boolean          1 byte
 *               letter        char             [A-Z], largest first
 *               name          String           text, at most 9, largest first
 *               kind          AllTypes.Kind    a | b
 *               id            UUID             16 bytes, largest first
 *               at            Instant          DOTNET_TICKS, 8 bytes
 *               local         LocalDateTime    EPOCH_MILLIS, 8 bytes, newest first
 *               day           LocalDate        its day, 4 bytes
 *               ratio         float            4 bytes
 *               amount        double           8 bytes, largest first
 * raw           raw           byte[]           as the store's own type
 * sortKey       token         byte[]           bytes
 *               note          String           text, never scanned by range
 *               uniqueSuffix  String           4 random characters of [0-9a-z]
 * </pre>
 *
 * <p>For example <code>sortKey = ca fe 00 01 61 31 30 30 00 01 6b 33 78 39</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record AllTypesKey(AllTypes.UserId user, byte small, short medium, int number, long large,
    boolean flag, char letter, String name, AllTypes.Kind kind, UUID id, Instant at,
    LocalDateTime local, LocalDate day, float ratio, double amount, byte[] raw, byte[] token,
    String note, String uniqueSuffix) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "BINARY"
      + " | partitionKey: user String hashPrefix=4 hash=SHA_256 salt=\"x\", small byte"
      + ", medium short DESC, number int reversed, large long DESC min=0 max=99"
      + ", flag boolean, letter char DESC alphabet=\"A-Z\", name String DESC maxLength=9"
      + ", kind enum(FIRST=\"a\" SECOND=\"b\"), id UUID DESC, at Instant time=DOTNET_TICKS"
      + ", local LocalDateTime time=EPOCH_MILLIS DESC, day LocalDate, ratio float"
      + ", amount double DESC"
      + " | raw: raw byte[] native"
      + " | sortKey: token byte[], note String unordered, uniqueSuffix suffix(4)";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<AllTypesKey> ORDER = AllTypesKey::compare;

  private static final BinaryString USER = BinaryString.of("user").followed();
  private static final BinaryHash USER_HASH = BinaryHash.sha256(2).salted("x");
  private static final Wrapper<AllTypes.UserId, String> USER_TYPE =
      new Wrapper<>("user", wrapped -> wrapped.value(), value -> new AllTypes.UserId(value));
  private static final BinaryWhole SMALL = BinaryWhole.of("small", 1);
  private static final BinaryWhole MEDIUM = BinaryWhole.of("medium", 2).descendingOrder();
  private static final BinaryWhole NUMBER = BinaryWhole.of("number", 4).inReverse();
  private static final BinaryWhole LARGE =
      BinaryWhole.of("large", 8).atLeast(0).atMost(99).descendingOrder();
  private static final BinaryFlag FLAG = BinaryFlag.of("flag");
  private static final BinaryChar LETTER = BinaryChar.of("letter", "A-Z").descendingOrder();
  private static final BinaryString NAME = BinaryString.of("name").atMost(9).descendingOrder();
  private static final BinaryCode<AllTypes.Kind> KIND = BinaryCode.of("kind",
      new AllTypes.Kind[] {AllTypes.Kind.FIRST, AllTypes.Kind.SECOND}, "a", "b").followed();
  private static final BinaryUuid ID = BinaryUuid.of("id").descendingOrder();
  private static final BinaryTime<Instant> AT =
      BinaryTime.of("at", Instant.class, TimeFormat.DOTNET_TICKS);
  private static final BinaryTime<LocalDateTime> LOCAL =
      BinaryTime.of("local", LocalDateTime.class, TimeFormat.EPOCH_MILLIS).descendingOrder();
  private static final BinaryTime<LocalDate> DAY = BinaryTime.of("day", LocalDate.class);
  private static final BinaryFloat RATIO = BinaryFloat.of("ratio");
  private static final BinaryDouble AMOUNT = BinaryDouble.of("amount").descendingOrder();
  private static final NativeBytes RAW = NativeBytes.of("raw");
  private static final BinaryBytes TOKEN = BinaryBytes.of("token").followed();
  private static final BinaryString NOTE = BinaryString.of("note").followed();
  private static final BinarySuffix UNIQUE_SUFFIX = BinarySuffix.of("uniqueSuffix", 4);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public AllTypesKey {
    USER.check(USER_TYPE.unwrap(user));
    LARGE.check(large);
    LETTER.check(letter);
    NAME.check(name);
    KIND.check(kind);
    ID.check(id);
    AT.check(at);
    LOCAL.check(local);
    DAY.check(day);
    RAW.check(raw);
    raw = raw.clone();
    TOKEN.check(token);
    token = token.clone();
    NOTE.check(note);
    UNIQUE_SUFFIX.check(uniqueSuffix);
  }

  /**
   * A new key for an entity: it ends in random characters, so each call gives another.
   * Refuses what the constructor refuses, and null.
   */
  public static AllTypesKey of(AllTypes allTypes) {
    return new AllTypesKey(allTypes.user(), allTypes.small(), allTypes.medium(), allTypes.number(),
        NullCheck.require("large", allTypes.large()), allTypes.flag(), allTypes.letter(),
        allTypes.name(), allTypes.kind(), allTypes.id(), allTypes.at(), allTypes.local(),
        allTypes.day(), allTypes.ratio(), allTypes.amount(), allTypes.raw(), allTypes.token(),
        allTypes.note(), RandomSuffix.of(4));
  }

  /** The key of an entity that was stored. Refuses what the constructor refuses, and null. */
  public static AllTypesKey of(AllTypes allTypes, String uniqueSuffix) {
    return new AllTypesKey(allTypes.user(), allTypes.small(), allTypes.medium(), allTypes.number(),
        NullCheck.require("large", allTypes.large()), allTypes.flag(), allTypes.letter(),
        allTypes.name(), allTypes.kind(), allTypes.id(), allTypes.at(), allTypes.local(),
        allTypes.day(), allTypes.ratio(), allTypes.amount(), allTypes.raw(), allTypes.token(),
        allTypes.note(), uniqueSuffix);
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static byte[] encodePartitionKey(AllTypes.UserId user, byte small, short medium,
      int number, long large, boolean flag, char letter, String name, AllTypes.Kind kind, UUID id,
      Instant at, LocalDateTime local, LocalDate day, float ratio, double amount) {
    byte[] out = new byte[sizeOfPartitionKey(user, small, medium, number, large, flag, letter, name,
        kind, id, at, local, day, ratio, amount)];
    writePartitionKey(user, small, medium, number, large, flag, letter, name, kind, id, at, local,
        day, ratio, amount, out, 0);
    return out;
  }

  /**
   * Writes the column {@code partitionKey} into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  public static void encodePartitionKey(AllTypes.UserId user, byte small, short medium, int number,
      long large, boolean flag, char letter, String name, AllTypes.Kind kind, UUID id, Instant at,
      LocalDateTime local, LocalDate day, float ratio, double amount, ByteBuffer out) {
    BinaryRoom room = BinaryRoom.in(out, sizeOfPartitionKey(user, small, medium, number, large,
        flag, letter, name, kind, id, at, local, day, ratio, amount));
    writePartitionKey(user, small, medium, number, large, flag, letter, name, kind, id, at, local,
        day, ratio, amount, room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfPartitionKey(AllTypes.UserId user, byte small, short medium, int number,
      long large, boolean flag, char letter, String name, AllTypes.Kind kind, UUID id, Instant at,
      LocalDateTime local, LocalDate day, float ratio, double amount) {
    String userValue = USER_TYPE.unwrap(user);
    return 2 + USER.size(userValue) + SMALL.size(small) + MEDIUM.size(medium) +
        NUMBER.size(number) + LARGE.size(large) + FLAG.size(flag) + LETTER.size(letter) +
        NAME.size(name) + KIND.size(kind) + ID.size(id) + AT.size(at) + LOCAL.size(local) +
        DAY.size(day) + RATIO.size(ratio) + AMOUNT.size(amount);
  }

  private static void writePartitionKey(AllTypes.UserId user, byte small, short medium, int number,
      long large, boolean flag, char letter, String name, AllTypes.Kind kind, UUID id, Instant at,
      LocalDateTime local, LocalDate day, float ratio, double amount, byte[] out, int start) {
    String userValue = USER_TYPE.unwrap(user);
    int index = USER.write(userValue, out, start + 2);
    USER_HASH.write(out, start, start + 2, index);
    index = SMALL.write(small, out, index);
    index = MEDIUM.write(medium, out, index);
    index = NUMBER.write(number, out, index);
    index = LARGE.write(large, out, index);
    index = FLAG.write(flag, out, index);
    index = LETTER.write(letter, out, index);
    index = NAME.write(name, out, index);
    index = KIND.write(kind, out, index);
    index = ID.write(id, out, index);
    index = AT.write(at, out, index);
    index = LOCAL.write(local, out, index);
    index = DAY.write(day, out, index);
    index = RATIO.write(ratio, out, index);
    AMOUNT.write(amount, out, index);
  }

  /** The encoded column {@code sortKey}. Refuses what the constructor refuses. */
  public static byte[] encodeSortKey(byte[] token, String note, String uniqueSuffix) {
    byte[] out = new byte[sizeOfSortKey(token, note, uniqueSuffix)];
    writeSortKey(token, note, uniqueSuffix, out, 0);
    return out;
  }

  /**
   * Writes the column {@code sortKey} into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  public static void encodeSortKey(byte[] token, String note, String uniqueSuffix, ByteBuffer out) {
    BinaryRoom room = BinaryRoom.in(out, sizeOfSortKey(token, note, uniqueSuffix));
    writeSortKey(token, note, uniqueSuffix, room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfSortKey(byte[] token, String note, String uniqueSuffix) {
    return TOKEN.size(token) + NOTE.size(note) + UNIQUE_SUFFIX.size(uniqueSuffix);
  }

  private static void writeSortKey(byte[] token, String note, String uniqueSuffix, byte[] out,
      int start) {
    int index = TOKEN.write(token, out, start);
    index = NOTE.write(note, out, index);
    UNIQUE_SUFFIX.write(uniqueSuffix, out, index);
  }

  /** The encoded column {@code partitionKey}. */
  public byte[] partitionKey() {
    return encodePartitionKey(user, small, medium, number, large, flag, letter, name, kind, id, at,
        local, day, ratio, amount);
  }

  /** The encoded column {@code sortKey}. */
  public byte[] sortKey() {
    return encodeSortKey(token, note, uniqueSuffix);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("partitionKey", partitionKey()).and("raw", raw.clone())
        .and("sortKey", sortKey()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static AllTypesKey decode(byte[] partitionKey, byte[] raw, byte[] sortKey) {
    try {
      return read(partitionKey, raw, sortKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, raw, sortKey, ReadMode.EXPLAINING);
    }
  }

  /**
   * The key that was encoded as these columns, or a {@code MalformedKeyException} if none was.
   * The remaining bytes of a buffer are read where they are; its position stays.
   */
  public static AllTypesKey decode(ByteBuffer partitionKey, byte[] raw, ByteBuffer sortKey) {
    try {
      return read(partitionKey, raw, sortKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, raw, sortKey, ReadMode.EXPLAINING);
    }
  }

  private static AllTypesKey read(Object partitionKey, byte[] raw, Object sortKey, ReadMode mode) {
    BinaryReader partitionKeyIn = BinaryReader.of("partitionKey", partitionKey, mode);
    int start = partitionKeyIn.position();
    USER_HASH.skip(partitionKeyIn);
    AllTypes.UserId user =
        USER_TYPE.wrap(partitionKeyIn.position(), USER.read(partitionKeyIn.checked()));
    USER_HASH.verify(partitionKeyIn, start);
    byte small = SMALL.readByte(partitionKeyIn);
    short medium = MEDIUM.readShort(partitionKeyIn);
    int number = NUMBER.readInt(partitionKeyIn);
    long large = LARGE.readLong(partitionKeyIn);
    boolean flag = FLAG.readBoolean(partitionKeyIn);
    char letter = LETTER.readChar(partitionKeyIn);
    String name = NAME.read(partitionKeyIn);
    AllTypes.Kind kind = KIND.read(partitionKeyIn);
    UUID id = ID.read(partitionKeyIn);
    Instant at = AT.read(partitionKeyIn);
    LocalDateTime local = LOCAL.read(partitionKeyIn);
    LocalDate day = DAY.read(partitionKeyIn);
    float ratio = RATIO.readFloat(partitionKeyIn);
    double amount = AMOUNT.readDouble(partitionKeyIn);
    partitionKeyIn.end();
    BinaryReader sortKeyIn = BinaryReader.of("sortKey", sortKey, mode);
    byte[] token = TOKEN.read(sortKeyIn);
    String note = NOTE.read(sortKeyIn);
    String uniqueSuffix = UNIQUE_SUFFIX.read(sortKeyIn);
    sortKeyIn.end();
    return new AllTypesKey(user, small, medium, number, large, flag, letter, name, kind, id, at,
        local, day, ratio, amount, RAW.accept(raw), token, note, uniqueSuffix);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<AllTypesKey> tryDecode(byte[] partitionKey, byte[] raw, byte[] sortKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, raw, sortKey, mode));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<AllTypesKey> tryDecode(ByteBuffer partitionKey, byte[] raw,
      ByteBuffer sortKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, raw, sortKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static AllTypesKey decode(Map<String, ?> columns) {
    return decode(Columns.bytes(columns, "partitionKey"), Columns.bytes(columns, "raw"),
        Columns.bytes(columns, "sortKey"));
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
  public static List<byte[]> splitPoints(int regions) {
    return USER_HASH.splitPoints(regions);
  }

  /** A copy of the bytes. */
  @Override
  public byte[] raw() {
    return raw.clone();
  }

  /** A copy of the bytes. */
  @Override
  public byte[] token() {
    return token.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof AllTypesKey that
        && Objects.equals(USER_TYPE.unwrap(this.user), USER_TYPE.unwrap(that.user))
        && this.small == that.small
        && this.medium == that.medium
        && this.number == that.number
        && this.large == that.large
        && this.flag == that.flag
        && this.letter == that.letter
        && Objects.equals(this.name, that.name)
        && Objects.equals(this.kind, that.kind)
        && Objects.equals(this.id, that.id)
        && Objects.equals(this.at, that.at)
        && Objects.equals(this.local, that.local)
        && Objects.equals(this.day, that.day)
        && Float.compare(this.ratio, that.ratio) == 0
        && Double.compare(this.amount, that.amount) == 0
        && Arrays.equals(this.raw, that.raw)
        && Arrays.equals(this.token, that.token)
        && Objects.equals(this.note, that.note)
        && Objects.equals(this.uniqueSuffix, that.uniqueSuffix);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(new Object[] {USER_TYPE.unwrap(user), small, medium, number, large,
        flag, letter, name, kind, id, at, local, day, ratio, amount, raw, token, note,
        uniqueSuffix});
  }

  @Override
  public String toString() {
    return "AllTypesKey[user=" + user
        + ", small=" + small
        + ", medium=" + medium
        + ", number=" + number
        + ", large=" + large
        + ", flag=" + flag
        + ", letter=" + letter
        + ", name=" + name
        + ", kind=" + kind
        + ", id=" + id
        + ", at=" + at
        + ", local=" + local
        + ", day=" + day
        + ", ratio=" + ratio
        + ", amount=" + amount
        + ", raw=" + Arrays.toString(raw)
        + ", token=" + Arrays.toString(token)
        + ", note=" + note
        + ", uniqueSuffix=" + uniqueSuffix
        + "]";
  }

  private static int compare(AllTypesKey a, AllTypesKey b) {
    int order = ColumnOrder.BYTES.compare(a.partitionKey(), b.partitionKey());
    order = order != 0 ? order : ColumnOrder.BYTES.compare(a.raw, b.raw);
    order = order != 0 ? order : ColumnOrder.BYTES.compare(a.token, b.token);
    order = order != 0 ? order : ColumnOrder.BYTES.compare(NOTE.encode(a.note),
        NOTE.encode(b.note));
    return order != 0 ? order : ColumnOrder.TEXT.compare(a.uniqueSuffix, b.uniqueSuffix);
  }

  /** A scan of all keys; {@code user} is next. */
  public static final class Scan extends RangeStage<byte[]> {
    private static final ColumnScan<byte[]> PARTITION_KEY_SCAN =
        ColumnScan.binary("partitionKey", 15)
        .boundedBy(USER_HASH, SMALL, MEDIUM, NUMBER, LARGE, FLAG, LETTER, NAME, KIND, ID, AT, LOCAL,
        DAY, RATIO, AMOUNT);
    private static final ColumnScan<byte[]> RAW_SCAN = ColumnScan.nativeType("raw", RAW.order());
    private static final ColumnScan<byte[]> SORT_KEY_SCAN = ColumnScan.binary("sortKey", 3)
        .boundedBy(TOKEN, NOTE, UNIQUE_SUFFIX);

    private Scan(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code user}; {@code small} is next. */
    public AfterUser user(AllTypes.UserId user) {
      ColumnScan<byte[]> next = scan.hash(USER_HASH, USER, USER_TYPE.unwrap(user))
          .part(USER, USER_TYPE.unwrap(user));
      return new AfterUser(next);
    }
  }

  /** A scan that has fixed the parts up to {@code user}; {@code small} is next. */
  public static final class AfterUser extends RangeStage<byte[]> {
    private AfterUser(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code small}; {@code medium} is next. */
    public AfterSmall small(byte small) {
      ColumnScan<byte[]> next = scan.part(SMALL, small);
      return new AfterSmall(next);
    }

    /** Asks for ranges of {@code small}, written as 1 byte. */
    public IntBounds<KeyRange<byte[]>> small() {
      return scan.ints(SMALL);
    }
  }

  /** A scan that has fixed the parts up to {@code small}; {@code medium} is next. */
  public static final class AfterSmall extends RangeStage<byte[]> {
    private AfterSmall(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code medium}; {@code number} is next. */
    public AfterMedium medium(short medium) {
      ColumnScan<byte[]> next = scan.part(MEDIUM, medium);
      return new AfterMedium(next);
    }

    /** Asks for ranges of {@code medium}, written as 2 bytes, largest first. */
    public IntBounds<KeyRange<byte[]>> medium() {
      return scan.ints(MEDIUM);
    }
  }

  /** A scan that has fixed the parts up to {@code medium}; {@code number} is next. */
  public static final class AfterMedium extends RangeStage<byte[]> {
    private AfterMedium(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code number}; {@code large} is next. */
    public AfterNumber number(int number) {
      ColumnScan<byte[]> next = scan.part(NUMBER, number);
      return new AfterNumber(next);
    }
  }

  /** A scan that has fixed the parts up to {@code number}; {@code large} is next. */
  public static final class AfterNumber extends RangeStage<byte[]> {
    private AfterNumber(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code large}; {@code flag} is next. */
    public AfterLarge large(long large) {
      ColumnScan<byte[]> next = scan.part(LARGE, large);
      return new AfterLarge(next);
    }

    /** Asks for ranges of {@code large}, written as 8 bytes, largest first, 0 to 99. */
    public LongBounds<KeyRange<byte[]>> large() {
      return scan.longs(LARGE);
    }
  }

  /** A scan that has fixed the parts up to {@code large}; {@code flag} is next. */
  public static final class AfterLarge extends RangeStage<byte[]> {
    private AfterLarge(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code flag}; {@code letter} is next. */
    public AfterFlag flag(boolean flag) {
      ColumnScan<byte[]> next = scan.part(FLAG, flag);
      return new AfterFlag(next);
    }

    /** Asks for ranges of {@code flag}, written as 1 byte. */
    public ValueBounds<Boolean, KeyRange<byte[]>> flag() {
      return scan.values(FLAG);
    }
  }

  /** A scan that has fixed the parts up to {@code flag}; {@code letter} is next. */
  public static final class AfterFlag extends RangeStage<byte[]> {
    private AfterFlag(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code letter}; {@code name} is next. */
    public AfterLetter letter(char letter) {
      ColumnScan<byte[]> next = scan.part(LETTER, letter);
      return new AfterLetter(next);
    }

    /** Asks for ranges of {@code letter}, written as [A-Z], largest first. */
    public ValueBounds<Character, KeyRange<byte[]>> letter() {
      return scan.values(LETTER);
    }
  }

  /** A scan that has fixed the parts up to {@code letter}; {@code name} is next. */
  public static final class AfterLetter extends RangeStage<byte[]> {
    private AfterLetter(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code name}; {@code kind} is next. */
    public AfterName name(String name) {
      ColumnScan<byte[]> next = scan.part(NAME, name);
      return new AfterName(next);
    }

    /** Asks for ranges of {@code name}, written as text, at most 9, largest first. */
    public TextBounds<String, KeyRange<byte[]>> name() {
      return scan.texts(NAME);
    }
  }

  /** A scan that has fixed the parts up to {@code name}; {@code kind} is next. */
  public static final class AfterName extends RangeStage<byte[]> {
    private AfterName(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code kind}; {@code id} is next. */
    public AfterKind kind(AllTypes.Kind kind) {
      ColumnScan<byte[]> next = scan.part(KIND, kind);
      return new AfterKind(next);
    }

    /** Asks for ranges of {@code kind}, written as a | b. */
    public ValueBounds<AllTypes.Kind, KeyRange<byte[]>> kind() {
      return scan.values(KIND);
    }
  }

  /** A scan that has fixed the parts up to {@code kind}; {@code id} is next. */
  public static final class AfterKind extends RangeStage<byte[]> {
    private AfterKind(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code id}; {@code at} is next. */
    public AfterId id(UUID id) {
      ColumnScan<byte[]> next = scan.part(ID, id);
      return new AfterId(next);
    }

    /** Asks for ranges of {@code id}, written as 16 bytes, largest first. */
    public ValueBounds<UUID, KeyRange<byte[]>> id() {
      return scan.values(ID);
    }
  }

  /** A scan that has fixed the parts up to {@code id}; {@code at} is next. */
  public static final class AfterId extends RangeStage<byte[]> {
    private AfterId(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code at}; {@code local} is next. */
    public AfterAt at(Instant at) {
      ColumnScan<byte[]> next = scan.part(AT, at);
      return new AfterAt(next);
    }

    /** Asks for ranges of {@code at}, written as DOTNET_TICKS, 8 bytes. */
    public ValueBounds<Instant, KeyRange<byte[]>> at() {
      return scan.values(AT);
    }
  }

  /** A scan that has fixed the parts up to {@code at}; {@code local} is next. */
  public static final class AfterAt extends RangeStage<byte[]> {
    private AfterAt(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code local}; {@code day} is next. */
    public AfterLocal local(LocalDateTime local) {
      ColumnScan<byte[]> next = scan.part(LOCAL, local);
      return new AfterLocal(next);
    }

    /** Asks for ranges of {@code local}, written as EPOCH_MILLIS, 8 bytes, newest first. */
    public ValueBounds<LocalDateTime, KeyRange<byte[]>> local() {
      return scan.values(LOCAL);
    }
  }

  /** A scan that has fixed the parts up to {@code local}; {@code day} is next. */
  public static final class AfterLocal extends RangeStage<byte[]> {
    private AfterLocal(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code day}; {@code ratio} is next. */
    public AfterDay day(LocalDate day) {
      ColumnScan<byte[]> next = scan.part(DAY, day);
      return new AfterDay(next);
    }

    /** Asks for ranges of {@code day}, written as its day, 4 bytes. */
    public ValueBounds<LocalDate, KeyRange<byte[]>> day() {
      return scan.values(DAY);
    }
  }

  /** A scan that has fixed the parts up to {@code day}; {@code ratio} is next. */
  public static final class AfterDay extends RangeStage<byte[]> {
    private AfterDay(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code ratio}; {@code amount} is next. */
    public AfterRatio ratio(float ratio) {
      ColumnScan<byte[]> next = scan.part(RATIO, ratio);
      return new AfterRatio(next);
    }

    /** Asks for ranges of {@code ratio}, written as 4 bytes. */
    public ValueBounds<Float, KeyRange<byte[]>> ratio() {
      return scan.values(RATIO);
    }
  }

  /** A scan that has fixed the parts up to {@code ratio}; {@code amount} is next. */
  public static final class AfterRatio extends RangeStage<byte[]> {
    private AfterRatio(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code amount}; {@code raw} is next. */
    public AfterAmount amount(double amount) {
      ColumnScan<byte[]> next = scan.column(AMOUNT, amount, Scan.RAW_SCAN);
      return new AfterAmount(next);
    }

    /** Asks for ranges of {@code amount}, written as 8 bytes, largest first. */
    public ValueBounds<Double, KeyRange<byte[]>> amount() {
      return scan.values(AMOUNT);
    }
  }

  /** A scan that has fixed the parts up to {@code amount}; {@code raw} is next. */
  public static final class AfterAmount extends RangeStage<byte[]> {
    private AfterAmount(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code raw}; {@code token} is next. */
    public AfterRaw raw(byte[] raw) {
      ColumnScan<byte[]> next = scan.column(RAW, raw, Scan.SORT_KEY_SCAN);
      return new AfterRaw(next);
    }

    /** Asks for ranges of {@code raw}, written as the store's own type. */
    public BytesBounds<byte[], KeyRange<byte[]>> raw() {
      return scan.bytes(RAW);
    }
  }

  /** A scan that has fixed the parts up to {@code raw}; {@code token} is next. */
  public static final class AfterRaw extends RangeStage<byte[]> {
    private AfterRaw(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code token}; {@code note} is next. */
    public AfterToken token(byte[] token) {
      ColumnScan<byte[]> next = scan.part(TOKEN, token);
      return new AfterToken(next);
    }

    /** Asks for ranges of {@code token}, written as bytes. */
    public BytesBounds<byte[], KeyRange<byte[]>> token() {
      return scan.bytes(TOKEN);
    }
  }

  /** A scan that has fixed the parts up to {@code token}; {@code note} is next. */
  public static final class AfterToken extends RangeStage<byte[]> {
    private AfterToken(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code note}; {@code uniqueSuffix} is next. */
    public AfterNote note(String note) {
      ColumnScan<byte[]> next = scan.part(NOTE, note);
      return new AfterNote(next);
    }

    /** Asks for the beginnings of {@code note}, written as text, never scanned by range. */
    public TextBeginnings<KeyRange<byte[]>> note() {
      return scan.texts(NOTE);
    }
  }

  /** A scan that has fixed the parts up to {@code note}; {@code uniqueSuffix} is next. */
  public static final class AfterNote extends RangeStage<byte[]> {
    private AfterNote(ColumnScan<byte[]> scan) { super(scan); }

    /** The keys with this {@code uniqueSuffix}. */
    public KeyRange<byte[]> uniqueSuffix(String uniqueSuffix) {
      return scan.equal(UNIQUE_SUFFIX, uniqueSuffix);
    }
  }
}
