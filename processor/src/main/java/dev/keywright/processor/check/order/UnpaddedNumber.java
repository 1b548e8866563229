package dev.keywright.processor.check.order;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.advice.PaddingAdvice;
import dev.keywright.processor.check.counterexample.Misorder;
import dev.keywright.processor.check.counterexample.SamplePart;
import dev.keywright.processor.example.ColumnText;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.NumberRange;
import dev.keywright.processor.model.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Digits of different lengths do not sort as their numbers do. */
final class UnpaddedNumber implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (SamplePart samples : SamplePart.all(layout)) {
      if (!samples.isCopy()) {
        misorder(samples).ifPresent(it -> report(layout, samples.column(), it, findings));
      }
    }
  }

  /** Two numbers that a part without padding puts into the wrong order. */
  static Optional<Misorder> misorder(SamplePart samples) {
    Part part = samples.part();
    boolean isCandidate = part.is(Kind.WHOLE) && !part.encoding().isPadded() && part.keepsOrder();
    return isCandidate ? Misorder.first(samples, pairs(samples.column(), part)) : Optional.empty();
  }

  private static void report(Layout layout, Column column, Misorder witness, Findings findings) {
    Part part = witness.part();
    boolean descending = part.encoding().descending();
    String reason =
        descending
            ? " without padding, so direction = DESC has no digits to invert: "
            : " without padding, so ";
    Fix pad = Fix.of(PaddingAdvice.change(layout, part));
    findings
        .report(CheckId.KW101, UnsortedColumn.severity(layout, column), part.spot(), "")
        .problem(
            "%s is written%s%s%s",
            part.name(), reason, witness.fromLower(), UnsortedColumn.excuse(layout, column))
        .fix(descending ? pad : pad.or(DropOrder.change(layout, part)));
  }

  // The first pairs are easy to recognise. The others find a misorder wherever there is one: two
  // lengths meet at a power of ten, and of any three negative numbers two have the same length.
  private static List<Misorder.Pair> pairs(Column column, Part part) {
    List<Misorder.Pair> pairs = new ArrayList<>();
    long step = ColumnText.step(part);
    if (column.isLast(part)) {
      pairs.add(pair(6777, 66661));
    }
    pairs.add(pair(54, 167));
    pairs.add(pair(1, 2));
    long power = 10;
    while (power < Long.MAX_VALUE / 10) {
      pairs.add(pair(power - 1, power));
      // The last multiple below the power, and the first one from it on.
      long below = (power - 1) / step;
      pairs.add(multiples(below, below + 1, step));
      power *= 10;
    }
    pairs.add(pair(power - 1, power));
    for (long number = -2; number <= 0; number++) {
      pairs.add(multiples(number, number + 1, step));
    }
    long least = -Math.floorDiv(-NumberRange.of(part).min(), step);
    if (least < Long.MAX_VALUE / step - 1) {
      pairs.add(multiples(least, least + 1, step));
      pairs.add(multiples(least + 1, least + 2, step));
    }
    return pairs;
  }

  private static Misorder.Pair multiples(long lower, long upper, long step) {
    return pair(lower * step, upper * step);
  }

  private static Misorder.Pair pair(long lower, long upper) {
    return new Misorder.Pair(lower, upper);
  }
}
