package dev.keywright.runtime.slice;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.Period;
import java.util.Optional;

/**
 * How long after its period a table stays recent, and how long it is kept.
 *
 * @param kept empty for ever
 */
record SliceAges(Period recent, Optional<Period> kept) {
  /** Recent for a year, kept for ever. */
  static final SliceAges DEFAULT = new SliceAges(Period.ofYears(1), Optional.empty());

  // Months and days have no common length. Counted from here, a year has 365 days and a month 31,
  // so that P1Y and P365D are taken as equal.
  private static final LocalDateTime COMPARED_AT = LocalDateTime.of(2001, 3, 1, 0, 0);

  /** What is wrong, as a sentence without a full stop; nothing if it is sound. */
  Optional<String> fault() {
    if (recent.isNegative()) {
      return Optional.of("recent = \"" + recent + "\" must not be negative");
    }
    return kept.flatMap(this::faultOfKept);
  }

  private Optional<String> faultOfKept(Period time) {
    String shown = "retention = \"" + time + "\"";
    if (time.isNegative()) {
      return Optional.of(shown + " must not be negative");
    }
    return after(COMPARED_AT, time).isBefore(after(COMPARED_AT, recent))
        ? Optional.of(
            shown
                + " must be at least recent = \""
                + recent
                + "\", or a table would expire while it is recent")
        : Optional.empty();
  }

  /** The same ages, which have no fault. */
  SliceAges sound() {
    fault()
        .ifPresent(
            fault -> {
              throw new IllegalArgumentException(fault);
            });
    return this;
  }

  /**
   * The tier of a table whose period ends at a time. Each tier begins at its moment, so a table
   * that is kept for a year is expired when that year is over.
   */
  SliceTier tier(LocalDateTime end, LocalDateTime now) {
    if (end.isAfter(now)) {
      return SliceTier.CURRENT;
    }
    if (kept.isPresent() && !after(end, kept.get()).isAfter(now)) {
      return SliceTier.EXPIRED;
    }
    return after(end, recent).isAfter(now) ? SliceTier.RECENT : SliceTier.ARCHIVE;
  }

  // Counted from the end and not back from now: months differ in length, so a later now may lie
  // less than a month behind.
  private static LocalDateTime after(LocalDateTime time, Period period) {
    try {
      return time.plus(period);
    } catch (DateTimeException longerThanTime) {
      return LocalDateTime.MAX;
    }
  }
}
