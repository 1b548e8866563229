package dev.keywright.processor.check.access;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.QuestionCheck;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Membership;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PatternParts;
import java.util.List;
import java.util.stream.Collectors;

/** A range of a column that all members share holds rows of all members. */
final class RangeOfFamily implements QuestionCheck {

  @Override
  public void check(Layout layout, PatternParts question, Findings findings) {
    // Of a question that skips a part, another check speaks.
    if (question.skipped().isEmpty()) {
      question.leftToFamily().ifPresent(part -> report(layout, question, part, findings));
    }
  }

  private static void report(Layout layout, PatternParts question, Part part, Findings findings) {
    boolean isRange = question.range().filter(part::equals).isPresent();
    String families =
        layout.entity().families().stream()
            .filter(it -> it.keyName().equals(layout.keyName()))
            .map(Membership::family)
            .map(it -> it.name())
            .collect(Collectors.joining(", "));
    findings
        .error(CheckId.KW407, question.pattern().spot(), isRange ? question.attribute() : "")
        .problem(
            "%s%s, and other entities of %s have rows between these",
            question.shown(),
            isRange ? " " + question.asks() + part.name() : " does not fix " + part.name(),
            families)
        .fix(
            Fix.of(
                new EntityEdits(layout)
                    .remove(question.pattern())
                    .as("and query the family: its scan() has the ranges of " + part.name()),
                fixed(layout, question, isRange)));
  }

  private static Change fixed(Layout layout, PatternParts question, boolean isRange) {
    List<String> equal = question.ofFamily().stream().map(Part::name).toList();
    String[] left = isRange ? new String[] {question.attribute()} : new String[0];
    return new EntityEdits(layout)
        .ask(question.pattern(), List.of(Attribute.names("equal", equal)), left);
  }
}
