package dev.keywright.processor.check;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.Question;
import dev.keywright.processor.store.Profiles;
import dev.keywright.processor.store.StoreProfile;

/** Newest first needs a part that has an order, and that decides the order of the rows. */
final class NewestFirst implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (Question question : Question.of(layout)) {
      // A question that skips a part is told so.
      if (question.pattern().newestFirst() && question.skipped().isEmpty()) {
        question
            .leading()
            .ifPresentOrElse(
                part -> check(question, part, Profiles.of(layout), findings),
                () -> reportOne(question, findings));
      }
    }
  }

  private static void reportOne(Question question, Findings findings) {
    findings.error(
        CheckId.KW404,
        question.pattern().spot(),
        "newestFirst",
        question.shown() + " fixes all parts of the key, so there is one row and no order",
        "leave newestFirst out");
  }

  private static void check(Question question, Part part, StoreProfile profile, Findings findings) {
    boolean isSorted = part.keepsOrder() && !(part.type() instanceof PartType.Suffix);
    if (isSorted && !part.options().descending()) {
      checkAscending(question, part, profile, findings);
    }
    if (isSorted || question.range().isPresent()) {
      // Of a range over what has no order, RangeOverHash speaks.
      return;
    }
    findings.error(
        CheckId.KW404,
        question.pattern().spot(),
        "newestFirst",
        question.shown()
            + " wants the newest rows first, but they come in the order of "
            + part.name()
            + ", which is not kept sorted",
        "let an ordered time follow the parts of equal, with direction = Direction.DESC");
  }

  // A range that is read backward does as well, where the store can.
  private static void checkAscending(
      Question question, Part part, StoreProfile profile, Findings findings) {
    boolean isKnown = profile.store().isPresent();
    if (!profile.sortsRows() || (isKnown && profile.readsBackward())) {
      return;
    }
    findings.add(
        new Finding(
            CheckId.KW404,
            isKnown ? Severity.WARNING : Severity.INFO,
            question.pattern().spot(),
            "newestFirst",
            question.shown()
                + " wants the newest rows first, and "
                + (isKnown
                    ? profile.title() + " returns the smallest " + part.name() + " first, always"
                    : part.name() + " is ascending: not every store can read a range backward"),
            "",
            "write direction = Direction.DESC for " + part.name()));
  }
}
