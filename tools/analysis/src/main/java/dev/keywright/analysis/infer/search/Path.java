package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.reading.Dependence;
import dev.keywright.analysis.infer.reading.Proposals;
import dev.keywright.analysis.infer.reading.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Items of a column from its beginning on.
 *
 * @param before the items before the last one; null if it is the first
 * @param last null at the beginning
 * @param bits the description length of all items
 */
record Path(@Nullable Path before, @Nullable Step last, double bits) {
  static final Path START = new Path(null, null, 0);

  /**
   * The description length of this path and one more item.
   *
   * @param proposals say what it costs that nothing is between two parts, or only a byte
   */
  double bitsWith(Step step, Proposals proposals) {
    return bits + step.bits() + between(step, proposals);
  }

  /** What the part before tells of another one. */
  double saved(Step step, Dependence dependence, Proposals proposals) {
    if (last == null || step.isLiteral()) {
      return 0;
    }
    Step front = !last.isLiteral() || before == null ? last : before.last;
    return front == null || front.isLiteral() || !proposals.areApart(front, last, step)
        ? 0
        : dependence.saved(front, step);
  }

  private double between(Step step, Proposals proposals) {
    if (last == null) {
      return 0;
    }
    if (step.isLiteral()) {
      return last.hasWidth() ? proposals.besideWidth(step) : 0;
    }
    if (!last.isLiteral()) {
      return proposals.touching(last, step);
    }
    Step front = before == null ? null : before.last;
    boolean isKnown = front != null && front.hasWidth();
    double beside = step.hasWidth() && !isKnown ? proposals.besideWidth(last) : 0;
    return step.hasWidth() ? beside + proposals.cutNumber(last, step) : beside;
  }

  /**
   * Whether an item can follow: between two literals, or after an open part, none can. A character
   * before a text belongs to the text: first letters differ from others in all languages. So does a
   * sign behind one, such as the last digit of all names.
   */
  boolean takes(Step step) {
    if (last == null) {
      return true;
    }
    if (!last.isLiteral() && last.isLetter() && step.isContent()) {
      return false;
    }
    if (last.isCharacter() && (step.isCharacter() || step.isOpenText())) {
      return false;
    }
    if (step.isLiteral()) {
      return !last.isLiteral();
    }
    if ((last.isTail() || last.isFixedText()) && step.isSign()) {
      return false;
    }
    return last.isClosed() && (step.hasWidth() || !isBehindTail());
  }

  /** Whether only parts of a fixed width can follow. */
  private boolean isBehindTail() {
    for (Path path = this; path.before != null && path.last != null; path = path.before) {
      if (path.last.isTail()) {
        return true;
      }
    }
    return false;
  }

  List<Step> steps() {
    List<Step> steps = new ArrayList<>();
    for (Path path = this; path.before != null && path.last != null; path = path.before) {
      steps.add(path.last);
    }
    Collections.reverse(steps);
    return steps;
  }
}
