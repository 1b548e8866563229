package dev.keywright.processor.check.order;

import dev.keywright.processor.check.witness.Misorder;
import dev.keywright.processor.check.witness.NumberRange;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Layout;
import dev.keywright.runtime.layout.ValueLimits;

/** What is declared about a number must fit into its padding, or the encoder will refuse it. */
final class PadTooNarrow implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (PaddedNumber number : PaddedNumber.in(layout)) {
      ValueLimits limits = number.part().limits();
      NumberRange range = number.range();
      boolean isSigned = number.part().encoding().signed();
      if (limits.max().isPresent() && range.max() > number.largest()) {
        report(number, "max", range.max(), excess(number), findings);
      } else if (limits.min().isPresent() && range.min() > number.largest()) {
        report(number, "min", range.min(), " or more", findings);
      } else if (limits.min().isPresent() && isSigned && range.min() < number.smallest()) {
        report(number, "min", range.min(), "", findings);
      }
    }
  }

  private static String excess(PaddedNumber number) {
    long limit = number.largest();
    return number
        .unpadded(
            new Misorder.Pair(limit, number.range().max()), new Misorder.Pair(limit, limit + 1))
        .map(witness -> "; with all its digits, " + witness.fromUpper())
        .orElse("");
  }

  private static void report(
      PaddedNumber number, String attribute, long reached, String rest, Findings findings) {
    String name = number.part().name();
    String origin = number.part().facts().origins().of(attribute);
    long bound = reached < 0 ? number.smallest() : number.largest();
    int digits = NumberRange.digits(reached);
    String domain = ", or @Domain(" + attribute + " = " + bound + ")";
    findings.error(
        CheckId.KW102,
        number.part().spot(),
        "pad",
        number.holds() + ", but " + origin + " lets " + name + " be " + reached + rest,
        "write pad = " + digits + (reached > bound && attribute.equals("min") ? "" : domain));
  }
}
