package dev.keywright.processor.check;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.Question;

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
                part -> check(question, part, findings), () -> reportOne(question, findings));
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

  private static void check(Question question, Part part, Findings findings) {
    boolean isSorted = part.keepsOrder() && !(part.type() instanceof PartType.Suffix);
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
}
