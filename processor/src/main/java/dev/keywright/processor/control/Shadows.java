package dev.keywright.processor.control;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which findings go without saying: the remedy of another one on the same part mends both. */
final class Shadows {
  private static final Map<CheckId, CheckId> BY_ROOT =
      Map.of(
          // A code for each constant mends its length, too.
          CheckId.KW310, CheckId.KW503,
          // The alphabet of a text that stays clear of what a store refuses is an alphabet.
          CheckId.KW106, CheckId.KW304,
          // Codes that begin alike matter less than that there are few.
          CheckId.KW204, CheckId.KW203);

  private Shadows() {}

  static boolean isShadowed(Finding finding, List<Finding> reported, PartsOfSpots parts) {
    CheckId root = BY_ROOT.get(finding.check());
    Optional<String> part = parts.of(finding.spot());
    return root != null
        && reported.stream()
            .anyMatch(other -> other.check() == root && parts.of(other.spot()).equals(part));
  }
}
