package dev.keywright.processor.check.form;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Origins;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.StatedEncoding;
import dev.keywright.processor.model.StatedEncoding.Clash;
import dev.keywright.processor.model.StatedFacts;
import dev.keywright.processor.model.Statement;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What is said of a single-value type holds wherever it is a part. What is said of the part may
 * leave fewer values, and no others.
 */
final class WidenedFacts {
  private WidenedFacts() {}

  static void check(Layout layout, Part part, Findings findings) {
    List<Statement> statements = part.facts().origins().statements();
    for (String fact : Facts.NAMES) {
      List<Statement> said = statements.stream().filter(it -> it.facts().says(fact)).toList();
      for (int i = 1; i < said.size(); i++) {
        if (!StatedFacts.narrows(fact, said.get(i - 1).facts(), said.get(i).facts())) {
          report(layout, part, fact, said.get(i - 1), said.get(i), findings);
          break;
        }
      }
    }
    Edits edits = new Edits(layout);
    checkEncoding(part, part.declaration().number(), edits.leaveNumber(part, ""), findings);
    checkEncoding(part, part.declaration().text(), edits.leaveText(part, ""), findings);
  }

  private static void checkEncoding(
      Part part, Optional<StatedEncoding> there, Change removal, Findings findings) {
    Optional<Clash> clash = there.flatMap(StatedEncoding::clash);
    if (clash.isEmpty()) {
      return;
    }
    boolean isOwn = clash.get().isOwn();
    findings
        .error(CheckId.KW017, there.get().reportedAt(part.spot()), "")
        .problem(contradiction(part, clash.get().one(), clash.get().other(), isOwn))
        .fix(
            Fix.of(new Advice("write the same attributes in both"))
                .or(Optional.of(removal).filter(it -> isOwn && !part.isOfElement())));
  }

  private static String contradiction(Part part, String one, String other, boolean isOwn) {
    return "%s%s contradicts %s, which holds wherever the type is a part"
        .formatted(one, isOwn ? " of " + part.name() : "", other);
  }

  private static void report(
      Layout layout, Part part, String fact, Statement outer, Statement inner, Findings findings) {
    boolean isOwn = outer.isOwn();
    findings
        .error(
            CheckId.KW017, isOwn ? part.facts().origins().spot() : part.spot(), isOwn ? fact : "")
        .problem(contradiction(part, shown(fact, outer), shown(fact, inner), isOwn))
        .fix(
            Fix.of(
                    new Advice(
                        "change one of the two, so that the first allows only what the second"
                            + " allows"))
                .or(
                    Optional.of(part)
                        .filter(it -> isOwn && !it.isOfElement())
                        .map(it -> new Edits(layout).undeclare(it, fact))));
  }

  private static String shown(String fact, Statement statement) {
    Object value = Objects.requireNonNull(statement.facts().declared().get(fact));
    return Origins.shown(statement.origin(), fact, value);
  }
}
