package dev.keywright.processor.check.form;

import dev.keywright.processor.check.witness.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.KeyOptions.AccessPattern;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;

/** Only texts and bytes have beginnings, and a question asks for one thing. */
final class PrefixNotApplicable implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (AccessPattern pattern : layout.options().patterns()) {
      if (pattern.prefix().isPresent() && pattern.range().isPresent()) {
        findings.error(
            CheckId.KW006,
            pattern.spot(),
            "prefix",
            "access pattern " + pattern.name() + " asks for a range and for a beginning",
            "leave range out, or prefix");
      } else {
        layout
            .parts()
            .filter(part -> pattern.prefix().filter(part.name()::equals).isPresent())
            .filter(part -> layout.hasForm(part) && !isOfBeginnings(part))
            .forEach(part -> report(pattern, part, findings));
      }
    }
  }

  private static boolean isOfBeginnings(Part part) {
    return part.type().signature().filter(it -> it.kind().hasBeginnings()).isPresent();
  }

  private static void report(AccessPattern pattern, Part part, Findings findings) {
    findings.error(
        CheckId.KW006,
        pattern.spot(),
        "prefix",
        "prefix asks for the beginning of a String or byte[], and "
            + part.name()
            + " has type "
            + part.type().name(),
        "write range = " + ShownValue.of(part.name()) + ", or leave prefix out");
  }
}
