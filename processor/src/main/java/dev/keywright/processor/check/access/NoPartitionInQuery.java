package dev.keywright.processor.check.access;

import dev.keywright.description.store.StoreProfile;
import dev.keywright.description.store.Trait;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.QuestionCheck;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Naming;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PatternParts;
import dev.keywright.processor.store.Amounts;
import dev.keywright.processor.store.Averages;
import dev.keywright.processor.store.OwnStore;
import java.util.List;
import java.util.OptionalLong;

/** A question that fixes nothing of the partition key asks every partition. */
final class NoPartitionInQuery implements QuestionCheck {

  @Override
  public void check(Layout layout, PatternParts question, Findings findings) {
    StoreProfile profile = OwnStore.of(layout);
    boolean isScan = question.range().isEmpty();
    // Of a question that skips a part or leaves a partition key open, another check speaks.
    boolean isOfNone =
        question.equal().isEmpty() && question.skipped().isEmpty() && question.isFixed();
    // Ranges of sorted keys are neighbours; only some stores ask every partition for them.
    if (!isOfNone || (!isScan && !profile.is(Trait.ASKS_EVERY_PARTITION))) {
      return;
    }
    boolean isRefused = isScan && profile.is(Trait.REFUSES_FULL_SCANS);
    List<Part> parts = question.parts();
    String first = parts.isEmpty() ? "the bucket" : parts.get(0).name();
    OptionalLong requests = Averages.of(layout).requests(question);
    findings
        .report(
            CheckId.KW402,
            isRefused ? Severity.ERROR : Severity.WARNING,
            question.pattern().spot(),
            isScan ? "" : question.attribute())
        .problem(
            "%s does not fix %s, so %s%s",
            question.shown(),
            first,
            isRefused
                ? profile.title() + " refuses it as a full scan"
                : isScan ? "it reads the whole table" : profile.title() + " asks every partition",
            requests.isPresent() && isScan
                ? ", in " + Amounts.number(requests.getAsLong()) + " requests"
                : "")
        .fix(fix(layout, question, first));
  }

  private static Fix fix(Layout layout, PatternParts question, String first) {
    List<Attribute> fixing = List.of(Attribute.names("equal", List.of(first)));
    Change fixed = new EntityEdits(layout).ask(question.pattern(), fixing, range(question, first));
    String key = ShownValue.of("by" + Naming.capitalized(question.pattern().name()));
    String other =
        "give this query a key of its own that begins with a part it fixes:"
            + " @PartitionKey(order = 0, key = %s)";
    return Fix.of(fixed, new Advice(other.formatted(key)));
  }

  // What is fixed has no range any more.
  private static String[] range(PatternParts question, String first) {
    return question.pattern().asked().filter(first::equals).isPresent()
        ? new String[] {question.attribute()}
        : new String[0];
  }
}
