package dev.keywright.guard.fix;

import dev.keywright.report.description.FoundFinding;
import java.util.Optional;

/**
 * What became of a finding.
 *
 * @param applied the change that was made
 * @param because why none was made
 */
public record FixOutcome(FoundFinding found, Optional<String> applied, Optional<String> because) {

  static FixOutcome applied(FoundFinding found, String change) {
    return new FixOutcome(found, Optional.of(change), Optional.empty());
  }

  static FixOutcome left(FoundFinding found, String because) {
    return new FixOutcome(found, Optional.empty(), Optional.of(because));
  }

  @Override
  public String toString() {
    String at =
        found.finding().place().type()
            + found.finding().place().member().map(it -> "." + it).orElse("");
    return found.finding().check()
        + " "
        + found.finding().name()
        + " at "
        + at
        + applied.map(it -> ": applied: " + it).orElse("")
        + because.map(it -> ": left: " + it).orElse("");
  }
}
