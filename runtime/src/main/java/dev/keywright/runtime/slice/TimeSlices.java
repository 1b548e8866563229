package dev.keywright.runtime.slice;

import dev.keywright.runtime.InvalidPartException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Period;
import java.time.ZoneOffset;
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
  private static final LocalDateTime BEFORE_ALL = LocalDateTime.of(-1, 1, 1, 0, 0);
  private static final LocalDateTime BEHIND_ALL = LocalDateTime.of(10_000, 1, 1, 0, 0);

  private final String property;
  private final TableNames names;
  private final Period recent;
  private final @Nullable Period kept;

  private TimeSlices(String property, TableNames names, Period recent, @Nullable Period kept) {
    this.property = property;
    this.names = names;
    this.recent = recent;
    this.kept = kept;
  }

  /**
   * Slices whose tables are recent for a year and kept for ever.
   *
   * @param property the name of the time, for messages
   * @param pattern the name of a table, with the period in braces: {@code purchases_{yyyyMM}}
   * @throws IllegalArgumentException if the pattern does not name exactly the period
   */
  public static TimeSlices of(String property, String pattern, SlicePeriod period) {
    return new TimeSlices(property, TableNames.of(pattern, period), Period.ofYears(1), null);
  }

  /** What is wrong with a pattern, as a sentence without a full stop; nothing if it is sound. */
  public static Optional<String> fault(String pattern, SlicePeriod period) {
    return TableNames.fault(pattern, period);
  }

  /**
   * The same slices, whose tables are {@linkplain SliceTier#RECENT recent} for so long after their
   * period.
   */
  public TimeSlices recentFor(Period time) {
    return new TimeSlices(property, names, requirePositive(time), kept);
  }

  /** The same slices, whose tables are {@linkplain SliceTier#EXPIRED expired} after so long. */
  public TimeSlices keptFor(Period time) {
    return new TimeSlices(property, names, recent, requirePositive(time));
  }

  private static Period requirePositive(Period time) {
    if (time.isNegative()) {
      throw new IllegalArgumentException("a table is used for " + time + ", which is negative");
    }
    return time;
  }

  /**
   * The table of a time.
   *
   * @throws InvalidPartException if the time is null, or outside the years 0 to 9999
   */
  public String table(Instant time) {
    return names.name(start(utc(InvalidPartException.requirePresent(property, time)), time));
  }

  /** The table of a date-time, taken as UTC. */
  public String table(LocalDateTime time) {
    return names.name(start(InvalidPartException.requirePresent(property, time), time));
  }

  /** The table of a date. */
  public String table(LocalDate date) {
    return names.name(
        start(InvalidPartException.requirePresent(property, date).atStartOfDay(), date));
  }

  /**
   * The tables that hold the times from one, inclusive, to another, exclusive; in ascending order.
   *
   * @throws IllegalArgumentException if the times run backwards, or touch more than 100,000 tables
   */
  public List<String> tables(Instant from, Instant to) {
    return tables(
        utc(InvalidPartException.requirePresent(property, from)),
        utc(InvalidPartException.requirePresent(property, to)));
  }

  /** As for instants, with date-times taken as UTC. */
  public List<String> tables(LocalDateTime from, LocalDateTime to) {
    LocalDateTime first = start(InvalidPartException.requirePresent(property, from), from);
    if (from.isAfter(InvalidPartException.requirePresent(property, to))) {
      throw new IllegalArgumentException(
          property + " from " + from + " to " + to + " runs backwards; swap them");
    }
    if (from.equals(to)) {
      return List.of();
    }
    LocalDateTime last = start(to.minusNanos(1), to);
    if (names.period().between(first, last) >= MOST_TABLES) {
      throw new IllegalArgumentException(
          property
              + " from "
              + from
              + " to "
              + to
              + " touches more than 100,000 tables; ask for a shorter time");
    }
    List<String> tables = new ArrayList<>();
    for (LocalDateTime start = first; start.isBefore(to); start = names.period().next(start)) {
      tables.add(names.name(start));
    }
    return Collections.unmodifiableList(tables);
  }

  /** As for instants, with dates taken as their midnights. */
  public List<String> tables(LocalDate from, LocalDate to) {
    return tables(
        InvalidPartException.requirePresent(property, from).atStartOfDay(),
        InvalidPartException.requirePresent(property, to).atStartOfDay());
  }

  /**
   * The first instant of a table's slice.
   *
   * @throws IllegalArgumentException if no table of these slices is called that
   */
  public Instant start(String table) {
    return known(table).toInstant(ZoneOffset.UTC);
  }

  /** The first instant behind a table's slice. */
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
    LocalDateTime end = names.period().next(known(table));
    LocalDateTime today = utc(now);
    if (end.isAfter(today)) {
      return SliceTier.CURRENT;
    }
    if (kept != null && !end.isAfter(today.minus(kept))) {
      return SliceTier.EXPIRED;
    }
    return end.isAfter(today.minus(recent)) ? SliceTier.RECENT : SliceTier.ARCHIVE;
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

  // Instants reach further than date-times; what lies beyond has no table anyway.
  private static LocalDateTime utc(Instant time) {
    if (time.isBefore(BEFORE_ALL.toInstant(ZoneOffset.UTC))) {
      return BEFORE_ALL;
    }
    return time.isAfter(BEHIND_ALL.toInstant(ZoneOffset.UTC))
        ? BEHIND_ALL
        : LocalDateTime.ofInstant(time, ZoneOffset.UTC);
  }
}
