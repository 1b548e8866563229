package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.reading.KnownSteps;
import dev.keywright.analysis.infer.reading.Proposals;
import dev.keywright.analysis.infer.sample.ColumnSample;
import dev.keywright.analysis.infer.sample.ItemBoundary;
import dev.keywright.analysis.infer.sample.SampledKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * Finds the best paths through one column. Several searches look through its first keys, and what
 * one has read between two cuts, the next ones know.
 */
final class ColumnSearch {
  /** How many keys are looked at first, and then. */
  private static final int[] STAGES = {LayoutSearch.FIRST, 600};

  private final ColumnSample sample;
  private final boolean isText;
  private final boolean isFirst;
  private final BiPredicate<ItemBoundary, ItemBoundary> filter;

  /** What was read, by how many of the first keys that was. */
  private final Map<Integer, KnownSteps> known;

  private ColumnSearch(
      ColumnSample sample,
      boolean isText,
      boolean isFirst,
      BiPredicate<ItemBoundary, ItemBoundary> filter,
      Map<Integer, KnownSteps> known) {
    this.sample = sample;
    this.isText = isText;
    this.isFirst = isFirst;
    this.filter = filter;
    this.known = known;
  }

  /**
   * A search through all keys.
   *
   * @param index of the column
   */
  static ColumnSearch of(
      List<SampledKey> keys, int index, boolean isText, LayoutSearch.CutFilter filter) {
    return new ColumnSearch(
        ColumnSample.of(keys, index),
        isText,
        index == 0,
        (from, to) -> filter.accepts(index, from, to),
        new HashMap<>());
  }

  /** The same through the first keys. */
  ColumnSearch ofFirst(int keys) {
    return new ColumnSearch(sample.first(keys), isText, isFirst, filter, known);
  }

  ColumnSample sample() {
    return sample;
  }

  /** The best paths; those of the first column also with a hash prefix, if it has one. */
  List<ColumnPath> best() {
    Optional<FoundHashPrefix> none = Optional.empty();
    Optional<FoundHashPrefix> hash = isFirst ? HashPrefixSearch.find(sample, isText) : none;
    List<ColumnPath> best = new ArrayList<>(best(sample.start(), none));
    if (hash.isPresent()) {
      best.addAll(best(hash.get().from(), hash));
    }
    best.sort(Comparator.comparingDouble(ColumnPath::bits));
    return best;
  }

  /** The best paths with a bucket in front. */
  List<ColumnPath> behind(BucketFront front) {
    return best(front.end(), Optional.empty()).stream().map(front::before).toList();
  }

  /** All paths are tried with few keys, the good ones with more, and the best ones with all. */
  private List<ColumnPath> best(ItemBoundary start, Optional<FoundHashPrefix> hash) {
    BiPredicate<ItemBoundary, ItemBoundary> isWorthIt = filter;
    int looked = 0;
    for (int keys : STAGES) {
      int first = Math.min(keys, sample.size());
      if (first == looked) {
        break;
      }
      looked = first;
      Optional<FoundHashPrefix> inFew = hash.map(it -> it.ofFirst(first));
      BiPredicate<ItemBoundary, ItemBoundary> before = isWorthIt;
      ColumnSample few = sample.first(first);
      Proposals proposals =
          proposals(
              few,
              (from, to) ->
                  before.test(from, to) && inFew.filter(it -> !it.accepts(from, to)).isEmpty());
      Steps.Ends good = PathSearch.good(start.ofFirst(first), few.end(), proposals);
      isWorthIt = (from, to) -> good.contains(from.ofFirst(first), to.ofFirst(first));
    }
    return PathSearch.best(start, sample.end(), proposals(sample, isWorthIt)).stream()
        .map(path -> ColumnPath.of(hash, path))
        .toList();
  }

  private Proposals proposals(
      ColumnSample keys, BiPredicate<ItemBoundary, ItemBoundary> isWorthIt) {
    KnownSteps steps = known.computeIfAbsent(keys.size(), size -> new KnownSteps());
    return Proposals.of(isText, keys, isWorthIt, steps);
  }
}
