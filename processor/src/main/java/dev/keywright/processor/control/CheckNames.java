package dev.keywright.processor.control;

import dev.keywright.processor.finding.CheckId;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds checks by what users write: an id or a name, in any case. */
final class CheckNames {
  private CheckNames() {}

  /** The check of an id or a name. An underscore stands for a hyphen, which no option may have. */
  static Optional<CheckId> find(String written) {
    String name = normal(written);
    return Stream.of(CheckId.values())
        .filter(check -> name.equals(normal(check.name())) || name.equals(check.readableName()))
        .findFirst();
  }

  /** The check whose id or name is nearest to what was written, both ways. */
  static String nearest(String written) {
    String name = normal(written);
    return Stream.of(CheckId.values())
        .min(
            Comparator.comparingInt(
                check ->
                    Math.min(
                        distance(name, normal(check.name())),
                        distance(name, check.readableName()))))
        .map(check -> check + " (" + check.readableName() + ")")
        .orElseThrow();
  }

  private static String normal(String written) {
    return written.strip().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** How many characters must be added, taken out or changed to make one text of the other. */
  private static int distance(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int j = 0; j <= to.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        int above = row[j];
        int changed = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(changed, Math.min(above, row[j - 1]) + 1);
        diagonal = above;
      }
    }
    return row[to.length()];
  }
}
