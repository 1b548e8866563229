package dev.keywright.processor.check.family;

import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Family;

/** The checks that compare the members of a family. */
public final class FamilyChecks {
  private FamilyChecks() {}

  /** Judges a family. Its members are compared further only if they fit into one table. */
  public static Findings run(Family family) {
    // Of its own: an interface may carry several families, and a fault of one says nothing of
    // another.
    Findings findings = new Findings();
    MismatchedMembers.check(family, findings);
    if (!findings.hasErrors()) {
      SharedKey.check(family, findings);
    }
    return findings;
  }
}
