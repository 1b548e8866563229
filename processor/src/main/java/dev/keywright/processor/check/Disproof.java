package dev.keywright.processor.check;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.Volume;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A finding that a declared fact rules out: without the fact, it would be there.
 *
 * @param declared the fact as its author wrote it
 */
public record Disproof(CheckId check, DeclarableFact fact, String declared) {

  /** All of a layout, found by checking it again without each of its facts. */
  public static List<Disproof> of(Layout layout) {
    if (!Checks.isWellFormed(layout)) {
      return List.of();
    }
    Set<CheckId> found = found(layout);
    List<Disproof> disproofs = new ArrayList<>();
    for (DeclarableFact fact : DeclarableFact.values()) {
      if (fact.isOfTable()) {
        Optional<Volume> less = layout.options().volume().map(it -> it.without(fact.attribute()));
        Layout without = layout.with(layout.options().withVolume(less));
        compare(layout, found, without, fact, "@Volume(" + fact.attribute() + ")", disproofs);
      } else {
        for (Part part : layout.parts().toList()) {
          Layout without = layout.with(part, part.facts().without(fact.attribute()));
          String declared =
              part.facts().origins().isForeign(fact.attribute())
                  ? part.facts().origins().of(fact.attribute())
                  : "@Domain(" + fact.attribute() + ")";
          compare(layout, found, without, fact, declared + " of " + part.name(), disproofs);
        }
      }
    }
    return List.copyOf(disproofs);
  }

  private static void compare(
      Layout layout,
      Set<CheckId> found,
      Layout without,
      DeclarableFact fact,
      String declared,
      List<Disproof> disproofs) {
    if (!without.equals(layout)) {
      Set<CheckId> more = EnumSet.noneOf(CheckId.class);
      more.addAll(found(without));
      more.removeAll(found);
      more.forEach(check -> disproofs.add(new Disproof(check, fact, declared)));
    }
  }

  private static Set<CheckId> found(Layout layout) {
    Findings findings = new Findings();
    Set<CheckId> found = EnumSet.noneOf(CheckId.class);
    if (Checks.judge(layout, findings)) {
      findings.all().stream()
          .filter(it -> it.severity() != Severity.INFO)
          .forEach(it -> found.add(it.check()));
    }
    return found;
  }

  @Override
  public String toString() {
    return check + " (" + check.readableName() + "): " + declared + " rules it out";
  }
}
