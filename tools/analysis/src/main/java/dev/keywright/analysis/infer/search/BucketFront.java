package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.reading.Proposals;
import dev.keywright.analysis.infer.reading.Step;
import dev.keywright.analysis.infer.sample.Bytes;
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
 * The first number of a column that differs between keys, if it looks like a bucket: a byte of
 * BINARY, or the digits of TEXT in front of anything else. Together with the part that it is
 * computed from, a bucket often reads as one shorter number or text, so the best paths have no cut
 * after it. Here, the rest of the column is searched from there on.
 *
 * @param steps the number, and a literal before it
 * @param end of the number
 */
record BucketFront(List<Step> steps, ItemBoundary end) {
  private static final int LONGEST_LITERAL = 4;

  /** Few tables have more buckets, and the bytes of most numbers are larger. */
  private static final int MOST = 128;

  /** People seldom write digits of more buckets in front. */
  private static final int MOST_IN_TEXT = 1000;

  private static final int LARGEST_FIRST = 8;
  private static final int WIDEST = 4;

  static Optional<BucketFront> of(boolean isText, ColumnSample sample) {
    int literal = literal(isText, sample);
    ItemBoundary from = sample.start().plus(literal);
    ItemBoundary to = from.plus(isText ? digits(sample, from) : 1);
    boolean isFront = from.isBefore(to) && sample.least(from) > to.at(0) - from.at(0);
    if (literal > LONGEST_LITERAL || !isFront || !areNumbered(isText, new Span(sample, from, to))) {
      return Optional.empty();
    }
    List<Step> steps = new ArrayList<>();
    if (literal > 0) {
      shortest(isText, sample, sample.start(), from).ifPresent(steps::add);
    }
    int before = steps.size();
    shortest(isText, sample, from, to).ifPresent(steps::add);
    boolean isWhole = before == Math.min(1, literal) && steps.size() > before;
    return isWhole ? Optional.of(new BucketFront(steps, to)) : Optional.empty();
  }

  /** How many bytes are before it: the first digits of a number may be the same in all keys. */
  private static int literal(boolean isText, ColumnSample sample) {
    byte[] common = sample.common(sample.start());
    int length = common.length;
    while (isText && length > 0 && Bytes.isDigit(common[length - 1])) {
      length--;
    }
    return length;
  }

  /** How many digits all keys have there; 0 if some have more. */
  private static int digits(ColumnSample sample, ItemBoundary from) {
    int digits = sample.run(from, Bytes::isDigit, WIDEST);
    return sample.run(from.plus(digits), b -> !Bytes.isDigit(b), 1) == 1 ? digits : 0;
  }

  /** Whether they are small numbers; a small sample lacks some of them. */
  private static boolean areNumbered(boolean isText, Span span) {
    LongSummaryStatistics numbers =
        Arrays.stream(isText ? StoredNumbers.decimal(span, false) : StoredNumbers.bigEndian(span))
            .summaryStatistics();
    return numbers.getMax() <= (isText ? MOST_IN_TEXT : MOST)
        && numbers.getMin() <= LARGEST_FIRST
        && numbers.getMin() < numbers.getMax();
  }

  /** The shortest step: a literal if all keys have the same bytes, and else a part. */
  private static Optional<Step> shortest(
      boolean isText, ColumnSample sample, ItemBoundary from, ItemBoundary to) {
    boolean isLiteral = new Span(sample, from, to).isConstant();
    return Proposals.of(isText, sample, (a, b) -> a.equals(from) && b.equals(to))
        .after(from)
        .stream()
        .filter(step -> step.isLiteral() == isLiteral && step.to().equals(to))
        .min(Comparator.comparingDouble(Step::bits));
  }

  /** The path of the whole column, from that of what follows the number. */
  ColumnPath before(ColumnPath rest) {
    List<Step> all = new ArrayList<>(steps);
    all.addAll(rest.steps());
    boolean isTouching = rest.steps().isEmpty() || !rest.steps().get(0).isLiteral();
    double between = isTouching ? Priors.TOUCHING_BYTES : 0;
    double bits = steps.stream().mapToDouble(Step::bits).sum() + between;
    return new ColumnPath(Optional.empty(), all, bits + rest.bits());
  }
}
