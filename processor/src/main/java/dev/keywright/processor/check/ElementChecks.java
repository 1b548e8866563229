package dev.keywright.processor.check;

import dev.keywright.processor.check.form.FormChecks;
import dev.keywright.processor.check.limits.LimitChecks;
import dev.keywright.processor.check.order.OrderChecks;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.SourceSpot;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Judges the parts of a list's elements where they stand. A key whose list has two elements is a
 * key of so many parts, so the same checks find the same faults.
 */
final class ElementChecks {
  private ElementChecks() {}

  /** Whether the declarations of all elements are well formed. */
  static void form(Layout layout, Findings findings) {
    run(layout, FormChecks.OF_ELEMENTS, findings);
  }

  /** Whether lists sort as their elements do, are told apart, and are taken by the store. */
  static void design(Layout layout, Findings findings) {
    run(layout, OrderChecks.ALL, findings);
    run(layout, LimitChecks.OF_ELEMENTS, findings);
  }

  private static void run(Layout layout, List<LayoutCheck> checks, Findings findings) {
    Set<SourceSpot> spots =
        layout
            .parts()
            .filter(part -> part.type() instanceof PartType.Repeated)
            .flatMap(part -> ((PartType.Repeated) part.type()).parts().stream())
            .flatMap(ElementChecks::spots)
            .collect(Collectors.toSet());
    if (spots.isEmpty()) {
      return;
    }
    Findings found = new Findings();
    Layout unrolled = layout.unrolled();
    checks.forEach(check -> check.check(unrolled, found));
    // Both elements have the same declarations.
    Set<List<Object>> seen = new HashSet<>();
    for (Finding finding : found.all()) {
      List<Object> place = List.of(finding.check(), finding.spot(), finding.attribute());
      if (spots.contains(finding.spot()) && seen.add(place)) {
        findings.add(finding);
      }
    }
  }

  private static Stream<SourceSpot> spots(Part part) {
    return Stream.concat(
        Stream.of(part.spot(), part.facts().origins().spot()),
        Stream.concat(
            part.declaration().numberSpot().stream(), part.declaration().textSpot().stream()));
  }
}
