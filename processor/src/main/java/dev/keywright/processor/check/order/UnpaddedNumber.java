package dev.keywright.processor.check.order;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.advice.PaddingAdvice;
import dev.keywright.processor.check.counterexample.Misorder;
import dev.keywright.processor.check.counterexample.SampleColumn;
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
    for (Column column : layout.textColumns()) {
      SampleColumn samples = SampleColumn.of(layout, column);
      for (int i = 0; i < column.parts().size(); i++) {
        Part part = column.parts().get(i);
        if (part.is(Kind.WHOLE) && !layout.isCopy(column, part)) {
          misorder(samples, i)
              .ifPresent(witness -> report(layout, column, part, witness, findings));
        }
      }
    }
  }

  /** Two numbers that a part without padding puts into the wrong order. */
  static Optional<Misorder> misorder(SampleColumn column, int index) {
    Part part = column.column().parts().get(index);
    boolean isCandidate = part.is(Kind.WHOLE) && !part.encoding().isPadded() && part.keepsOrder();
    return isCandidate ? Misorder.first(column, index, pairs(column, part)) : Optional.empty();
  }

  private static void report(
      Layout layout, Column column, Part part, Misorder witness, Findings findings) {
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
        .fix(descending ? pad : pad.or(Unordered.change(layout, part)));
  }

  // The first pairs are easy to recognise. The others find a misorder wherever there is one: two
  // lengths meet at a power of ten, and of any three negative numbers two have the same length.
  private static List<Misorder.Pair> pairs(SampleColumn column, Part part) {
    List<Misorder.Pair> pairs = new ArrayList<>();
    long step = ColumnText.step(part);
    if (column.column().isLast(part)) {
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
