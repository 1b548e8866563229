package dev.keywright.processor.check.evolution;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.PartCheck;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Moves;
import dev.keywright.processor.model.IndexKey;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.List;
import java.util.Optional;

/** A row is found under the key that it was written with, whatever its entity says today. */
final class MutableKeyPart implements PartCheck {
  private static final String FIELD = "the field ";

  @Override
  public void check(Layout layout, Part part, Findings findings) {
    Optional<IndexKey> index = layout.index();
    Optional<String> change = part.property().changedBy();
    if (change.isEmpty()) {
      return;
    }
    if (index.isEmpty()) {
      report(layout, part, change.get(), findings);
    } else if (index.get().isOfApplication() && !isOfTable(index.get(), part)) {
      reportEntry(layout, part, change.get(), findings);
    }
  }

  // The table's key speaks of its own parts.
  private static boolean isOfTable(IndexKey index, Part part) {
    return index.table().parts().contains(part.name());
  }

  private static void reportEntry(Layout layout, Part part, String change, Findings findings) {
    findings
        .warning(CheckId.KW502, part.spot(), "")
        .problem(
            "%s may change %s of a stored %s: the old entry of the index stays under its old key",
            changing(change), part.name(), layout.entity().type().name())
        .fix(
            "call %s.changes(before, after): put the new entry, write the row, then delete the old"
                + " entry",
            layout.keyClass());
  }

  private static String changing(String change) {
    return change.startsWith(FIELD) ? "an assignment to " + change : change;
  }

  private static void report(Layout layout, Part part, String change, Findings findings) {
    String entity = layout.entity().type().name();
    findings
        .warning(CheckId.KW502, part.spot(), "")
        .problem(
            "%s may change %s of a stored %s: the row stays under its old key, and saving"
                + " writes a second row",
            changing(change), part.name(), entity)
        .fix(
            change.startsWith("@")
                ? new Fix(List.of(), "use a part that does not change, in place of " + part.name())
                    .or(new Moves(layout).without(part))
                : Fix.advice(
                    "make %s final%s"
                        .formatted(
                            part.name(),
                            change.startsWith(FIELD) ? "" : ", and remove the setter")));
  }
}
