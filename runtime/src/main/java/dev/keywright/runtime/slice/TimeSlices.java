package dev.keywright.runtime.slice;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.time.TimeType;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.Period;
import java.time.ZoneOffset;
import java.time.temporal.Temporal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One table for each period of time. Rows of now go to the current table; older tables are read
 * less and less, until they can be dropped as a whole.
 *
 * <p>Periods are those of the ISO calendar in UTC, whatever the machine's time zone. Names sort as
 * their periods do.
 */
public final class TimeSlices {
  private static final int MOST_TABLES = 100_000;

  private final String property;
  private final TableNames names;
  private final SliceAges ages;

  private TimeSlices(String property, TableNames names, SliceAges ages) {
    this.property = property;
    this.names = names;
    this.ages = ages;
  }

  /**
   * Slices whose tables are recent for a year and kept for ever.
   *
   * @param property the name of the time, for messages
   * @param pattern the name of a table, with the period in braces: {@code purchases_{yyyyMM}}
   * @throws IllegalArgumentException if the pattern does not name exactly the period
   */
  public static TimeSlices of(String property, String pattern, SlicePeriod period) {
    return new TimeSlices(property, TableNames.of(pattern, period), SliceAges.DEFAULT);
  }

  /** What is wrong with a pattern, as a sentence without a full stop; nothing if it is sound. */
  public static Optional<String> fault(String pattern, SlicePeriod period) {
    return TableNames.fault(pattern, period);
  }

  /**
   * What is wrong with the times for which tables are recent and kept, as a sentence without a full
   * stop; nothing if they are sound.
   */
  public static Optional<String> fault(Period recent, Period kept) {
    return new SliceAges(recent, Optional.of(kept)).fault();
  }

  /**
   * The same slices, whose tables are {@linkplain SliceTier#RECENT recent} for so long after their
   * period.
   *
   * @throws IllegalArgumentException if the time is negative, or longer than tables are kept
   */
  public TimeSlices recentFor(Period time) {
    return new TimeSlices(property, names, new SliceAges(time, ages.kept()).sound());
  }

  /**
   * The same slices, whose tables are {@linkplain SliceTier#EXPIRED expired} after so long. Say
   * first how long they are recent, if that is not a year.
   *
   * @throws IllegalArgumentException if the time is negative, or shorter than tables are recent
   */
  public TimeSlices keptFor(Period time) {
    return new TimeSlices(property, names, new SliceAges(ages.recent(), Optional.of(time)).sound());
  }

  /**
   * The table of a time, by its first moment in UTC.
   *
   * @throws InvalidPartException if the time is null, or outside the years 0 to 9999
   * @throws IllegalArgumentException if its type is none that can be a part
   */
  public String table(Temporal time) {
    return names.name(start(utc(time), time));
  }

  /**
   * The tables that hold the times from one, inclusive, to another, exclusive; in ascending order.
   *
   * @throws InvalidPartException if a time is null, or outside the years 0 to 9999
   * @throws IllegalArgumentException if the times run backwards, touch more than 100,000 tables, or
   *     their type is none that can be a part
   */
  public <T extends Temporal> List<String> tables(T from, T to) {
    return tables(utc(from), utc(to), from, to);
  }

  private List<String> tables(
      LocalDateTime from, LocalDateTime to, Object shownFrom, Object shownTo) {
    LocalDateTime first = start(from, shownFrom);
    String shown = property + " from " + shownFrom + " to " + shownTo;
    if (from.isAfter(to)) {
      throw new IllegalArgumentException(shown + " runs backwards; swap them");
    }
    if (from.equals(to)) {
      return List.of();
    }
    LocalDateTime last = start(to.minusNanos(1), shownTo);
    if (names.period().between(first, last) >= MOST_TABLES) {
      throw new IllegalArgumentException(
          shown + " touches more than 100,000 tables; ask for a shorter time");
    }
    List<String> tables = new ArrayList<>();
    for (LocalDateTime start = first; start.isBefore(to); start = names.period().next(start)) {
      tables.add(names.name(start));
    }
    return Collections.unmodifiableList(tables);
  }

  /**
   * The first instant of a table's slice.
   *
   * @throws IllegalArgumentException if no table of these slices is called that
   */
  public Instant start(String table) {
    return known(table).toInstant(ZoneOffset.UTC);
  }

  /** The first instant after a table's slice. */
  public Instant end(String table) {
    return names.period().next(known(table)).toInstant(ZoneOffset.UTC);
  }

  /**
   * How much a table is used at a time. A table of the future is current: it is prepared for what
   * comes next.
   *
   * @throws IllegalArgumentException if no table of these slices is called that
   */
  public SliceTier tier(String table, Instant now) {
    return ages.tier(names.period().next(known(table)), first(now));
  }

  private LocalDateTime known(String table) {
    LocalDateTime start = names.start(table);
    if (start == null) {
      throw new IllegalArgumentException(
          "no table of " + names.pattern() + " is called \"" + table + "\"");
    }
    return start;
  }

  private LocalDateTime start(LocalDateTime time, Object shown) {
    if (!TableNames.hasName(time)) {
      throw new InvalidPartException(property, shown, "be in the years 0 to 9999");
    }
    return names.period().start(time);
  }

  private LocalDateTime utc(@Nullable Temporal time) {
    return first(NullCheck.require(property, time));
  }

  private static <T> LocalDateTime first(T time) {
    @SuppressWarnings("unchecked") // the class of a T
    Class<T> type = (Class<T>) time.getClass();
    return TimeType.of(type).utc(time);
  }
}
