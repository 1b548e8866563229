package dev.keywright.processor.check.family;

import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Family;

/** The checks that compare the members of a family. */
public final class FamilyChecks {
  private FamilyChecks() {}

  /** Judges a family. */
  public static void run(Family family, Findings findings) {
    MismatchedMembers.check(family, findings);
    if (!findings.hasErrors()) {
      SharedKey.check(family, findings);
    }
  }
}
