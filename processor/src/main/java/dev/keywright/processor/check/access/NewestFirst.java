package dev.keywright.processor.check.access;

import dev.keywright.description.store.StoreProfile;
import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.QuestionCheck;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PatternParts;
import dev.keywright.processor.store.OwnStore;
import java.util.List;
import java.util.Optional;

/** Newest first needs a part that has an order, and that decides the order of the rows. */
final class NewestFirst implements QuestionCheck {
  private static final Attribute DESCENDING =
      new Attribute("direction", new Attribute.Name("Direction", "DESC"));
  private static final String OTHER_PART =
      "put an ordered time after the parts of equal, with direction = Direction.DESC";

  @Override
  public void check(Layout layout, PatternParts question, Findings findings) {
    // A question that skips a part is told so.
    if (question.pattern().newestFirst() && question.skipped().isEmpty()) {
      question
          .leading()
          .ifPresentOrElse(
              part -> check(layout, question, part, findings),
              () -> reportOne(layout, question, findings));
    }
  }

  private static void reportOne(Layout layout, PatternParts question, Findings findings) {
    findings
        .error(CheckId.KW404, question.pattern().spot(), "newestFirst")
        .problem(
            "%s fixes all parts of the key, so it reads one row, and newestFirst has nothing to"
                + " sort",
            question.shown())
        .fix(Fix.of(leave(layout, question)));
  }

  private static void check(Layout layout, PatternParts question, Part part, Findings findings) {
    boolean isSorted = part.keepsOrder() && !part.is(Kind.SUFFIX);
    if (isSorted && !part.encoding().isLargestFirst()) {
      checkAscending(layout, question, part, findings);
    }
    if (isSorted || question.range().isPresent()) {
      // Of a range over what has no order, RangeOverHash speaks.
      return;
    }
    findings
        .error(CheckId.KW404, question.pattern().spot(), "newestFirst")
        .problem(
            "%s asks for the newest rows first, but its rows are sorted by %s, and the key"
                + " does not keep %s sorted",
            question.shown(), part.name(), part.name())
        .fix(Fix.of(new Advice(OTHER_PART), leave(layout, question)));
  }

  // A range that is read backward does as well, where the store can.
  private static void checkAscending(
      Layout layout, PatternParts question, Part part, Findings findings) {
    StoreProfile profile = OwnStore.of(layout);
    boolean isKnown = profile.store().isPresent();
    if (!profile.sortsRows() || (isKnown && profile.readsBackward())) {
      return;
    }
    findings
        .report(
            CheckId.KW404,
            isKnown ? Severity.WARNING : Severity.INFO,
            question.pattern().spot(),
            "newestFirst")
        .problem(
            "%s asks for the newest rows first, but %s is ascending, and %s",
            question.shown(),
            part.name(),
            isKnown
                ? profile.title() + " cannot read a range backward: the smallest values come first"
                : "not every store can read a range backward")
        .fix(
            new Fix(List.of(), OTHER_PART)
                .or(
                    Optional.of(new Edits(layout).set(part, DESCENDING))
                        .filter(it -> canDescend(layout, part)))
                .or(leave(layout, question).as("and read the range to its end")));
  }

  private static Change leave(Layout layout, PatternParts question) {
    return new EntityEdits(layout).ask(question.pattern(), List.of(), "newestFirst");
  }

  private static boolean canDescend(Layout layout, Part part) {
    return part.isOfEntity()
        && !part.declaration().nativeType()
        && part.encoding().time().filter(it -> !it.isOfDigits()).isEmpty()
        && part.type().signature().filter(it -> it.kind().canDescend(layout.format())).isPresent();
  }
}
