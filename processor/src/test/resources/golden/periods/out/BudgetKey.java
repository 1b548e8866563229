package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.Wrapper;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.HashPrefix;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.Year;
import java.time.YearMonth;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The key of {@link Budget}.
 *
 * <pre>
 * partitionKey  team     int           4 digits of its CRC32C, then 6 digits
 *               year     Year          BASIC
 * sortKey       month    Budget.Month  BASIC, newest first
 *               closed   YearMonth     DOTNET_TICKS, backward, never scanned by range
 *               audited  Year          EPOCH_MILLIS
 * </pre>
 *
 * <p>For example <code>partitionKey = "c3e0000054,2012", sortKey = "798791,0000000000673974360,1325376000000"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record BudgetKey(int team, Year year, Budget.Month month, YearMonth closed,
    Year audited) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator=','"
      + " | partitionKey: team int pad=6 hashPrefix=4 hash=CRC32C, year Year time=BASIC"
      + " | sortKey: month YearMonth time=BASIC DESC"
      + ", closed YearMonth time=DOTNET_TICKS reversed unordered"
      + ", audited Year time=EPOCH_MILLIS";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<BudgetKey> ORDER = BudgetKey::compare;

  private static final DecimalPart TEAM = DecimalPart.padded("team", 6);
  private static final HashPrefix TEAM_HASH = HashPrefix.crc32c(4);
  private static final TimePart<Year> YEAR = TimePart.of("year", Year.class, TimeFormat.BASIC);
  private static final TimePart<YearMonth> MONTH =
      TimePart.of("month", YearMonth.class, TimeFormat.BASIC).descendingOrder();
  private static final Wrapper<Budget.Month, YearMonth> MONTH_TYPE =
      new Wrapper<>("month", wrapped -> wrapped.value(), value -> new Budget.Month(value));
  private static final TimePart<YearMonth> CLOSED =
      TimePart.of("closed", YearMonth.class, TimeFormat.DOTNET_TICKS).inReverse();
  private static final TimePart<Year> AUDITED =
      TimePart.of("audited", Year.class, TimeFormat.EPOCH_MILLIS);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public BudgetKey {
    TEAM.check(team);
    YEAR.check(year);
    MONTH.check(MONTH_TYPE.unwrap(month));
    CLOSED.check(closed);
    AUDITED.check(audited);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static BudgetKey of(Budget budget) {
    return new BudgetKey(budget.team(), budget.year(), budget.month(), budget.closed(),
        budget.audited());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(int team, Year year) {
    byte[] out = TextBuffer.of(4 + TEAM.size(team) + 1 + YEAR.size(year));
    int index = TEAM.write(team, out, 4);
    TEAM_HASH.write(out, 0, 4, index);
    out[index++] = ',';
    index = YEAR.write(year, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code sortKey}. Refuses what the constructor refuses. */
  public static String encodeSortKey(Budget.Month month, YearMonth closed, Year audited) {
    YearMonth monthValue = MONTH_TYPE.unwrap(month);
    byte[] out = TextBuffer.of(MONTH.size(monthValue) + 1 + CLOSED.size(closed) + 1 +
        AUDITED.size(audited));
    int index = MONTH.write(monthValue, out, 0);
    out[index++] = ',';
    index = CLOSED.write(closed, out, index);
    out[index++] = ',';
    index = AUDITED.write(audited, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(team, year);
  }

  /** The encoded column {@code sortKey}. */
  public String sortKey() {
    return encodeSortKey(month, closed, audited);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("partitionKey", partitionKey()).and("sortKey", sortKey()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static BudgetKey decode(String partitionKey, String sortKey) {
    try {
      return read(partitionKey, sortKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, sortKey, ReadMode.EXPLAINING);
    }
  }

  private static BudgetKey read(String partitionKey, String sortKey, ReadMode mode) {
    TextReader partitionKeyIn = TextReader.of("partitionKey", partitionKey, mode);
    int start = partitionKeyIn.position();
    TEAM_HASH.skip(partitionKeyIn, "team");
    int team = TEAM.readInt(partitionKeyIn);
    TEAM_HASH.verify(partitionKeyIn, start);
    Year year = YEAR.read(partitionKeyIn.separator(','));
    partitionKeyIn.end();
    TextReader sortKeyIn = TextReader.of("sortKey", sortKey, mode);
    Budget.Month month = MONTH_TYPE.wrap(sortKeyIn.position(), MONTH.read(sortKeyIn.checked()));
    YearMonth closed = CLOSED.read(sortKeyIn.separator(','));
    Year audited = AUDITED.read(sortKeyIn.separator(','));
    sortKeyIn.end();
    return new BudgetKey(team, year, month, closed, audited);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<BudgetKey> tryDecode(String partitionKey, String sortKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, sortKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static BudgetKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"), Columns.text(columns, "sortKey"));
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
    return TEAM_HASH.splitPoints(regions);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BudgetKey that
        && this.team == that.team
        && Objects.equals(this.year, that.year)
        && Objects.equals(MONTH_TYPE.unwrap(this.month), MONTH_TYPE.unwrap(that.month))
        && Objects.equals(this.closed, that.closed)
        && Objects.equals(this.audited, that.audited);
  }

  @Override
  public int hashCode() {
    return Objects.hash(team, year, MONTH_TYPE.unwrap(month), closed, audited);
  }

  private static int compare(BudgetKey a, BudgetKey b) {
    int order = ColumnOrder.TEXT.compare(a.partitionKey(), b.partitionKey());
    order = order != 0 ? order : MONTH_TYPE.unwrap(b.month).compareTo(MONTH_TYPE.unwrap(a.month));
    order = order != 0 ? order : ColumnOrder.TEXT.compare(CLOSED.encode(a.closed),
        CLOSED.encode(b.closed));
    return order != 0 ? order : a.audited.compareTo(b.audited);
  }

  /** A scan of all keys; {@code team} is next. */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN =
        ColumnScan.text("partitionKey", ',', 2).boundedBy(TEAM_HASH, YEAR);
    private static final ColumnScan<String> SORT_KEY_SCAN = ColumnScan.text("sortKey", ',', 3)
        .boundedBy(MONTH, CLOSED, AUDITED);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code team}; {@code year} is next. */
    public AfterTeam team(int team) {
      ColumnScan<String> next = scan.hash(TEAM_HASH, TEAM, team).part(TEAM, team);
      return new AfterTeam(next);
    }
  }

  /** A scan that has fixed the parts up to {@code team}; {@code year} is next. */
  public static final class AfterTeam extends RangeStage<String> {
    private AfterTeam(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code year}; {@code month} is next. */
    public AfterYear year(Year year) {
      ColumnScan<String> next = scan.column(YEAR, year, Scan.SORT_KEY_SCAN);
      return new AfterYear(next);
    }

    /** Asks for ranges of {@code year}, written as BASIC. */
    public ValueBounds<Year, KeyRange<String>> year() {
      return scan.values(YEAR);
    }
  }

  /** A scan that has fixed the parts up to {@code year}; {@code month} is next. */
  public static final class AfterYear extends RangeStage<String> {
    private AfterYear(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code month}; {@code closed} is next. */
    public AfterMonth month(Budget.Month month) {
      ColumnScan<String> next = scan.part(MONTH, MONTH_TYPE.unwrap(month));
      return new AfterMonth(next);
    }

    /** Asks for ranges of {@code month}, written as BASIC, newest first. */
    public ValueBounds<Budget.Month, KeyRange<String>> month() {
      return scan.values(MONTH_TYPE, MONTH);
    }
  }

  /** A scan that has fixed the parts up to {@code month}; {@code closed} is next. */
  public static final class AfterMonth extends RangeStage<String> {
    private AfterMonth(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code closed}; {@code audited} is next. */
    public AfterClosed closed(YearMonth closed) {
      ColumnScan<String> next = scan.part(CLOSED, closed);
      return new AfterClosed(next);
    }
  }

  /** A scan that has fixed the parts up to {@code closed}; {@code audited} is next. */
  public static final class AfterClosed extends RangeStage<String> {
    private AfterClosed(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code audited}. */
    public KeyRange<String> audited(Year audited) {
      return scan.equal(AUDITED, audited);
    }

    /** Asks for ranges of {@code audited}, written as EPOCH_MILLIS. */
    public ValueBounds<Year, KeyRange<String>> audited() {
      return scan.values(AUDITED);
    }
  }
}
