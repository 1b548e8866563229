package dev.keywright.processor.check.order;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.NumberRange;
import dev.keywright.processor.model.Part;

/** Digits alone cannot show a negative number, and a minus sign would sort it the wrong way. */
final class NegativeNumber implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (PaddedNumber number : PaddedNumber.in(layout)) {
      Part part = number.part();
      if (NumberRange.isDeclaredNegative(part) && !part.encoding().signed()) {
        report(number, part, findings);
      }
    }
  }

  private static void report(PaddedNumber number, Part part, Findings findings) {
    boolean isMin = part.limits().min().orElse(0) < 0;
    String fact = isMin ? "min" : "max";
    long negative = isMin ? number.range().min() : number.range().max();
    Edits edits = new Edits(number.layout());
    Fix signed = Fix.of(edits.set(part, "signed", true));
    findings
        .error(CheckId.KW103, part.spotOf(fact), part.attributeOf(fact))
        .problem(
            "%s, but %s lets %s be %s; %s",
            number.holds(),
            part.facts().origins().of(fact),
            part.name(),
            negative,
            Unencodable.of(
                part,
                negative,
                "has a minus sign and pad = " + part.encoding().pad() + " has no place for it"))
        .fix(isMin ? signed.or(edits.declare(part, "min", 0)) : signed);
  }
}
