package dev.keywright.processor.check.form;

import dev.keywright.layout.rule.KeyRules;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Origins;
import dev.keywright.processor.model.Part;

/** A fact or a separator that no key can follow. */
final class AttributeOutOfRange implements LayoutCheck {
  @Override
  public void check(Layout layout, Findings findings) {
    layout.parts().forEach(part -> checkFacts(layout, part, findings));
    if (!layout.isBinary()) {
      KeyRules.separator(layout.separator(), layout.escape())
          .ifPresent(
              problem ->
                  findings
                      .error(CheckId.KW005, layout.separatorSpot(), "value")
                      .problem(problem)
                      .fix(Fix.of(new EntityEdits(layout).separate(',', layout.escape()))));
    }
  }

  private static void checkFacts(Layout layout, Part part, Findings findings) {
    long least = part.limits().minLength().orElse(0);
    long most = part.limits().maxLength().orElse(0);
    long cardinality = part.facts().cardinality().orElse(0);
    long step = part.facts().step().orElse(1);
    Facts facts = new Facts(layout, part, findings);
    facts.check("minLength", least, 0, "write the length of the shortest value");
    facts.check("maxLength", most, 0, "write the length of the longest value");
    facts.check("cardinality", cardinality, 0, "write roughly how many different values there are");
    facts.check("step", step, 1, "write what all values are multiples of");
  }

  private record Facts(Layout layout, Part part, Findings findings) {
    void check(String fact, long value, int least, String advice) {
      if (value >= least) {
        return;
      }
      Origins origins = part.facts().origins();
      String fault = least == 0 ? "is negative" : "is below " + least;
      findings
          .error(CheckId.KW005, origins.spot(), fact)
          .problem("%s = %s of %s %s%s", fact, value, part.name(), fault, origins.remark(fact))
          .fix(Fix.of(new Advice(advice), new Edits(layout).undeclare(part, fact)));
    }
  }
}
