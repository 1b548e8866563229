package dev.keywright.processor.check.distribution;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PatternParts;
import java.util.List;

/**
 * Who knows all of a row but what was drawn at random still has to look for it. Of a single part,
 * several rows are meant.
 */
final class RandomSaltGet implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    List<Part> known = layout.parts().filter(Part::isOfEntity).toList();
    layout
        .parts()
        .filter(part -> part.is(Kind.SUFFIX))
        .forEach(
            suffix ->
                PatternParts.of(layout).stream()
                    .filter(question -> known.size() > 1 && question.equal().equals(known))
                    .forEach(question -> report(layout, question, suffix, findings)));
  }

  private static void report(Layout layout, PatternParts question, Part suffix, Findings findings) {
    findings
        .warning(CheckId.KW210, question.pattern().spot(), "equal")
        .problem(
            "%s cannot find one %s: %s is random and not known to the reader, so it reads"
                + " every row with the same %s",
            question.shown(),
            layout.entity().type().name(),
            suffix.name(),
            Part.names(question.equal()))
        .fix(fix(layout, question, suffix));
  }

  private static Fix fix(Layout layout, PatternParts question, Part suffix) {
    List<Part> known = question.equal();
    Part last = known.get(known.size() - 1);
    List<String> others = known.subList(0, known.size() - 1).stream().map(Part::name).toList();
    EntityEdits edits = new EntityEdits(layout);
    Change told =
        new Edits(layout)
            .declare(last, "uniqueWithin", others)
            .and(edits.removeSuffix(suffix))
            .as("if these tell rows apart");
    Change unasked = edits.remove(question.pattern()).as("and read by the whole key");
    return Fix.of(told, unasked);
  }
}
