package dev.keywright.processor.check.distribution;

import dev.keywright.processor.check.witness.Lead;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;

/** What is random spreads rows where a key begins, and only tells them apart where it ends. */
final class SpreadAtTail implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    Lead.growing(layout)
        .ifPresent(lead -> lead.randomTail().ifPresent(tail -> report(lead, tail, findings)));
  }

  private static void report(Lead lead, Part tail, Findings findings) {
    findings.warning(
        CheckId.KW206,
        lead.part().spot(),
        "",
        "the random "
            + tail.name()
            + " ends the key and spreads no rows: the key begins with "
            + lead.shown()
            + ", which grows, so one server takes all writes",
        lead.spread());
  }
}
