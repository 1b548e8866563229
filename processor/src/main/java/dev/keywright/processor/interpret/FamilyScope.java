package dev.keywright.processor.interpret;

import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import java.util.Set;

/** What a family says for its members. */
public final class FamilyScope {
  private FamilyScope() {}

  /**
   * Reports annotations for keys that no member has.
   *
   * @param keys those of the members
   */
  public static void refuseUnknownKeys(Annotated family, Set<String> keys, Findings findings) {
    for (DeclaredAnnotation written : family.annotations()) {
      boolean isHeld = KeyScope.isOfEveryKey(written) || keys.contains(written.key());
      if (KeyScope.canBeOfEveryKey(written.name()) && !isHeld && !keys.isEmpty()) {
        findings
            .error(CheckId.KW014, written.spot(), "key")
            .problem(
                "%s is for %s, but no entity of %s has that key",
                written.shown(), UnknownKeys.shown(written), family.name())
            .fix(UnknownKeys.fix(written, keys));
      }
    }
  }
}
