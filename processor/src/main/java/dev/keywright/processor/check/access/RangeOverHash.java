package dev.keywright.processor.check.access;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.advice.CodesAdvice;
import dev.keywright.processor.check.advice.SpreadAdvice;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.QuestionCheck;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.HashedParts;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PatternParts;
import dev.keywright.processor.store.LeadingPart;
import java.util.List;
import java.util.Optional;

/** A range needs neighbours: values that are near each other must be keys near each other. */
final class RangeOverHash implements QuestionCheck {

  @Override
  public void check(Layout layout, PatternParts question, Findings findings) {
    question.open().ifPresent(part -> reportOpen(question, part, findings));
    question
        .range()
        .filter(part -> question.open().isEmpty())
        .filter(part -> isScattered(question, part))
        .ifPresent(part -> report(layout, question, part, findings));
    layout
        .hashedParts()
        .filter(hashed -> leavesOpen(question, hashed))
        .ifPresent(hashed -> reportOpen(question, hashed, findings));
  }

  // Before all parts of a hash prefix are fixed, nothing is known of it but for the whole table.
  private static boolean leavesOpen(PatternParts question, HashedParts hashed) {
    boolean isOfNone = question.equal().isEmpty() && question.range().isEmpty();
    boolean isOfFirst = question.range().filter(hashed.parts().get(0)::equals).isPresent();
    return !isOfNone && !isOfFirst && !question.equal().containsAll(hashed.parts());
  }

  private static void reportOpen(PatternParts question, HashedParts hashed, Findings findings) {
    List<String> missing =
        hashed.parts().stream()
            .filter(part -> !question.equal().contains(part))
            .map(Part::name)
            .toList();
    String first = hashed.parts().get(0).name();
    findings
        .error(CheckId.KW401, question.pattern().spot(), "equal")
        .problem(
            "%s does not fix %s, and the hash prefix before %s is of %s: without all parts up"
                + " to there, no single range holds its rows",
            question.shown(), String.join(", ", missing), first, String.join(", ", hashed.of()))
        .fix(
            "add %s to equal, or hash fewer parts: remove hashOf from %s",
            String.join(", ", missing.stream().map(ShownValue::of).toList()), first);
  }

  private static void reportOpen(PatternParts question, Part part, Findings findings) {
    findings
        .error(CheckId.KW401, question.pattern().spot(), "equal")
        .problem(
            "%s fixes %s, but nothing shows where it ends: rows with longer values lie between"
                + " its rows",
            question.shown(), part.name())
        .fix(
            "also fix all parts after %s in its column, or remove the pattern and filter"
                + " the rows of a larger range",
            part.name());
  }

  // That numbers have no beginning is said by another check.
  private static boolean isScattered(PatternParts question, Part part) {
    return question.isPrefix()
        ? part.hash().isPresent() || part.encoding().scatters() || hasNoBeginnings(part)
        : !part.keepsOrder() || part.is(Kind.SUFFIX);
  }

  private static boolean hasNoBeginnings(Part part) {
    return part.encoding().text().isPresent() && !part.hasBeginnings();
  }

  private static void report(Layout layout, PatternParts question, Part part, Findings findings) {
    String name = part.name();
    findings
        .error(CheckId.KW401, question.pattern().spot(), question.attribute())
        .problem(
            "%s %s%s, and %s: no single range holds the rows %s",
            question.shown(),
            question.asks(),
            name,
            reason(part),
            question.isPrefix()
                ? "with the same prefix of " + name
                : "from one " + name + " to another")
        .fix(fix(layout, question, part));
  }

  private static String reason(Part part) {
    if (part.hash().isPresent()) {
      return "its hash prefix scatters its values";
    }
    if (part.encoding().reversed()) {
      return "reversed = true scatters its values";
    }
    if (part.encoding().labels()) {
      return "reversedLabels = true sorts it by its last label";
    }
    if (part.is(Kind.SUFFIX)) {
      return "its characters are random";
    }
    if (hasNoBeginnings(part)) {
      return part.encoding().text().orElseThrow().encoding()
          + " writes other bytes before or after a prefix";
    }
    if (part.losesOrder()) {
      return part.encoding()
          .number()
          .map(form -> form.encoding() + " does not sort its values")
          .orElseGet(
              () -> part.encoding().text().orElseThrow().encoding() + " does not sort its values");
    }
    return part.ordered()
        ? "its codes do not sort as its constants do"
        : "ordered = false says that it is never scanned by range";
  }

  private static Fix fix(Layout layout, PatternParts question, Part part) {
    String name = part.name();
    Edits edits = new Edits(layout);
    Change unasked = new EntityEdits(layout).remove(question.pattern());
    if (part.hash().isPresent()) {
      return Fix.of(
              new Advice("hash the part that owns the rows instead, and put " + name + " after it"))
          .or(bucketed(layout, part));
    }
    if (part.encoding().labels()) {
      return Fix.of(
          unasked.as("and scan the names of a domain with " + name + "().below(\"example.com\")"));
    }
    if (part.encoding().reversed()) {
      return Fix.of(
          edits.leave(part, "reversed"),
          new Advice("put the part that owns the rows first and reverse that part"),
          unasked);
    }
    if (part.is(Kind.SUFFIX)) {
      return Fix.of(
          new EntityEdits(layout)
              .ask(question.pattern(), List.of(), question.attribute())
              .as("for all rows with the parts before it"));
    }
    if (part.losesOrder() || hasNoBeginnings(part)) {
      return Fix.of(unasked.as("and ask for single values of " + name));
    }
    return part.ordered()
        ? Fix.of(
            CodesAdvice.numbered(layout, (PartType.Codes) part.type())
                .to("give the constants codes that sort in their order"),
            unasked)
        : Fix.of(edits.leave(part, "ordered"), unasked);
  }

  private static Optional<Change> bucketed(Layout layout, Part part) {
    return layout.bucket().isPresent()
        ? Optional.empty()
        : Optional.of(
            new Edits(layout)
                .leave(part, part.declaration().hashAttributes())
                .and(SpreadAdvice.bucket(layout, LeadingPart.BUCKETS, List.of(part)))
                .as("which reads one range for each bucket"));
  }
}
