package dev.keywright.processor.check.evolution;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;

/** A row is found under the key that it was written with, whatever its entity says today. */
final class MutableKeyPart implements LayoutCheck {
  private static final String FIELD = "the field ";

  @Override
  public void check(Layout layout, Findings findings) {
    layout
        .parts()
        .forEach(
            part ->
                part.property()
                    .changedBy()
                    .ifPresent(change -> report(layout, part, change, findings)));
  }

  private static void report(Layout layout, Part part, String change, Findings findings) {
    String entity = layout.entity().type().name();
    findings.warning(
        CheckId.KW502,
        part.spot(),
        "",
        ("%s may change %s of a stored %s: the row stays under its old key, and saving"
                + " writes a second row")
            .formatted(
                change.startsWith(FIELD) ? "an assignment to " + change : change,
                part.name(),
                entity),
        change.startsWith("@")
            ? "take " + part.name() + " out of the key, or make a part of what does not change"
            : "make %s final%s"
                .formatted(
                    part.name(), change.startsWith(FIELD) ? "" : ", and leave the setter out"));
  }
}
