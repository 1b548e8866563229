package dev.keywright.processor.check.form;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Phrase;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.List;

/**
 * Orders count from 0 without gaps, so that a forgotten part is noticed. One part alone needs none:
 * there is nothing before or after it.
 */
final class MissingOrder implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    // Parts without a partition key are those of another key, whose name has a slip.
    if (!layout.partitionColumns().isEmpty()) {
      OrderedGroup.of(layout).forEach(group -> check(layout, group, findings));
    }
  }

  private static void check(Layout layout, OrderedGroup group, Findings findings) {
    List<Part> unwritten = group.unwritten();
    if (!unwritten.isEmpty()) {
      if (group.parts().size() > 1) {
        report(layout, group, unwritten, findings);
      }
    } else if (group.isDistinct()) {
      checkGaps(layout, group, findings);
    }
  }

  private static void report(
      Layout layout, OrderedGroup group, List<Part> unwritten, Findings findings) {
    Part first = unwritten.get(0);
    findings
        .error(CheckId.KW003, first.spot(), "")
        .problem(
            "the %s has the parts %s, and %s%s no order",
            group.name(),
            Phrase.listed(group.parts().stream().map(Part::name).toList()),
            Phrase.listed(unwritten.stream().map(Part::name).toList()),
            unwritten.size() == 1 ? " has" : " have")
        .fix(OrderedGroup.numbered(layout, group.filled()));
  }

  private static void checkGaps(Layout layout, OrderedGroup group, Findings findings) {
    for (int i = 0; i < group.parts().size(); i++) {
      Part part = group.parts().get(i);
      int order = part.declaration().order();
      if (order != i) {
        findings
            .error(CheckId.KW003, part.spot(), "order")
            .problem(
                order < 0
                    ? "%s has order = %s, but the parts of the %s count from 0"
                        .formatted(part.name(), order, group.name())
                    : "no part of the %s has order = %s, but %s has order = %s"
                        .formatted(group.name(), i, part.name(), order))
            .fix(OrderedGroup.numbered(layout, group.parts()));
        return;
      }
    }
  }
}
