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
 * The first byte of a BINARY column that differs between keys, if it looks like a bucket. Together
 * with the part that it is computed from, a bucket often reads as one shorter number or text, so
 * the best paths have no cut after it. Here, the rest of the column is searched from there on.
 *
 * @param steps the byte, and a literal before it
 * @param end of the byte
 */
record BucketFront(List<Step> steps, ItemBoundary end) {
  private static final int LONGEST_LITERAL = 4;

  /** Few tables have more buckets, and the bytes of most numbers are larger. */
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

  /** Whether the bytes are small numbers; a small sample lacks some of them. */
  private static boolean areNumbered(ColumnSample sample, ItemBoundary from) {
    LongSummaryStatistics bytes =
        Arrays.stream(StoredNumbers.bigEndian(new Span(sample, from, from.plus(1))))
            .summaryStatistics();
    return bytes.getMax() <= MOST && bytes.getMin() <= LARGEST_FIRST;
  }

  /** The shortest step: a literal if all keys have the same bytes, and else a part. */
  private static Step shortest(ColumnSample sample, ItemBoundary from, ItemBoundary to) {
    boolean isLiteral = new Span(sample, from, to).isConstant();
    return Proposals.of(false, sample, (a, b) -> a.equals(from) && b.equals(to))
        .after(from)
        .stream()
        .filter(step -> step.isLiteral() == isLiteral && step.to().equals(to))
        .min(Comparator.comparingDouble(Step::bits))
        .orElseThrow();
  }

  /** The path of the whole column, from that of what follows the byte. */
  ColumnPath before(ColumnPath rest) {
    List<Step> all = new ArrayList<>(steps);
    all.addAll(rest.steps());
    double bits = steps.stream().mapToDouble(Step::bits).sum() + Priors.TOUCHING_BYTES;
    return new ColumnPath(Optional.empty(), all, bits + rest.bits());
  }
}
