package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.BucketScan;
import dev.keywright.runtime.bucket.BucketStage;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.bucket.HashBuckets;
import dev.keywright.runtime.bucket.TextBucket;
import dev.keywright.runtime.codec.Literals;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.text.UuidPart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * The key of {@link Booking}.
 *
 * <pre>
 * PK = "H#{bucket}#{hotel}!{room}"
 *   bucket  int        16 buckets, by the MD5 of hotel
 *   hotel   String     text
 *   room    int        4 digits
 * SK = "{day}#{room}#{hotel}!{guest}&#92;u00e9"
 *   day     LocalDate  BASIC
 *   guest   UUID       36 characters
 * kind = "BOOKING"
 * by-guest = "{guest}"
 * </pre>
 *
 * <p>For example <code>PK = "H#05#a100!0054", SK = "20120801#0054#a100!3f2504e0-4f89-41d3-9a0c-0305e82c3301&#92;u00e9", kind = "BOOKING", by-guest = "3f2504e0-4f89-41d3-9a0c-0305e82c3301"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
record BookingKey(String hotel, int room, LocalDate day, UUID guest) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  static final String LAYOUT = "TEXT"
      + " | PK: \"H#\" bucket count=16 by=HASH hash=MD5 of=hotel \"#\" hotel String"
      + " \"!\" room int pad=4"
      + " | SK escape: day LocalDate time=BASIC \"#\" room \"#\" hotel \"!\" guest UUID"
      + " \"\\u00e9\""
      + " | kind: \"BOOKING\""
      + " | \"by-guest\": guest";

  /** The order in which the store keeps the encoded keys. */
  static final Comparator<BookingKey> ORDER = BookingKey::compare;

  private static final StringPart HOTEL = StringPart.of("hotel").before('!');
  private static final DecimalPart ROOM = DecimalPart.padded("room", 4);
  private static final TimePart<LocalDate> DAY =
      TimePart.of("day", LocalDate.class, TimeFormat.BASIC);
  private static final UuidPart GUEST = UuidPart.of("guest");
  private static final StringPart HOTEL_IN_SK = StringPart.of("hotel").escapedBefore('!');
  private static final HashBuckets BUCKETS = Buckets.hash(HashFunction.MD5, 16);
  private static final TextBucket BUCKET = BucketForm.text(16, "H#", "#");

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  BookingKey {
    HOTEL.check(hotel);
    HOTEL_IN_SK.check(hotel);
    ROOM.check(room);
    DAY.check(day);
    GUEST.check(guest);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  static BookingKey of(Booking booking) {
    return new BookingKey(booking.hotel(), booking.room(), booking.day(), booking.guest());
  }

  /** The encoded column {@code PK}. Refuses what the constructor refuses. */
  static String encodePk(String hotel, int room) {
    int bucket = bucketOf(hotel);
    byte[] out = TextBuffer.of(2 + BUCKET.width() + 1 + HOTEL.size(hotel) + 1 + ROOM.size(room));
    int index = Literals.write("H#", out, 0);
    index = BUCKET.write(bucket, out, index);
    out[index++] = '#';
    index = HOTEL.write(hotel, out, index);
    out[index++] = '!';
    index = ROOM.write(room, out, index);
    return TextBuffer.utf8(out, index);
  }

  /** The encoded column {@code SK}. Refuses what the constructor refuses. */
  static String encodeSk(String hotel, int room, LocalDate day, UUID guest) {
    return DAY.text(day) + '#' + ROOM.zeros(room) + room + '#' + HOTEL_IN_SK.text(hotel) + '!' +
        GUEST.text(guest) + '\u00e9';
  }

  /** The encoded column {@code kind}. */
  static String encodeKind() {
    return "BOOKING";
  }

  /** The encoded column <code>by-guest</code>. Refuses what the constructor refuses. */
  static String encodeByGuest(UUID guest) {
    return GUEST.text(guest);
  }

  /**
   * The bucket of the keys with these values: 0 to 15.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a value is not allowed for its part
   */
  static int bucketOf(String hotel) {
    return BUCKETS.of(HOTEL.encode(hotel));
  }

  /** The bucket that this key is in. */
  public int bucket() {
    return bucketOf(hotel);
  }

  /** The encoded column {@code PK}. */
  public String pk() {
    return encodePk(hotel, room);
  }

  /** The encoded column {@code SK}. */
  public String sk() {
    return encodeSk(hotel, room, day, guest);
  }

  /** The encoded column {@code kind}. */
  public String kind() {
    return encodeKind();
  }

  /** The encoded column <code>by-guest</code>. */
  public String byGuest() {
    return encodeByGuest(guest);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("PK", pk()).and("SK", sk()).and("kind", kind()).and("by-guest", byGuest())
        .asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  static BookingKey decode(String pk, String sk, String kind, String byGuest) {
    try {
      return read(pk, sk, kind, byGuest, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(pk, sk, kind, byGuest, ReadMode.EXPLAINING);
    }
  }

  private static BookingKey read(String pk, String sk, String kind, String byGuest, ReadMode mode) {
    TextReader pkIn = TextReader.of("PK", pk, mode);
    pkIn.literal("H#");
    int bucket = pkIn.bucket(BUCKET);
    String hotel = HOTEL.read(pkIn.separator('#'));
    int room = ROOM.readInt(pkIn.separator('!'));
    pkIn.end();
    TextReader skIn = TextReader.of("SK", sk, mode);
    LocalDate day = DAY.read(skIn);
    skIn.separator('#');
    skIn.copy("room", ROOM.text(room));
    skIn.separator('#');
    skIn.copy("hotel", HOTEL_IN_SK.text(hotel));
    UUID guest = GUEST.read(skIn.separator('!'));
    skIn.separator('\u00e9');
    skIn.end();
    TextReader kindIn = TextReader.of("kind", kind, mode);
    kindIn.literal("BOOKING");
    kindIn.end();
    TextReader byGuestIn = TextReader.of("by-guest", byGuest, mode);
    byGuestIn.copy("guest", GUEST.text(guest));
    byGuestIn.end();
    BUCKET.verify(bucket, bucketOf(hotel));
    return new BookingKey(hotel, room, day, guest);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  static Optional<BookingKey> tryDecode(String pk, String sk, String kind, String byGuest) {
    return ReadMode.ifLegal(mode -> read(pk, sk, kind, byGuest, mode));
  }

  /** The key in the columns of a row, by name. */
  static BookingKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "PK"), Columns.text(columns, "SK"),
        Columns.text(columns, "kind"), Columns.text(columns, "by-guest"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  static Scan scan() {
    return new Scan(Scan.PK_SCAN);
  }

  /**
   * Answers the access pattern {@code stay}:
   * the keys with this {@code hotel}, {@code room}, {@code day} and {@code guest}.
   */
  static KeyRanges<BookingKey, String> stay(String hotel, int room, LocalDate day, UUID guest) {
    return scan().hotel(hotel).room(room).day(day).guest(guest);
  }

  /**
   * The boundaries that pre-split a table into regions of about equal load:
   * {@code regions - 1} of them, ascending.
   *
   * @throws IllegalArgumentException if the buckets are too few
   */
  static List<String> splitPoints(int regions) {
    return BUCKET.splitPoints(regions);
  }

  private static int compare(BookingKey a, BookingKey b) {
    int order = Integer.compare(a.bucket(), b.bucket());
    return order != 0 ? order : compareInBucket(a, b);
  }

  private static int compareInBucket(BookingKey a, BookingKey b) {
    int order = ColumnOrder.TEXT.compare(a.hotel, b.hotel);
    order = order != 0 ? order : Integer.compare(a.room, b.room);
    order = order != 0 ? order : a.day.compareTo(b.day);
    return order != 0 ? order : UuidPart.ORDER.compare(a.guest, b.guest);
  }

  /** A scan of all keys; {@code hotel} is next. */
  static final class Scan extends BucketStage<BookingKey, String> {
    private static final BucketScan<BookingKey, String> PK_SCAN =
        BucketScan.of(
            ColumnScan.text("PK", "", "!", "").boundedBy(HOTEL, ROOM),
            BUCKETS, BUCKET, BookingKey::compareInBucket, HOTEL);
    private static final ColumnScan<String> SK_SCAN = ColumnScan.text("SK", "", "#", "#", "!",
        "\u00e9").copy(1, ROOM).copy(2, HOTEL_IN_SK).boundedBy(DAY, GUEST);
    private static final ColumnScan<String> KIND_SCAN = ColumnScan.text("kind", "BOOKING");
    private static final ColumnScan<String> BY_GUEST_SCAN = ColumnScan.text("by-guest", "", "")
        .copy(0, GUEST);

    private Scan(BucketScan<BookingKey, String> scan) { super(scan); }

    /** Fixes {@code hotel}; {@code room} is next. */
    public AfterHotel hotel(String hotel) {
      BucketScan<BookingKey, String> next = scan.keep(HOTEL_IN_SK, hotel).part(HOTEL, hotel);
      return new AfterHotel(next);
    }

    /** Asks for ranges of {@code hotel}, written as text. */
    public TextBounds<String, KeyRanges<BookingKey, String>> hotel() {
      return scan.texts(HOTEL);
    }
  }

  /** A scan that has fixed the parts up to {@code hotel}; {@code room} is next. */
  static final class AfterHotel extends BucketStage<BookingKey, String> {
    private AfterHotel(BucketScan<BookingKey, String> scan) { super(scan); }

    /** Fixes {@code room}; {@code day} is next. */
    public AfterRoom room(int room) {
      BucketScan<BookingKey, String> next = scan.keep(ROOM, room).column(ROOM, room, Scan.SK_SCAN);
      return new AfterRoom(next);
    }

    /** Asks for ranges of {@code room}, written as 4 digits, 0 to 9999. */
    public IntBounds<KeyRanges<BookingKey, String>> room() {
      return scan.ints(ROOM);
    }
  }

  /** A scan that has fixed the parts up to {@code room}; {@code day} is next. */
  static final class AfterRoom extends BucketStage<BookingKey, String> {
    private AfterRoom(BucketScan<BookingKey, String> scan) { super(scan); }

    /** Fixes {@code day}; {@code guest} is next. */
    public AfterDay day(LocalDate day) {
      BucketScan<BookingKey, String> next = scan.part(DAY, day);
      return new AfterDay(next);
    }

    /** Asks for ranges of {@code day}, written as BASIC. */
    public ValueBounds<LocalDate, KeyRanges<BookingKey, String>> day() {
      return scan.values(DAY);
    }
  }

  /** A scan that has fixed the parts up to {@code day}; {@code guest} is next. */
  static final class AfterDay extends BucketStage<BookingKey, String> {
    private AfterDay(BucketScan<BookingKey, String> scan) { super(scan); }

    /** The keys with this {@code guest}. */
    public KeyRanges<BookingKey, String> guest(UUID guest) {
      return scan.keep(GUEST, guest).column(GUEST, guest, Scan.KIND_SCAN).column(Scan.BY_GUEST_SCAN)
          .only();
    }

    /** Asks for ranges of {@code guest}, written as 36 characters. */
    public ValueBounds<UUID, KeyRanges<BookingKey, String>> guest() {
      return scan.values(GUEST);
    }
  }
}
