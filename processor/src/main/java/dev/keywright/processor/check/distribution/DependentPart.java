package dev.keywright.processor.check.distribution;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Moves;
import dev.keywright.processor.model.Cardinality;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.store.OwnStore;
import java.util.List;
import java.util.Optional;

/** A part that others decide splits nothing that those do not split already. */
final class DependentPart implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    if (!OwnStore.of(layout).spreadsLoad()) {
      return;
    }
    layout.columns().stream()
        .filter(Column::isPartition)
        .forEach(column -> check(layout, column.parts(), findings));
  }

  // Before a part that does split, it is there to be asked for.
  private static void check(Layout layout, List<Part> parts, Findings findings) {
    for (int i = parts.size() - 1; i > 0; i--) {
      Part part = parts.get(i);
      if (!Cardinality.isDetermined(part, parts.subList(0, i))) {
        return;
      }
      report(layout, parts, part, findings);
    }
  }

  private static void report(Layout layout, List<Part> parts, Part part, Findings findings) {
    // By a hash, no rows of several partition keys are neighbours: their order would be lost.
    boolean keepsRanges = OwnStore.of(layout).sortsPartitions();
    Optional<Part> candidate =
        layout
            .parts()
            .filter(
                it ->
                    keepsRanges
                        && it.isOfEntity()
                        && !parts.contains(it)
                        && !it.declaration().nativeType())
            .filter(it -> !Cardinality.isDetermined(it, parts))
            .findFirst();
    findings
        .warning(CheckId.KW205, part.spot(), "")
        .problem(
            "%s is determined by %s: rows with the same %s have the same %s, so adding it"
                + " never splits a partition",
            part.name(),
            String.join(", ", part.facts().determinedBy()),
            String.join(", ", part.facts().determinedBy()),
            part.name())
        .fix(
            new Fix(List.of(), "remove " + part.name() + " from the partition key")
                .or(candidate.flatMap(it -> new Moves(layout).inPlace(part, it)))
                .or(new Moves(layout).without(part)));
  }
}
