package dev.keywright.analysis.source;

import dev.keywright.analysis.infer.SeenValues;
import java.util.Locale;

/** The comment above a part of an inferred entity: which values the keys had. */
final class SeenComment {
  private static final int LONGEST_VALUE = 40;

  private SeenComment() {}

  static String of(SeenValues seen) {
    String lengths =
        seen.longest() == 0
            ? ""
            : seen.shortest() == seen.longest()
                ? ", of length " + seen.longest()
                : ", of lengths " + seen.shortest() + " to " + seen.longest();
    String min = shortened(seen.min());
    String max = shortened(seen.max());
    return seen.distinct() == 1
        ? "seen: always " + min
        : String.format(
            Locale.ROOT, "seen: %,d values from %s to %s%s", seen.distinct(), min, max, lengths);
  }

  private static String shortened(String value) {
    return value.length() <= LONGEST_VALUE ? value : value.substring(0, LONGEST_VALUE) + "...";
  }
}
