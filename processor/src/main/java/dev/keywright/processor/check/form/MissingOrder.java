package dev.keywright.processor.check.form;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;

/** Orders count from 0 without gaps, so that a forgotten part is noticed. */
final class MissingOrder implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    OrderedGroup.of(layout)
        .filter(group -> group.isDistinct() || !group.unwritten().isEmpty())
        .forEach(group -> check(layout, group, findings));
  }

  private static void check(Layout layout, OrderedGroup group, Findings findings) {
    for (Part part : group.unwritten()) {
      findings.error(
          CheckId.KW003,
          part.spot(),
          "",
          part.name() + " has no order, and no template of the " + group.name() + " names it",
          OrderedGroup.numbered(layout, group.parts()));
    }
    if (!group.unwritten().isEmpty()) {
      return;
    }
    for (int i = 0; i < group.parts().size(); i++) {
      Part part = group.parts().get(i);
      int order = part.declaration().order();
      if (order != i) {
        String wrong =
            order < 0
                ? part.name()
                    + " has order = "
                    + order
                    + ", but the parts of the "
                    + group.name()
                    + " count from 0"
                : "no part of the "
                    + group.name()
                    + " has order = "
                    + i
                    + ", but "
                    + part.name()
                    + " has order = "
                    + order;
        findings.error(
            CheckId.KW003,
            part.spot(),
            "order",
            wrong,
            OrderedGroup.numbered(layout, group.parts()));
        return;
      }
    }
  }
}
