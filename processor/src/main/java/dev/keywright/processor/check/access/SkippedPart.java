package dev.keywright.processor.check.access;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.QuestionCheck;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Moves;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PatternParts;
import dev.keywright.processor.store.OwnStore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Keys are sorted from the left, so a question must fix its parts from the left, too. */
final class SkippedPart implements QuestionCheck {

  @Override
  public void check(Layout layout, PatternParts question, Findings findings) {
    if (question.range().filter(question.equal()::contains).isPresent()) {
      String range = question.range().orElseThrow().name();
      findings
          .error(CheckId.KW403, question.pattern().spot(), question.attribute())
          .problem(question.shown() + " fixes " + range + " and " + question.asks() + "it")
          .fix(Fix.of(unequal(layout, question, range), unranged(layout, question)));
    } else {
      question.skipped().ifPresent(part -> report(layout, question, part, findings));
    }
  }

  private static void report(
      Layout layout, PatternParts question, Part skipped, Findings findings) {
    boolean isRange = question.range().filter(skipped::equals).isPresent();
    String order = Part.names(layout.parts().toList());
    List<Part> missing = missing(question);
    String next = (isRange ? after(question, skipped) : last(question)).name();
    String problem =
        isRange
            ? "%s %s%s before it fixes %s: the rows with that %s are scattered over the range"
                .formatted(question.shown(), question.asks(), skipped.name(), next, next)
            : "%s skips %s: the rows with this %s are scattered over %s"
                .formatted(question.shown(), Part.names(missing), next, rows(question, skipped));
    findings
        .error(CheckId.KW403, question.pattern().spot(), isRange ? question.attribute() : "equal")
        .problem(problem + " (the key is " + order + ")")
        .fix(
            isRange
                ? reordered(layout, question)
                : Fix.of(
                        new EntityEdits(layout)
                            .ask(question.pattern(), List.of(equal(question, missing))))
                    .or(reordered(layout, question).changes().stream().findFirst()));
  }

  /** The order in which one range answers: what the question fixes is the partition key. */
  private static Fix reordered(Layout layout, PatternParts question) {
    List<String> order =
        question.order().stream()
            .filter(it -> layout.part(it).filter(Part::isOfEntity).isPresent())
            .toList();
    int partition = (int) layout.partitionParts().stream().filter(Part::isOfEntity).count();
    int known =
        OwnStore.of(layout).sortsPartitions() ? partition : Math.max(1, question.equal().size());
    return new Fix(
            List.of(), "give this query a key of its own, in the order " + String.join(", ", order))
        .or(new Moves(layout).inOrder(order, Math.min(partition, known)));
  }

  private static Attribute equal(PatternParts question, List<Part> missing) {
    return Attribute.names(
        "equal",
        question.parts().stream()
            .filter(it -> question.equal().contains(it) || missing.contains(it))
            .map(Part::name)
            .toList());
  }

  private static Change unranged(Layout layout, PatternParts question) {
    return new EntityEdits(layout).ask(question.pattern(), List.of(), question.attribute());
  }

  private static Change unequal(Layout layout, PatternParts question, String range) {
    List<String> others =
        question.equal().stream().map(Part::name).filter(it -> !it.equals(range)).toList();
    EntityEdits edits = new EntityEdits(layout);
    return (others.isEmpty()
        ? edits.ask(question.pattern(), List.of(), "equal")
        : edits.ask(question.pattern(), List.of(Attribute.names("equal", others))));
  }

  /** All rows with the parts that are fixed before the one that is skipped. */
  private static String rows(PatternParts question, Part skipped) {
    List<String> before =
        question.parts().subList(0, question.parts().indexOf(skipped)).stream()
            .map(Part::name)
            .toList();
    return before.isEmpty()
        ? "the whole table"
        : "all rows with that " + String.join(" and ", before);
  }

  /** All parts that it does not fix, before the last one that it needs. */
  private static List<Part> missing(PatternParts question) {
    List<Part> parts = question.parts();
    return parts.subList(0, parts.indexOf(last(question))).stream()
        .filter(part -> !question.equal().contains(part))
        .filter(part -> question.range().filter(part::equals).isEmpty())
        .toList();
  }

  private static Part last(PatternParts question) {
    List<Part> parts = new ArrayList<>(question.equal());
    question.range().ifPresent(parts::add);
    return Collections.max(parts, Comparator.comparingInt(question.parts()::indexOf));
  }

  /** The part of the question that follows the one it skips. */
  private static Part after(PatternParts question, Part skipped) {
    int index = question.parts().indexOf(skipped);
    return question.parts().subList(index + 1, question.parts().size()).stream()
        .filter(
            part ->
                question.equal().contains(part)
                    || question.range().filter(part::equals).isPresent())
        .findFirst()
        .orElse(skipped);
  }
}
