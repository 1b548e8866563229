package shop;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.natives.NativeLong;
import dev.keywright.runtime.natives.NativeString;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.EqualityStage;
import dev.keywright.runtime.scan.LongBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBounds;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key {@code byRegion} of {@link Match}.
 *
 * <pre>
 * tournament  tournament  String  as the store's own type
 * region-id   region      long    as the store's own type
 * round       round       long    as the store's own type
 * match       match       String  as the store's own type
 * </pre>
 *
 * <p>{@code tournament} has at most 120 bytes; Amazon DynamoDB allows 2,048.
 * {@code match} has at most 120 bytes; Amazon DynamoDB allows 1,024.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record MatchByRegionKey(String tournament, long region, long round,
    String match) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator=',' partition=2"
      + " | tournament: tournament String minLength=1 maxLength=40 native"
      + " | \"region-id\": region long native"
      + " | round: round long native"
      + " | match: match String minLength=1 maxLength=40 native";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<MatchByRegionKey> ORDER = MatchByRegionKey::compare;

  private static final NativeString TOURNAMENT =
      NativeString.of("tournament").atLeast(1).atMost(40);
  private static final NativeLong REGION = NativeLong.of("region");
  private static final NativeLong ROUND = NativeLong.of("round");
  private static final NativeString MATCH = NativeString.of("match").atLeast(1).atMost(40);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public MatchByRegionKey {
    TOURNAMENT.check(tournament);
    MATCH.check(match);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static MatchByRegionKey of(Match match) {
    return new MatchByRegionKey(match.tournament(), match.region(), match.round(), match.match());
  }

  /** The encoded column <code>region-id</code>. */
  public long regionId() {
    return region;
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("tournament", tournament).and("region-id", regionId()).and("round", round)
        .and("match", match).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static MatchByRegionKey decode(String tournament, long regionId, long round,
      String match) {
    return new MatchByRegionKey(TOURNAMENT.accept(tournament), REGION.accept(regionId),
        ROUND.accept(round), MATCH.accept(match));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<MatchByRegionKey> tryDecode(String tournament, long regionId, long round,
      String match) {
    return Columns.decoded(() -> decode(tournament, regionId, round, match));
  }

  /** The key in the columns of a row, by name. */
  public static MatchByRegionKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "tournament"), Columns.number(columns, "region-id"),
        Columns.number(columns, "round"), Columns.text(columns, "match"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.TOURNAMENT_SCAN);
  }

  /**
   * Answers the access pattern {@code roundsOfRegion}:
   * the keys with this {@code tournament} and {@code region},
   * whose {@code round} is at least {@code from} and below {@code to}.
   */
  public static KeyRange<Long> roundsOfRegion(String tournament, long region, long from, long to) {
    return scan().tournament(tournament).region(region).round().between(from, to);
  }

  private static int compare(MatchByRegionKey a, MatchByRegionKey b) {
    int order = ColumnOrder.TEXT.compare(a.tournament, b.tournament);
    order = order != 0 ? order : Long.compare(a.region, b.region);
    order = order != 0 ? order : Long.compare(a.round, b.round);
    return order != 0 ? order : ColumnOrder.TEXT.compare(a.match, b.match);
  }

  /** A scan of all keys; {@code tournament} is next. */
  public static final class Scan extends EqualityStage<String> {
    private static final ColumnScan<String> TOURNAMENT_SCAN =
        ColumnScan.nativeType("tournament", TOURNAMENT.order());
    private static final ColumnScan<Long> REGION_ID_SCAN =
        ColumnScan.nativeType("region-id", REGION.order());
    private static final ColumnScan<Long> ROUND_SCAN =
        ColumnScan.nativeType("round", ROUND.order());
    private static final ColumnScan<String> MATCH_SCAN =
        ColumnScan.nativeType("match", MATCH.order());

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code tournament}; {@code region} is next. */
    public AfterTournament tournament(String tournament) {
      ColumnScan<Long> next = scan.column(TOURNAMENT, tournament, Scan.REGION_ID_SCAN);
      return new AfterTournament(next);
    }
  }

  /** A scan that has fixed the parts up to {@code tournament}; {@code region} is next. */
  public static final class AfterTournament extends EqualityStage<Long> {
    private AfterTournament(ColumnScan<Long> scan) { super(scan); }

    /** Fixes {@code region}; {@code round} is next. */
    public AfterRegion region(long region) {
      ColumnScan<Long> next = scan.column(REGION, region, Scan.ROUND_SCAN);
      return new AfterRegion(next);
    }
  }

  /** A scan that has fixed the parts up to {@code region}; {@code round} is next. */
  public static final class AfterRegion extends RangeStage<Long> {
    private AfterRegion(ColumnScan<Long> scan) { super(scan); }

    /** Fixes {@code round}; {@code match} is next. */
    public AfterRound round(long round) {
      ColumnScan<String> next = scan.column(ROUND, round, Scan.MATCH_SCAN);
      return new AfterRound(next);
    }

    /** Asks for ranges of {@code round}, written as the store's own type. */
    public LongBounds<KeyRange<Long>> round() {
      return scan.longs(ROUND);
    }
  }

  /** A scan that has fixed the parts up to {@code round}; {@code match} is next. */
  public static final class AfterRound extends RangeStage<String> {
    private AfterRound(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code match}. */
    public KeyRange<String> match(String match) {
      return scan.equal(MATCH, match);
    }

    /** Asks for ranges of {@code match}, written as the store's own type. */
    public TextBounds<String, KeyRange<String>> match() {
      return scan.texts(MATCH);
    }
  }
}
