package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.Bits;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.ItemBoundary;
import dev.keywright.analysis.infer.sample.Span;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * What the values of one part tell of those of the next one: a plant has some of the sensors, and
 * the orders of a customer have numbers close to each other. One part made of both would get this
 * saving from the list of its values. Without it here, two parts would look dearer than one.
 */
public final class Dependence {
  /** What it takes to say how the values of one group lie. */
  private static final double CHOICE = 2;

  /** What a part takes at least, of what it takes by itself. */
  private static final double LEAST = 0.1;

  private final Map<Place, Ranks> ranks = new HashMap<>();
  private final Map<List<Place>, Double> known = new HashMap<>();

  private record Place(ItemBoundary from, ItemBoundary to) {
    static Place of(Step step) {
      return new Place(step.from(), step.to());
    }
  }

  /**
   * The values of a part by their places in the order of all that there are.
   *
   * @param of each key
   * @param distinct how many values there are
   * @param bits of all places
   */
  @SuppressWarnings("ArrayRecordComponent")
  private record Ranks(int[] of, int distinct, double bits) {
    static Ranks of(Span span) {
      List<byte[]> contents = span.contents();
      Comparator<byte[]> order =
          span.all(Bytes::isDigit)
              ? Comparator.<byte[]>comparingInt(it -> it.length)
                  .thenComparing(Arrays::compareUnsigned)
              : Arrays::compareUnsigned;
      int[] sorted =
          IntStream.range(0, contents.size())
              .boxed()
              .sorted(Comparator.comparing(contents::get, order))
              .mapToInt(Integer::intValue)
              .toArray();
      int[] ranks = new int[sorted.length];
      int[] counts = new int[sorted.length];
      int rank = -1;
      for (int i = 0; i < sorted.length; i++) {
        boolean isNew =
            i == 0 || !Arrays.equals(contents.get(sorted[i]), contents.get(sorted[i - 1]));
        rank += isNew ? 1 : 0;
        ranks[sorted[i]] = rank;
        counts[rank]++;
      }
      int distinct = rank + 1;
      double even = ranks.length * Bits.of(distinct);
      double often = Bits.ofCounts(Arrays.copyOf(counts, distinct), ranks.length);
      return new Ranks(ranks, distinct, Math.min(even, often));
    }
  }

  /** The bits that the next part takes less, if one knows the first one. */
  public double saved(Step first, Step next) {
    double saved =
        known.computeIfAbsent(
            List.of(Place.of(first), Place.of(next)), places -> saved(ranks(first), ranks(next)));
    return Math.min(saved, (1 - LEAST) * next.bits());
  }

  private Ranks ranks(Step step) {
    return ranks.computeIfAbsent(Place.of(step), it -> Ranks.of(step.span()));
  }

  private static double saved(Ranks first, Ranks next) {
    int keys = first.of().length;
    if (first.distinct() < 2 || next.distinct() < 2 || 2 * first.distinct() > keys) {
      return 0;
    }
    int[] ends = new int[first.distinct()];
    for (int rank : first.of()) {
      ends[rank]++;
    }
    Arrays.parallelPrefix(ends, Integer::sum);
    int[] grouped = new int[keys];
    int[] free = new int[ends.length];
    System.arraycopy(ends, 0, free, 1, ends.length - 1);
    for (int key = 0; key < keys; key++) {
      grouped[free[first.of()[key]]++] = next.of()[key];
    }
    double ofOne = next.bits() / keys;
    double saved = -CHOICE;
    int from = 0;
    for (int end : ends) {
      double alone = (end - from) * ofOne;
      saved += Math.max(-1, alone - bits(grouped, from, end, next.distinct()) - CHOICE);
      from = end;
    }
    return Math.max(0, saved);
  }

  /** The ranks of one group: all between two, or which there are and how often each comes. */
  private static double bits(int[] grouped, int from, int to, int all) {
    int size = to - from;
    if (size < 2) {
      return Double.POSITIVE_INFINITY;
    }
    Arrays.sort(grouped, from, to);
    int[] counts = new int[size];
    int distinct = 0;
    for (int i = from; i < to; i++) {
      distinct += i == from || grouped[i] != grouped[i - 1] ? 1 : 0;
      counts[distinct - 1]++;
    }
    double width = grouped[to - 1] - grouped[from] + 1.0;
    double window = Bits.of(all) + Bits.of(all / width) + size * Bits.of(width);
    double which = distinct * Bits.of(all) - Bits.ofFactorial(distinct);
    double some =
        Math.max(0, which) + Bits.of(size) + Bits.ofCounts(Arrays.copyOf(counts, distinct), size);
    return Math.min(window, some);
  }
}
