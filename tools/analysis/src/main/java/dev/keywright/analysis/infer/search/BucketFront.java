package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.reading.Proposals;
import dev.keywright.analysis.infer.reading.Step;
import dev.keywright.analysis.infer.sample.ColumnSample;
import dev.keywright.analysis.infer.sample.ItemBoundary;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.analysis.infer.sample.StoredNumbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Optional;

/**
 * The first byte of BINARY that differs between keys, where it looks like a bucket. A bucket and
 * what it is computed from are often shorter as one number or text, so the best paths have no cut
 * behind it. This one has: the rest of the column is searched from there.
 *
 * @param steps the byte, and a literal before it
 * @param end of the byte
 */
record BucketFront(List<Step> steps, ItemBoundary end) {
  private static final int LONGEST_LITERAL = 4;

  /** Tables have seldom more buckets; bytes of other numbers are larger. */
  private static final int MOST = 128;

  private static final int LARGEST_FIRST = 8;

  static Optional<BucketFront> of(ColumnSample sample) {
    int literal = sample.common(sample.start()).length;
    ItemBoundary from = sample.start().plus(literal);
    if (literal > LONGEST_LITERAL || sample.least(from) < 2 || !areNumbered(sample, from)) {
      return Optional.empty();
    }
    List<Step> steps = new ArrayList<>();
    if (literal > 0) {
      steps.add(shortest(sample, sample.start(), from));
    }
    steps.add(shortest(sample, from, from.plus(1)));
    return Optional.of(new BucketFront(steps, from.plus(1)));
  }

  /** Whether the bytes are small numbers. Few keys do not have all of them. */
  private static boolean areNumbered(ColumnSample sample, ItemBoundary from) {
    LongSummaryStatistics bytes =
        Arrays.stream(StoredNumbers.bigEndian(new Span(sample, from, from.plus(1))))
            .summaryStatistics();
    return bytes.getMax() <= MOST && bytes.getMin() <= LARGEST_FIRST;
  }

  /** What is the same in all keys is a literal here, and what is not cannot be one. */
  private static Step shortest(ColumnSample sample, ItemBoundary from, ItemBoundary to) {
    boolean isLiteral = new Span(sample, from, to).isConstant();
    return Proposals.of(false, sample, (a, b) -> a.equals(from) && b.equals(to))
        .after(from)
        .stream()
        .filter(step -> step.isLiteral() == isLiteral && step.to().equals(to))
        .min(Comparator.comparingDouble(Step::bits))
        .orElseThrow();
  }

  /** The whole column, of which a path has what is behind the byte. */
  ColumnPath before(ColumnPath rest) {
    List<Step> all = new ArrayList<>(steps);
    all.addAll(rest.steps());
    double bits = steps.stream().mapToDouble(Step::bits).sum() + Priors.TOUCHING_BYTES;
    return new ColumnPath(Optional.empty(), all, bits + rest.bits());
  }
}
