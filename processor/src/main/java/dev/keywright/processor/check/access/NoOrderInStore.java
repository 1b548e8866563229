package dev.keywright.processor.check.access;

import dev.keywright.description.store.StoreProfile;
import dev.keywright.processor.check.advice.OwnerAdvice;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.QuestionCheck;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Moves;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PatternParts;
import dev.keywright.processor.store.OwnStore;
import java.util.List;
import java.util.Optional;

/** A store that hashes partition keys has no ranges of them; some sort nothing at all. */
final class NoOrderInStore implements QuestionCheck {

  @Override
  public void check(Layout layout, PatternParts question, Findings findings) {
    StoreProfile profile = OwnStore.of(layout);
    boolean isAnswered = profile.sortsPartitions() && profile.sortsRows() && question.isFixed();
    if (!isAnswered && question.skipped().isEmpty()) {
      check(layout, question, profile, findings);
    }
  }

  private static void check(
      Layout layout, PatternParts question, StoreProfile profile, Findings findings) {
    List<Part> partition = layout.partitionParts();
    boolean isWhole = question.equal().containsAll(partition);
    boolean isScan = question.isFixed() && question.equal().isEmpty() && question.range().isEmpty();
    String title = profile.title();
    if (!isWhole && !isScan && !(question.isFixed() && profile.sortsPartitions())) {
      String open =
          partition.stream()
              .filter(part -> !question.equal().contains(part))
              .map(Part::name)
              .findFirst()
              .orElse("");
      findings
          .error(
              CheckId.KW406,
              question.pattern().spot(),
              question.range().isPresent() ? question.attribute() : "equal")
          .problem(
              "%s does not fix %s, and %s",
              question.shown(),
              open,
              question.isFixed()
                  ? title + " needs the complete partition key"
                  : "a store looks up a partition key of several columns only by all of them")
          .fix(moved(layout, question, partition, open));
    } else if (isWhole
        && !profile.sortsRows()
        && (question.range().isPresent() || question.pattern().newestFirst())) {
      String order = question.range().isPresent() ? question.attribute() : "newestFirst";
      Change unordered = new EntityEdits(layout).ask(question.pattern(), List.of(), order);
      findings
          .error(CheckId.KW406, question.pattern().spot(), order)
          .problem("%s asks for an order of keys, and %s keeps none", question.shown(), title)
          .fix(Fix.of(unordered.as("and sort the rows after you read them")));
    }
  }

  private static Fix moved(
      Layout layout, PatternParts question, List<Part> partition, String open) {
    Change unasked = new EntityEdits(layout).remove(question.pattern());
    boolean isFirst = partition.get(0).name().equals(open);
    return isFirst
        ? leading(layout, open).or(unasked)
        : new Fix(List.of(), "")
            .or(layout.part(open).flatMap(it -> new Moves(layout).toSort(it)))
            .or(unasked);
  }

  private static Fix leading(Layout layout, String open) {
    Optional<Part> owner = layout.part(open).flatMap(it -> OwnerAdvice.behind(layout, it));
    return owner
        .flatMap(it -> OwnerAdvice.leading(layout, it, 1))
        .map(Fix::of)
        .orElseGet(
            () ->
                Fix.advice(
                    ("make a part that the pattern always knows the partition key, such"
                            + " as a device: write @SortKey for %s, and equal = \"device\" in the"
                            + " access pattern")
                        .formatted(open)));
  }
}
