package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.ChangedElement;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.ListBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.text.CodePart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextElement;
import dev.keywright.runtime.text.TextList;
import dev.keywright.runtime.text.TextPart;
import dev.keywright.runtime.text.TextReader;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.YearMonth;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The key of {@link Trip}.
 *
 * <pre>
 * partitionKey  user   String           [0-9a-z], at most 12
 * sortKey       stops  List&lt;Trip.Stop&gt;  a list of (EPOCH_MILLIS; a | r; [0-9a-z], at most 8)
 * </pre>
 *
 * <p>For example <code>partitionKey = "a100", sortKey = "1343779200000/a/a100"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record TripKey(String user, List<Trip.Stop> stops) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator='/'"
      + " | partitionKey: user String alphabet=\"0-9a-z\" maxLength=12"
      + " | sortKey: stops list(month YearMonth time=EPOCH_MILLIS, kind enum(AIR=\"a\" RAIL=\"r\"), place String alphabet=\"0-9a-z\" maxLength=8)";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<TripKey> ORDER = TripKey::compare;

  private static final StringPart USER = StringPart.of("user", "0-9a-z").atMost(12);
  private static final TimePart<YearMonth> STOPS_MONTH =
      TimePart.of("stops.month", YearMonth.class, TimeFormat.EPOCH_MILLIS);
  private static final CodePart<Trip.Kind> STOPS_KIND = CodePart.of("stops.kind",
      new Trip.Kind[] {Trip.Kind.AIR, Trip.Kind.RAIL}, "a", "r").before('/');
  private static final StringPart STOPS_PLACE =
      StringPart.of("stops.place", "0-9a-z").atMost(8).before('/');
  private static final TextList<Trip.Stop> STOPS =
      TextList.of("stops", new StopsElement()).joinedBy('/');

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public TripKey {
    USER.check(user);
    stops = STOPS.copyOf(stops);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static TripKey of(Trip trip) {
    return new TripKey(trip.user(), trip.stops());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(String user) {
    return USER.text(user);
  }

  /** The encoded column {@code sortKey}. Refuses what the constructor refuses. */
  public static String encodeSortKey(List<Trip.Stop> stops) {
    stops = STOPS.snapshot(stops);
    return STOPS.text(stops);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(user);
  }

  /** The encoded column {@code sortKey}. */
  public String sortKey() {
    return encodeSortKey(stops);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("partitionKey", partitionKey()).and("sortKey", sortKey()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static TripKey decode(String partitionKey, String sortKey) {
    try {
      return read(partitionKey, sortKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, sortKey, ReadMode.EXPLAINING);
    }
  }

  private static TripKey read(String partitionKey, String sortKey, ReadMode mode) {
    TextReader partitionKeyIn = TextReader.of("partitionKey", partitionKey, mode);
    String user = USER.read(partitionKeyIn);
    partitionKeyIn.end();
    TextReader sortKeyIn = TextReader.of("sortKey", sortKey, mode);
    List<Trip.Stop> stops = STOPS.read(sortKeyIn.checked());
    sortKeyIn.end();
    return new TripKey(user, stops);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<TripKey> tryDecode(String partitionKey, String sortKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, sortKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static TripKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"), Columns.text(columns, "sortKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TripKey that
        && Objects.equals(this.user, that.user)
        && STOPS.equal(this.stops, that.stops);
  }

  @Override
  public int hashCode() {
    return Objects.hash(user, STOPS.hash(stops));
  }

  private static int compare(TripKey a, TripKey b) {
    int order = a.user.compareTo(b.user);
    return order != 0 ? order : STOPS.compare(a.stops, b.stops);
  }

  /** One element of {@code stops}. */
  private static final class StopsElement implements TextElement<Trip.Stop> {
    @Override
    public List<TextPart<?>> parts() {
      return List.of(STOPS_MONTH, STOPS_KIND, STOPS_PLACE);
    }

    @Override
    public int size(Trip.Stop element) {
      return STOPS_MONTH.size(element.month()) + STOPS_KIND.size(element.kind()) +
          STOPS_PLACE.size(element.place()) + 2;
    }

    @Override
    public int write(Trip.Stop element, byte[] out, int at) {
      int index = STOPS_MONTH.write(element.month(), out, at);
      out[index++] = '/';
      index = STOPS_KIND.write(element.kind(), out, index);
      out[index++] = '/';
      return STOPS_PLACE.write(element.place(), out, index);
    }

    @Override
    public Trip.Stop read(TextReader in) {
      YearMonth month = STOPS_MONTH.read(in);
      in.separator('/');
      Trip.Kind kind = STOPS_KIND.read(in);
      in.separator('/');
      String place = STOPS_PLACE.read(in);
      Trip.Stop element = new Trip.Stop(month, kind, place);
      if (!Objects.equals(element.month(), month) || !Objects.equals(element.kind(), kind)
          || !Objects.equals(element.place(), place)) {
        throw new ChangedElement();
      }
      return element;
    }
  }

  /** A scan of all keys; {@code user} is next. */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN =
        ColumnScan.text("partitionKey", '/', 1).boundedBy(USER);
    private static final ColumnScan<String> SORT_KEY_SCAN = ColumnScan.text("sortKey", '/', 1)
        .boundedBy(STOPS);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code user}; {@code stops} is next. */
    public AfterUser user(String user) {
      ColumnScan<String> next = scan.column(USER, user, Scan.SORT_KEY_SCAN);
      return new AfterUser(next);
    }

    /** Asks for ranges of {@code user}, written as [0-9a-z], at most 12. */
    public TextBounds<String, KeyRange<String>> user() {
      return scan.texts(USER);
    }
  }

  /** A scan that has fixed the parts up to {@code user}; {@code stops} is next. */
  public static final class AfterUser extends RangeStage<String> {
    private AfterUser(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code stops}. */
    public KeyRange<String> stops(List<Trip.Stop> stops) {
      return scan.equal(STOPS, stops);
    }

    /**
     * Asks for ranges of {@code stops}, written as a list of (EPOCH_MILLIS; a | r; [0-9a-z], at most 8).
     */
    public ListBounds<Trip.Stop, KeyRange<String>> stops() {
      return scan.lists(STOPS);
    }
  }
}
