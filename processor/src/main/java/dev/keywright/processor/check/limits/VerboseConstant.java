package dev.keywright.processor.check.limits;

import dev.keywright.processor.check.advice.CodesAdvice;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PartType.Codes;
import dev.keywright.processor.model.PartType.Constant;
import java.util.Comparator;

/** What is written in every key should be short. */
final class VerboseConstant implements LayoutCheck {
  private static final int LONG = 4;

  @Override
  public void check(Layout layout, Findings findings) {
    // Shorter codes would be other bytes than those of the rows.
    if (layout.options().hasRows()) {
      return;
    }
    for (Part part : layout.parts().toList()) {
      // A code that tells kinds of row apart is read by people, and is the name that others use.
      if (part.type() instanceof PartType.Codes codes
          && !codes.isOfJdk()
          && codes.constants().size() > 1) {
        codes.constants().stream()
            .max(Comparator.comparingInt(constant -> constant.code().length()))
            .filter(constant -> constant.code().length() > LONG)
            .ifPresent(constant -> report(layout, part, codes, constant, findings));
      }
    }
  }

  private static void report(
      Layout layout, Part part, Codes codes, Constant constant, Findings findings) {
    findings
        .info(CheckId.KW310, part.spot(), "")
        .problem(
            "%s is written in every key whose %s is %s",
            ShownValue.of(constant.code()), part.name(), constant.name())
        .fix(Fix.of(CodesAdvice.change(layout, codes).to("give the constants short codes")));
  }
}
