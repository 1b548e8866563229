package dev.keywright.processor.check;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.fix.Trial;
import dev.keywright.processor.model.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Judges each change that a finding proposes as if it were made already: what does not silence the
 * finding, or raises another one, is not proposed.
 */
record ProvenFixes(Layout layout, Trial trial, List<Finding> before, boolean isWellFormed) {
  /** The finding, without the changes that would not mend it. */
  Finding of(Finding finding) {
    return finding.fix().changes().isEmpty()
        ? finding
        : finding.withFix(finding.fix().where(change -> isRight(finding, change)));
  }

  private boolean isRight(Finding finding, Change change) {
    Optional<Layout> edited = trial.edited(layout, change.edits());
    return (edited.isEmpty() || isRight(finding, edited.get()))
        && layout.options().beside().stream().allMatch(it -> keepsRows(it, change));
  }

  // An edit of a type is one of every key that has the type.
  private boolean keepsRows(Layout other, Change change) {
    if (!other.options().hasRows()) {
      return true;
    }
    Optional<Layout> edited = trial.edited(other, change.edits());
    return edited.isEmpty() || isSame(other, edited.get()) || !losesRows(edited.get());
  }

  private static boolean isSame(Layout other, Layout edited) {
    return !other.isKnown() || !edited.isKnown() || other.signature().equals(edited.signature());
  }

  // Rows of which no layout is frozen have the bytes of now.
  private static boolean losesRows(Layout edited) {
    Findings found = new Findings();
    Checks.judge(edited, found);
    return edited.options().existing().isPresent()
        || found.all().stream().anyMatch(it -> it.check() == CheckId.KW501);
  }

  // What another finding made needless was not seen, and is new once that one is gone.
  private static Stream<Finding> shown(List<Finding> findings) {
    return findings.stream()
        .filter(
            it ->
                findings.stream()
                    .noneMatch(
                        other -> it.isNeedlessBeside(other, other.spot().equals(it.spot()))));
  }

  // One place may have several faults of one kind.
  private static long count(List<Finding> findings, Finding like) {
    return findings.stream()
        .filter(it -> it.check() == like.check() && it.spot().equals(like.spot()))
        .count();
  }

  private boolean isRight(Finding finding, Layout edited) {
    Findings found = new Findings();
    Checks.judge(edited, found);
    List<Finding> after = found.all();
    boolean isSilent = count(after, finding) < count(before, finding);
    List<CheckId> known = new ArrayList<>(shown(before).map(Finding::check).toList());
    // The finding shall go, and no other one of its check come in its place.
    known.remove(finding.check());
    // Of a design that was not judged before, nobody knows what would have been found.
    return isSilent
        && shown(after)
            .filter(it -> isWellFormed || it.check().isForm())
            .allMatch(it -> known.remove(it.check()));
  }
}
