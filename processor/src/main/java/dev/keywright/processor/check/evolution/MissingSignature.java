package dev.keywright.processor.check.evolution;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.KeyOptions.Frozen;
import dev.keywright.processor.model.Layout;

/** A version without a signature freezes nothing; its author wants to know what to write. */
final class MissingSignature implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    if (!layout.parts().allMatch(layout::hasForm)) {
      return;
    }
    layout.options().frozen().stream()
        .filter(frozen -> frozen.signature().isEmpty())
        .forEach(frozen -> report(layout, frozen, findings));
  }

  private static void report(Layout layout, Frozen frozen, Findings findings) {
    findings
        .warning(CheckId.KW504, frozen.spot(), "")
        .problem("version %s has no signature, so it freezes nothing yet", frozen.version())
        .fix(Fix.of(FrozenLine.of(frozen, layout)));
  }
}
