package dev.keywright.processor.check.distribution;

import dev.keywright.processor.check.advice.SpreadAdvice;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.store.LeadingPart;

/** Turned around, what grows is written at the beginning, which one server holds, too. */
final class DescendingDoesNotSpread implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    LeadingPart.growing(layout)
        .filter(lead -> lead.part().encoding().isLargestFirst())
        .ifPresent(lead -> report(lead, findings));
  }

  private static void report(LeadingPart lead, Findings findings) {
    boolean isDescending = lead.part().encoding().descending();
    findings
        .warning(CheckId.KW202, lead.part().spot(), isDescending ? "direction" : "countDownFrom")
        .problem(
            "the key begins with %s, which grows: %s moves the newest rows to the front, where one"
                + " server takes all writes as before",
            lead.shown(), isDescending ? "direction = DESC" : "countDownFrom")
        .fix(new SpreadAdvice(lead).spread());
  }
}
