package dev.keywright.processor.check.form;

import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.ColumnTemplate;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;

/** A part is where its template names it, in the column that this shows. */
final class IdleBesideTemplate implements LayoutCheck {
  @Override
  public void check(Layout layout, Findings findings) {
    for (Column column : layout.columns()) {
      column
          .template()
          .map(ColumnTemplate::annotation)
          .ifPresent(
              annotation ->
                  layout
                      .ownParts(column)
                      .forEach(part -> check(layout, column, part, annotation, findings)));
    }
  }

  private static void check(
      Layout layout, Column column, Part part, String annotation, Findings findings) {
    Edits edits = new Edits(layout);
    if (part.declaration().written().contains("order")) {
      String problem = "order has no effect, because @%s says where %s goes";
      findings
          .error(CheckId.KW006, part.spot(), "order")
          .problem(problem.formatted(annotation, part.name()))
          .fix(Fix.of(edits.leave(part, "order")));
    }
    String named = part.declaration().column();
    boolean isOther =
        !named.isEmpty()
            && layout.columns().stream()
                .noneMatch(it -> it.name().equals(named) && it.parts().contains(part));
    if (isOther) {
      String problem = "%s is in column %s, as @%s says, and not in %s";
      findings
          .error(CheckId.KW006, part.spot(), "column")
          .problem(problem.formatted(part.name(), column.name(), annotation, ShownValue.of(named)))
          .fix(Fix.of(edits.leave(part, "column")));
    }
  }
}
