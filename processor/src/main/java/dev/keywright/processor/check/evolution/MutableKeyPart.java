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
        (change.startsWith(FIELD) ? "an assignment to " + change : change)
            + " may change "
            + part.name()
            + " of a stored "
            + entity
            + ": the row stays under its old key, and saving writes a second row",
        change.startsWith("@")
            ? "take " + part.name() + " out of the key, or make a part of what does not change"
            : "make "
                + part.name()
                + " final"
                + (change.startsWith(FIELD) ? "" : ", and leave the setter out"));
  }
}
