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

  // Months and days have no common length. Counted back from here, a year has 365 days and a
  // month 31, so that P1Y and P365D are taken as equal.
  private static final LocalDateTime COMPARED_AT = LocalDateTime.of(2002, 1, 1, 0, 0);

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
    return before(COMPARED_AT, time).isAfter(before(COMPARED_AT, recent))
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

  /** The tier of a table whose period ends at a time. */
  SliceTier tier(LocalDateTime end, LocalDateTime now) {
    if (end.isAfter(now)) {
      return SliceTier.CURRENT;
    }
    if (kept.isPresent() && !end.isAfter(before(now, kept.get()))) {
      return SliceTier.EXPIRED;
    }
    return end.isAfter(before(now, recent)) ? SliceTier.RECENT : SliceTier.ARCHIVE;
  }

  private static LocalDateTime before(LocalDateTime time, Period period) {
    try {
      return time.minus(period);
    } catch (DateTimeException longerThanTime) {
      return LocalDateTime.MIN;
    }
  }
}
