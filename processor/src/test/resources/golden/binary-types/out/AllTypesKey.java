package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.MalformedKeyException;
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
import dev.keywright.runtime.natives.NativeBytes;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.time.TimeFormat;
import java.nio.ByteBuffer;
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
 * The key of {@link AllTypes}.
 *
 * <pre>
 * partitionKey  user          AllTypes.UserId  2 bytes of its SHA_256, then text
 *               small         byte             1 byte
 *               medium        short            2 bytes, largest first
 *               number        int              4 bytes, back to front
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
public record AllTypesKey(AllTypes.UserId user, byte small, short medium, int number, long large,
    boolean flag, char letter, String name, AllTypes.Kind kind, UUID id, Instant at,
    LocalDateTime local, LocalDate day, float ratio, double amount, byte[] raw, byte[] token,
    String note, String uniqueSuffix) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT =
      "BINARY"
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
  private static final BinaryWhole NUMBER = BinaryWhole.of("number", 4).backToFront();
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

  /**
   * Checks every part.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
  public AllTypesKey {
    USER.check(USER_TYPE.unwrap(user));
    SMALL.check(small);
    MEDIUM.check(medium);
    NUMBER.check(number);
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
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part is null or may not hold its value
   */
  public static AllTypesKey of(AllTypes allTypes) {
    return new AllTypesKey(allTypes.user(), allTypes.small(), allTypes.medium(), allTypes.number(),
        InvalidPartException.requirePresent("large", allTypes.large()), allTypes.flag(),
        allTypes.letter(), allTypes.name(), allTypes.kind(), allTypes.id(), allTypes.at(),
        allTypes.local(), allTypes.day(), allTypes.ratio(), allTypes.amount(), allTypes.raw(),
        allTypes.token(), allTypes.note(), RandomSuffix.of(4));
  }

  /**
   * The key of an entity that was stored.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part is null or may not hold its value
   */
  public static AllTypesKey of(AllTypes allTypes, String uniqueSuffix) {
    return new AllTypesKey(allTypes.user(), allTypes.small(), allTypes.medium(), allTypes.number(),
        InvalidPartException.requirePresent("large", allTypes.large()), allTypes.flag(),
        allTypes.letter(), allTypes.name(), allTypes.kind(), allTypes.id(), allTypes.at(),
        allTypes.local(), allTypes.day(), allTypes.ratio(), allTypes.amount(), allTypes.raw(),
        allTypes.token(), allTypes.note(), uniqueSuffix);
  }

  /**
   * The encoded column {@code partitionKey}.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
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
   * Writes the column {@code partitionKey} into a buffer, and moves its position behind it.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
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

  /**
   * The encoded column {@code sortKey}.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
   */
  public static byte[] encodeSortKey(byte[] token, String note, String uniqueSuffix) {
    byte[] out = new byte[sizeOfSortKey(token, note, uniqueSuffix)];
    writeSortKey(token, note, uniqueSuffix, out, 0);
    return out;
  }

  /**
   * Writes the column {@code sortKey} into a buffer, and moves its position behind it.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   * @throws dev.keywright.runtime.InvalidPartException if a part may not hold its value
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
    Map<String, Object> columns = new LinkedHashMap<>();
    columns.put("partitionKey", partitionKey());
    columns.put("raw", raw.clone());
    columns.put("sortKey", sortKey());
    return Collections.unmodifiableMap(columns);
  }

  /**
   * The key that was encoded as these columns.
   *
   * @throws dev.keywright.runtime.MalformedKeyException if none was
   */
  public static AllTypesKey decode(byte[] partitionKey, byte[] raw, byte[] sortKey) {
    return decode(new BinaryReader("partitionKey", partitionKey), raw,
        new BinaryReader("sortKey", sortKey));
  }

  /**
   * The key that was encoded as these columns. The remaining bytes of a buffer are read where
   * they are; its position stays.
   *
   * @throws dev.keywright.runtime.MalformedKeyException if none was
   */
  public static AllTypesKey decode(ByteBuffer partitionKey, byte[] raw, ByteBuffer sortKey) {
    return decode(new BinaryReader("partitionKey", partitionKey), raw,
        new BinaryReader("sortKey", sortKey));
  }

  private static AllTypesKey decode(BinaryReader partitionKey, byte[] raw, BinaryReader sortKey) {
    int start = partitionKey.position();
    USER_HASH.skip(partitionKey);
    AllTypes.UserId user = USER_TYPE.wrap(partitionKey.position(), USER.read(partitionKey));
    USER_HASH.verify(partitionKey, start);
    byte small = SMALL.readByte(partitionKey);
    short medium = MEDIUM.readShort(partitionKey);
    int number = NUMBER.readInt(partitionKey);
    long large = LARGE.readLong(partitionKey);
    boolean flag = FLAG.readBoolean(partitionKey);
    char letter = LETTER.readChar(partitionKey);
    String name = NAME.read(partitionKey);
    AllTypes.Kind kind = KIND.read(partitionKey);
    UUID id = ID.read(partitionKey);
    Instant at = AT.read(partitionKey);
    LocalDateTime local = LOCAL.read(partitionKey);
    LocalDate day = DAY.read(partitionKey);
    float ratio = RATIO.readFloat(partitionKey);
    double amount = AMOUNT.readDouble(partitionKey);
    partitionKey.end();
    byte[] token = TOKEN.read(sortKey);
    String note = NOTE.read(sortKey);
    String uniqueSuffix = UNIQUE_SUFFIX.read(sortKey);
    sortKey.end();
    return new AllTypesKey(user, small, medium, number, large, flag, letter, name, kind, id, at,
        local, day, ratio, amount, RAW.accept(raw), token, note, uniqueSuffix);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<AllTypesKey> tryDecode(byte[] partitionKey, byte[] raw, byte[] sortKey) {
    try {
      return Optional.of(decode(partitionKey, raw, sortKey));
    } catch (MalformedKeyException malformed) {
      return Optional.empty();
    }
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<AllTypesKey> tryDecode(ByteBuffer partitionKey, byte[] raw,
      ByteBuffer sortKey) {
    try {
      return Optional.of(decode(partitionKey, raw, sortKey));
    } catch (MalformedKeyException malformed) {
      return Optional.empty();
    }
  }

  /** Asks for a run of keys, part by part from the left. */
  public static Scan scan() {
    return new Scan(ColumnScan.binary("partitionKey", 15));
  }

  /**
   * Boundaries that pre-split a table into so many regions of about equal load: {@code regions - 1}
   * of them, ascending.
   *
   * @throws IllegalArgumentException if the hash prefix cannot tell so many
   * regions apart
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
    if (order != 0) {
      return order;
    }
    order = ColumnOrder.BYTES.compare(a.raw, b.raw);
    if (order != 0) {
      return order;
    }
    return ColumnOrder.BYTES.compare(a.sortKey(), b.sortKey());
  }

  /** A scan that has fixed nothing yet. */
  public static final class Scan {
    private final ColumnScan<byte[]> scan;

    private Scan(ColumnScan<byte[]> scan) {
      this.scan = scan;
    }

    /** All keys of the table. */
    public KeyRange<byte[]> all() {
      return scan.all();
    }

    /** Fixes {@code user}. */
    public AfterUser user(AllTypes.UserId user) {
      return new AfterUser(scan.hash(USER_HASH, USER, USER_TYPE.unwrap(user))
          .part(USER, USER_TYPE.unwrap(user)));
    }
  }

  /** A scan that has fixed the parts up to {@code user}. */
  public static final class AfterUser {
    private final ColumnScan<byte[]> scan;

    private AfterUser(ColumnScan<byte[]> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<byte[]> all() {
      return scan.all();
    }

    /** Fixes {@code small}. */
    public AfterSmall small(byte small) {
      return new AfterSmall(scan.part(SMALL, (long) small));
    }

    /**
     * The keys whose {@code small} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code smallAtLeast} has no upper end.
     */
    public KeyRange<byte[]> smallBetween(byte from, byte to) {
      return scan.between(SMALL, (long) from, (long) to);
    }

    /** The keys whose {@code small} is this value or above. */
    public KeyRange<byte[]> smallAtLeast(byte small) {
      return scan.atLeast(SMALL, (long) small);
    }

    /** The keys whose {@code small} is above this value. */
    public KeyRange<byte[]> smallGreaterThan(byte small) {
      return scan.greaterThan(SMALL, (long) small);
    }

    /** The keys whose {@code small} is this value or below. */
    public KeyRange<byte[]> smallAtMost(byte small) {
      return scan.atMost(SMALL, (long) small);
    }

    /** The keys whose {@code small} is below this value. */
    public KeyRange<byte[]> smallLessThan(byte small) {
      return scan.lessThan(SMALL, (long) small);
    }
  }

  /** A scan that has fixed the parts up to {@code small}. */
  public static final class AfterSmall {
    private final ColumnScan<byte[]> scan;

    private AfterSmall(ColumnScan<byte[]> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<byte[]> all() {
      return scan.all();
    }

    /** Fixes {@code medium}. */
    public AfterMedium medium(short medium) {
      return new AfterMedium(scan.part(MEDIUM, (long) medium));
    }

    /**
     * The keys whose {@code medium} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code mediumAtLeast} has no upper end.
     */
    public KeyRange<byte[]> mediumBetween(short from, short to) {
      return scan.between(MEDIUM, (long) from, (long) to);
    }

    /** The keys whose {@code medium} is this value or above. */
    public KeyRange<byte[]> mediumAtLeast(short medium) {
      return scan.atLeast(MEDIUM, (long) medium);
    }

    /** The keys whose {@code medium} is above this value. */
    public KeyRange<byte[]> mediumGreaterThan(short medium) {
      return scan.greaterThan(MEDIUM, (long) medium);
    }

    /** The keys whose {@code medium} is this value or below. */
    public KeyRange<byte[]> mediumAtMost(short medium) {
      return scan.atMost(MEDIUM, (long) medium);
    }

    /** The keys whose {@code medium} is below this value. */
    public KeyRange<byte[]> mediumLessThan(short medium) {
      return scan.lessThan(MEDIUM, (long) medium);
    }
  }

  /** A scan that has fixed the parts up to {@code medium}. */
  public static final class AfterMedium {
    private final ColumnScan<byte[]> scan;

    private AfterMedium(ColumnScan<byte[]> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<byte[]> all() {
      return scan.all();
    }

    /** Fixes {@code number}. */
    public AfterNumber number(int number) {
      return new AfterNumber(scan.part(NUMBER, (long) number));
    }
  }

  /** A scan that has fixed the parts up to {@code number}. */
  public static final class AfterNumber {
    private final ColumnScan<byte[]> scan;

    private AfterNumber(ColumnScan<byte[]> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<byte[]> all() {
      return scan.all();
    }

    /** Fixes {@code large}. */
    public AfterLarge large(long large) {
      return new AfterLarge(scan.part(LARGE, large));
    }

    /**
     * The keys whose {@code large} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code largeAtLeast} has no upper end.
     */
    public KeyRange<byte[]> largeBetween(long from, long to) {
      return scan.between(LARGE, from, to);
    }

    /** The keys whose {@code large} is this value or above. */
    public KeyRange<byte[]> largeAtLeast(long large) {
      return scan.atLeast(LARGE, large);
    }

    /** The keys whose {@code large} is above this value. */
    public KeyRange<byte[]> largeGreaterThan(long large) {
      return scan.greaterThan(LARGE, large);
    }

    /** The keys whose {@code large} is this value or below. */
    public KeyRange<byte[]> largeAtMost(long large) {
      return scan.atMost(LARGE, large);
    }

    /** The keys whose {@code large} is below this value. */
    public KeyRange<byte[]> largeLessThan(long large) {
      return scan.lessThan(LARGE, large);
    }
  }

  /** A scan that has fixed the parts up to {@code large}. */
  public static final class AfterLarge {
    private final ColumnScan<byte[]> scan;

    private AfterLarge(ColumnScan<byte[]> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<byte[]> all() {
      return scan.all();
    }

    /** Fixes {@code flag}. */
    public AfterFlag flag(boolean flag) {
      return new AfterFlag(scan.part(FLAG, flag));
    }

    /**
     * The keys whose {@code flag} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code flagAtLeast} has no upper end.
     */
    public KeyRange<byte[]> flagBetween(boolean from, boolean to) {
      return scan.between(FLAG, from, to);
    }

    /** The keys whose {@code flag} is this value or above. */
    public KeyRange<byte[]> flagAtLeast(boolean flag) {
      return scan.atLeast(FLAG, flag);
    }

    /** The keys whose {@code flag} is above this value. */
    public KeyRange<byte[]> flagGreaterThan(boolean flag) {
      return scan.greaterThan(FLAG, flag);
    }

    /** The keys whose {@code flag} is this value or below. */
    public KeyRange<byte[]> flagAtMost(boolean flag) {
      return scan.atMost(FLAG, flag);
    }

    /** The keys whose {@code flag} is below this value. */
    public KeyRange<byte[]> flagLessThan(boolean flag) {
      return scan.lessThan(FLAG, flag);
    }
  }

  /** A scan that has fixed the parts up to {@code flag}. */
  public static final class AfterFlag {
    private final ColumnScan<byte[]> scan;

    private AfterFlag(ColumnScan<byte[]> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<byte[]> all() {
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
    public KeyRange<byte[]> letterBetween(char from, char to) {
      return scan.between(LETTER, from, to);
    }

    /** The keys whose {@code letter} is this value or above. */
    public KeyRange<byte[]> letterAtLeast(char letter) {
      return scan.atLeast(LETTER, letter);
    }

    /** The keys whose {@code letter} is above this value. */
    public KeyRange<byte[]> letterGreaterThan(char letter) {
      return scan.greaterThan(LETTER, letter);
    }

    /** The keys whose {@code letter} is this value or below. */
    public KeyRange<byte[]> letterAtMost(char letter) {
      return scan.atMost(LETTER, letter);
    }

    /** The keys whose {@code letter} is below this value. */
    public KeyRange<byte[]> letterLessThan(char letter) {
      return scan.lessThan(LETTER, letter);
    }
  }

  /** A scan that has fixed the parts up to {@code letter}. */
  public static final class AfterLetter {
    private final ColumnScan<byte[]> scan;

    private AfterLetter(ColumnScan<byte[]> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<byte[]> all() {
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
    public KeyRange<byte[]> nameBetween(String from, String to) {
      return scan.between(NAME, from, to);
    }

    /** The keys whose {@code name} is this value or above. */
    public KeyRange<byte[]> nameAtLeast(String name) {
      return scan.atLeast(NAME, name);
    }

    /** The keys whose {@code name} is above this value. */
    public KeyRange<byte[]> nameGreaterThan(String name) {
      return scan.greaterThan(NAME, name);
    }

    /** The keys whose {@code name} is this value or below. */
    public KeyRange<byte[]> nameAtMost(String name) {
      return scan.atMost(NAME, name);
    }

    /** The keys whose {@code name} is below this value. */
    public KeyRange<byte[]> nameLessThan(String name) {
      return scan.lessThan(NAME, name);
    }

    /** The keys whose {@code name} begins like this. */
    public KeyRange<byte[]> nameStartsWith(String name) {
      return scan.startsWith(NAME, name);
    }
  }

  /** A scan that has fixed the parts up to {@code name}. */
  public static final class AfterName {
    private final ColumnScan<byte[]> scan;

    private AfterName(ColumnScan<byte[]> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<byte[]> all() {
      return scan.all();
    }

    /** Fixes {@code kind}. */
    public AfterKind kind(AllTypes.Kind kind) {
      return new AfterKind(scan.part(KIND, kind));
    }

    /**
     * The keys whose {@code kind} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code kindAtLeast} has no upper end.
     */
    public KeyRange<byte[]> kindBetween(AllTypes.Kind from, AllTypes.Kind to) {
      return scan.between(KIND, from, to);
    }

    /** The keys whose {@code kind} is this value or above. */
    public KeyRange<byte[]> kindAtLeast(AllTypes.Kind kind) {
      return scan.atLeast(KIND, kind);
    }

    /** The keys whose {@code kind} is above this value. */
    public KeyRange<byte[]> kindGreaterThan(AllTypes.Kind kind) {
      return scan.greaterThan(KIND, kind);
    }

    /** The keys whose {@code kind} is this value or below. */
    public KeyRange<byte[]> kindAtMost(AllTypes.Kind kind) {
      return scan.atMost(KIND, kind);
    }

    /** The keys whose {@code kind} is below this value. */
    public KeyRange<byte[]> kindLessThan(AllTypes.Kind kind) {
      return scan.lessThan(KIND, kind);
    }
  }

  /** A scan that has fixed the parts up to {@code kind}. */
  public static final class AfterKind {
    private final ColumnScan<byte[]> scan;

    private AfterKind(ColumnScan<byte[]> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<byte[]> all() {
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
    public KeyRange<byte[]> idBetween(UUID from, UUID to) {
      return scan.between(ID, from, to);
    }

    /** The keys whose {@code id} is this value or above. */
    public KeyRange<byte[]> idAtLeast(UUID id) {
      return scan.atLeast(ID, id);
    }

    /** The keys whose {@code id} is above this value. */
    public KeyRange<byte[]> idGreaterThan(UUID id) {
      return scan.greaterThan(ID, id);
    }

    /** The keys whose {@code id} is this value or below. */
    public KeyRange<byte[]> idAtMost(UUID id) {
      return scan.atMost(ID, id);
    }

    /** The keys whose {@code id} is below this value. */
    public KeyRange<byte[]> idLessThan(UUID id) {
      return scan.lessThan(ID, id);
    }
  }

  /** A scan that has fixed the parts up to {@code id}. */
  public static final class AfterId {
    private final ColumnScan<byte[]> scan;

    private AfterId(ColumnScan<byte[]> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<byte[]> all() {
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
    public KeyRange<byte[]> atBetween(Instant from, Instant to) {
      return scan.between(AT, from, to);
    }

    /** The keys whose {@code at} is this value or above. */
    public KeyRange<byte[]> atAtLeast(Instant at) {
      return scan.atLeast(AT, at);
    }

    /** The keys whose {@code at} is above this value. */
    public KeyRange<byte[]> atGreaterThan(Instant at) {
      return scan.greaterThan(AT, at);
    }

    /** The keys whose {@code at} is this value or below. */
    public KeyRange<byte[]> atAtMost(Instant at) {
      return scan.atMost(AT, at);
    }

    /** The keys whose {@code at} is below this value. */
    public KeyRange<byte[]> atLessThan(Instant at) {
      return scan.lessThan(AT, at);
    }
  }

  /** A scan that has fixed the parts up to {@code at}. */
  public static final class AfterAt {
    private final ColumnScan<byte[]> scan;

    private AfterAt(ColumnScan<byte[]> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<byte[]> all() {
      return scan.all();
    }

    /** Fixes {@code local}. */
    public AfterLocal local(LocalDateTime local) {
      return new AfterLocal(scan.part(LOCAL, local));
    }

    /**
     * The keys whose {@code local} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code localAtLeast} has no upper end.
     */
    public KeyRange<byte[]> localBetween(LocalDateTime from, LocalDateTime to) {
      return scan.between(LOCAL, from, to);
    }

    /** The keys whose {@code local} is this value or above. */
    public KeyRange<byte[]> localAtLeast(LocalDateTime local) {
      return scan.atLeast(LOCAL, local);
    }

    /** The keys whose {@code local} is above this value. */
    public KeyRange<byte[]> localGreaterThan(LocalDateTime local) {
      return scan.greaterThan(LOCAL, local);
    }

    /** The keys whose {@code local} is this value or below. */
    public KeyRange<byte[]> localAtMost(LocalDateTime local) {
      return scan.atMost(LOCAL, local);
    }

    /** The keys whose {@code local} is below this value. */
    public KeyRange<byte[]> localLessThan(LocalDateTime local) {
      return scan.lessThan(LOCAL, local);
    }
  }

  /** A scan that has fixed the parts up to {@code local}. */
  public static final class AfterLocal {
    private final ColumnScan<byte[]> scan;

    private AfterLocal(ColumnScan<byte[]> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<byte[]> all() {
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
    public KeyRange<byte[]> dayBetween(LocalDate from, LocalDate to) {
      return scan.between(DAY, from, to);
    }

    /** The keys whose {@code day} is this value or above. */
    public KeyRange<byte[]> dayAtLeast(LocalDate day) {
      return scan.atLeast(DAY, day);
    }

    /** The keys whose {@code day} is above this value. */
    public KeyRange<byte[]> dayGreaterThan(LocalDate day) {
      return scan.greaterThan(DAY, day);
    }

    /** The keys whose {@code day} is this value or below. */
    public KeyRange<byte[]> dayAtMost(LocalDate day) {
      return scan.atMost(DAY, day);
    }

    /** The keys whose {@code day} is below this value. */
    public KeyRange<byte[]> dayLessThan(LocalDate day) {
      return scan.lessThan(DAY, day);
    }
  }

  /** A scan that has fixed the parts up to {@code day}. */
  public static final class AfterDay {
    private final ColumnScan<byte[]> scan;

    private AfterDay(ColumnScan<byte[]> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<byte[]> all() {
      return scan.all();
    }

    /** Fixes {@code ratio}. */
    public AfterRatio ratio(float ratio) {
      return new AfterRatio(scan.part(RATIO, ratio));
    }

    /**
     * The keys whose {@code ratio} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code ratioAtLeast} has no upper end.
     */
    public KeyRange<byte[]> ratioBetween(float from, float to) {
      return scan.between(RATIO, from, to);
    }

    /** The keys whose {@code ratio} is this value or above. */
    public KeyRange<byte[]> ratioAtLeast(float ratio) {
      return scan.atLeast(RATIO, ratio);
    }

    /** The keys whose {@code ratio} is above this value. */
    public KeyRange<byte[]> ratioGreaterThan(float ratio) {
      return scan.greaterThan(RATIO, ratio);
    }

    /** The keys whose {@code ratio} is this value or below. */
    public KeyRange<byte[]> ratioAtMost(float ratio) {
      return scan.atMost(RATIO, ratio);
    }

    /** The keys whose {@code ratio} is below this value. */
    public KeyRange<byte[]> ratioLessThan(float ratio) {
      return scan.lessThan(RATIO, ratio);
    }
  }

  /** A scan that has fixed the parts up to {@code ratio}. */
  public static final class AfterRatio {
    private final ColumnScan<byte[]> scan;

    private AfterRatio(ColumnScan<byte[]> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<byte[]> all() {
      return scan.all();
    }

    /** Fixes {@code amount}. */
    public AfterAmount amount(double amount) {
      return new AfterAmount(scan.column(AMOUNT, amount, ColumnScan.nativeType("raw", ColumnOrder.BYTES)));
    }

    /**
     * The keys whose {@code amount} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code amountAtLeast} has no upper end.
     */
    public KeyRange<byte[]> amountBetween(double from, double to) {
      return scan.between(AMOUNT, from, to);
    }

    /** The keys whose {@code amount} is this value or above. */
    public KeyRange<byte[]> amountAtLeast(double amount) {
      return scan.atLeast(AMOUNT, amount);
    }

    /** The keys whose {@code amount} is above this value. */
    public KeyRange<byte[]> amountGreaterThan(double amount) {
      return scan.greaterThan(AMOUNT, amount);
    }

    /** The keys whose {@code amount} is this value or below. */
    public KeyRange<byte[]> amountAtMost(double amount) {
      return scan.atMost(AMOUNT, amount);
    }

    /** The keys whose {@code amount} is below this value. */
    public KeyRange<byte[]> amountLessThan(double amount) {
      return scan.lessThan(AMOUNT, amount);
    }
  }

  /** A scan that has fixed the parts up to {@code amount}. */
  public static final class AfterAmount {
    private final ColumnScan<byte[]> scan;

    private AfterAmount(ColumnScan<byte[]> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<byte[]> all() {
      return scan.all();
    }

    /** Fixes {@code raw}. */
    public AfterRaw raw(byte[] raw) {
      return new AfterRaw(scan.column(RAW, raw, ColumnScan.binary("sortKey", 3)));
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

  /** A scan that has fixed the parts up to {@code raw}. */
  public static final class AfterRaw {
    private final ColumnScan<byte[]> scan;

    private AfterRaw(ColumnScan<byte[]> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<byte[]> all() {
      return scan.all();
    }

    /** Fixes {@code token}. */
    public AfterToken token(byte[] token) {
      return new AfterToken(scan.part(TOKEN, token));
    }

    /**
     * The keys whose {@code token} is at least {@code from} and below {@code to}.
     * Both are values of the part; {@code tokenAtLeast} has no upper end.
     */
    public KeyRange<byte[]> tokenBetween(byte[] from, byte[] to) {
      return scan.between(TOKEN, from, to);
    }

    /** The keys whose {@code token} is this value or above. */
    public KeyRange<byte[]> tokenAtLeast(byte[] token) {
      return scan.atLeast(TOKEN, token);
    }

    /** The keys whose {@code token} is above this value. */
    public KeyRange<byte[]> tokenGreaterThan(byte[] token) {
      return scan.greaterThan(TOKEN, token);
    }

    /** The keys whose {@code token} is this value or below. */
    public KeyRange<byte[]> tokenAtMost(byte[] token) {
      return scan.atMost(TOKEN, token);
    }

    /** The keys whose {@code token} is below this value. */
    public KeyRange<byte[]> tokenLessThan(byte[] token) {
      return scan.lessThan(TOKEN, token);
    }

    /** The keys whose {@code token} begins like this. */
    public KeyRange<byte[]> tokenStartsWith(byte[] token) {
      return scan.startsWith(TOKEN, token);
    }
  }

  /** A scan that has fixed the parts up to {@code token}. */
  public static final class AfterToken {
    private final ColumnScan<byte[]> scan;

    private AfterToken(ColumnScan<byte[]> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<byte[]> all() {
      return scan.all();
    }

    /** Fixes {@code note}. */
    public AfterNote note(String note) {
      return new AfterNote(scan.part(NOTE, note));
    }
  }

  /** A scan that has fixed the parts up to {@code note}. */
  public static final class AfterNote {
    private final ColumnScan<byte[]> scan;

    private AfterNote(ColumnScan<byte[]> scan) {
      this.scan = scan;
    }

    /** All keys with the parts fixed so far. */
    public KeyRange<byte[]> all() {
      return scan.all();
    }

    /** The keys with this {@code uniqueSuffix}. */
    public KeyRange<byte[]> uniqueSuffix(String uniqueSuffix) {
      return scan.equal(UNIQUE_SUFFIX, uniqueSuffix);
    }
  }
}
