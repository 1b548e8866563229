package dev.keywright.runtime.slice;

import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;

/** How long a time slice is: a period of the ISO calendar, in UTC. */
public enum SlicePeriod {
  /** From one full hour to the next; named by {@code yyyyMMddHH}. */
  HOUR("yyyyMMddHH", ChronoUnit.HOURS),
  /** From midnight to midnight; named by {@code yyyyMMdd}. */
  DAY("yyyyMMdd", ChronoUnit.DAYS),
  /** A calendar month; named by {@code yyyyMM}. */
  MONTH("yyyyMM", ChronoUnit.MONTHS),
  /** A calendar year; named by {@code yyyy}. */
  YEAR("yyyy", ChronoUnit.YEARS);

  private final String fields;
  private final ChronoUnit unit;

  SlicePeriod(String fields, ChronoUnit unit) {
    this.fields = fields;
    this.unit = unit;
  }

  /** The letters that a table name needs between braces. */
  public String fields() {
    return fields;
  }

  /** The beginning of the slice that a time is in. */
  LocalDateTime start(LocalDateTime time) {
    return switch (this) {
      case HOUR -> time.truncatedTo(ChronoUnit.HOURS);
      case DAY -> time.truncatedTo(ChronoUnit.DAYS);
      case MONTH -> time.truncatedTo(ChronoUnit.DAYS).withDayOfMonth(1);
      case YEAR -> time.truncatedTo(ChronoUnit.DAYS).withDayOfYear(1);
    };
  }

  /** The beginning of the slice after the one that begins here. */
  LocalDateTime next(LocalDateTime start) {
    return start.plus(1, unit);
  }

  /** How many slices lie between two beginnings. */
  long between(LocalDateTime first, LocalDateTime last) {
    return unit.between(first, last);
  }
}
