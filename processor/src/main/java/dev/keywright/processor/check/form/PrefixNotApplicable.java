package dev.keywright.processor.check.form;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.KeyOptions.AccessPattern;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.List;

/** Only texts and bytes have beginnings, and a question asks for one thing. */
final class PrefixNotApplicable implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (AccessPattern pattern : layout.options().patterns()) {
      if (pattern.prefix().isPresent() && pattern.range().isPresent()) {
        findings
            .error(CheckId.KW006, pattern.spot(), "prefix")
            .problem("access pattern %s asks for a range and for a beginning", pattern.name())
            .fix(
                Fix.of(
                    new EntityEdits(layout).ask(pattern, List.of(), "range"),
                    new EntityEdits(layout).ask(pattern, List.of(), "prefix")));
      } else {
        layout
            .parts()
            .filter(part -> pattern.prefix().filter(part.name()::equals).isPresent())
            .filter(part -> layout.hasForm(part) && !isOfBeginnings(part))
            .forEach(part -> report(layout, pattern, part, findings));
      }
    }
  }

  private static boolean isOfBeginnings(Part part) {
    return part.type().signature().filter(it -> it.kind().hasBeginnings()).isPresent();
  }

  private static void report(Layout layout, AccessPattern pattern, Part part, Findings findings) {
    EntityEdits edits = new EntityEdits(layout);
    List<Attribute> range = List.of(new Attribute("range", part.name()));
    findings
        .error(CheckId.KW006, pattern.spot(), "prefix")
        .problem(
            "prefix asks for the beginning of a String or byte[], and %s has type %s",
            part.name(), part.type().name())
        .fix(Fix.of(edits.ask(pattern, range, "prefix"), edits.ask(pattern, List.of(), "prefix")));
  }
}
