package dev.keywright.processor.check.distribution;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.Uniqueness;
import dev.keywright.processor.store.LeadingPart;
import java.util.List;
import java.util.Optional;

/**
 * Random characters at the end of a key whose rows are told apart without them were meant to spread
 * writes; only the beginning of a key does.
 */
final class SpreadAtTail implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    List<Part> parts = layout.parts().toList();
    Optional<Part> id = Uniqueness.byFact(layout);
    Optional<LeadingPart> growing = LeadingPart.growing(layout);
    if (id.isPresent() && growing.isPresent()) {
      parts.stream()
          .filter(part -> part.is(Kind.SUFFIX))
          .forEach(suffix -> report(growing.get(), id.get(), suffix, findings));
    }
  }

  private static void report(LeadingPart lead, Part id, Part suffix, Findings findings) {
    findings
        .warning(CheckId.KW206, suffix.spot(), "")
        .problem(
            "%s is last in the key, so it does not spread writes: the key begins with %s,"
                + " which grows. It does not tell rows apart either, because %s already does",
            suffix.name(), lead.shown(), id.name())
        .fix(Fix.of(new EntityEdits(lead.layout()).removeSuffix(suffix)));
  }
}
