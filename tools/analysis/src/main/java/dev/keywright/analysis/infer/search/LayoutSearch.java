package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.reading.Proposals;
import dev.keywright.analysis.infer.sample.ColumnSample;
import dev.keywright.analysis.infer.sample.ItemBoundary;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.layout.signature.LayoutFormat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/**
 * Finds the layouts of one format that all keys of a sample can have.
 *
 * @param most how many answers there are at most
 * @param filter between which cuts of a column an item may be
 */
public record LayoutSearch(
    List<SampledKey> sample, LayoutFormat format, int most, CutFilter filter) {
  /** How many keys a filter of cuts is asked for. */
  static final int FIRST = 120;

  private static final int MOST_PATHS = 8;
  private static final int MOST_BUCKETED = 8;

  /** How many keys are looked at first, and then. */
  private static final int[] STAGES = {FIRST, 600};

  /** Says between which cuts of a column an item may stand. */
  @FunctionalInterface
  public interface CutFilter {
    /** Everywhere. */
    CutFilter NONE = (column, from, to) -> true;

    boolean accepts(int column, ItemBoundary from, ItemBoundary to);
  }

  /** The answers, the best one first. */
  public List<Answer> answers() {
    List<KeyPath> paths = paths();
    List<Answer> answers = new ArrayList<>();
    for (KeyPath path : paths) {
      if (answers.size() < most) {
        answer(path, paths).ifPresent(answers::add);
      }
    }
    return answers;
  }

  private Optional<Answer> answer(KeyPath path, List<KeyPath> paths) {
    return path.signature()
        .map(layout -> ExplainedKeys.of(new DecodedLayout(layout), sample))
        .filter(explained -> explained.rest().size() * 2 < sample.size())
        .map(
            explained ->
                new Answer(
                    List.of(explained),
                    sample.size(),
                    path.bits() + explained.bitsOfRest(),
                    Doubts.of(path, paths, sample.size())));
  }

  /** The best paths through all columns. */
  private List<KeyPath> paths() {
    List<List<ColumnPath>> others = others();
    BucketSearch buckets = new BucketSearch(sample);
    List<KeyPath> paths = joined(best(0, ColumnSample.of(sample, 0)), others);
    List<KeyPath> bucketed = bucketed(paths, buckets);
    if (bucketed.isEmpty()) {
      bucketed = fronted(others, buckets);
    }
    return shortest(Stream.concat(paths.stream(), bucketed.stream()));
  }

  private List<List<ColumnPath>> others() {
    List<List<ColumnPath>> others = new ArrayList<>();
    for (int i = 1; i < sample.get(0).columns(); i++) {
      others.add(best(i, ColumnSample.of(sample, i)));
    }
    return others;
  }

  /** Paths with a bucket, after which the best paths have no cut. */
  private List<KeyPath> fronted(List<List<ColumnPath>> others, BucketSearch buckets) {
    ColumnSample first = ColumnSample.of(sample, 0);
    return BucketFront.of(format.isText(), first)
        .filter(front -> isInFew())
        .map(front -> bucketed(joined(behind(front, first), others), buckets))
        .orElse(List.of());
  }

  /** Whether few keys show the bucket, through which a search is fast. */
  private boolean isInFew() {
    if (sample.size() <= FIRST) {
      return true;
    }
    List<SampledKey> few = sample.subList(0, FIRST);
    LayoutSearch search = new LayoutSearch(few, format, most, filter);
    return !search.fronted(search.others(), new BucketSearch(few)).isEmpty();
  }

  private List<ColumnPath> behind(BucketFront front, ColumnSample first) {
    return best(0, first, front.end(), Optional.empty()).stream().map(front::before).toList();
  }

  private List<KeyPath> joined(List<ColumnPath> first, List<List<ColumnPath>> others) {
    List<KeyPath> paths = shortest(first.stream().map(KeyPath.of(format, List.of())::plus));
    for (List<ColumnPath> best : others) {
      paths = shortest(paths.stream().flatMap(path -> best.stream().map(path::plus)));
    }
    return paths.stream().map(Copies::in).toList();
  }

  private static List<KeyPath> bucketed(List<KeyPath> paths, BucketSearch buckets) {
    return paths.stream().limit(MOST_BUCKETED).flatMap(path -> buckets.in(path).stream()).toList();
  }

  private List<KeyPath> shortest(Stream<KeyPath> paths) {
    return paths
        .sorted(Comparator.comparingDouble(KeyPath::bits))
        .limit(Math.max(MOST_PATHS, most))
        .toList();
  }

  private List<ColumnPath> best(int column, ColumnSample all) {
    Optional<FoundHashPrefix> none = Optional.empty();
    Optional<FoundHashPrefix> hash =
        column == 0 ? HashPrefixSearch.find(all, format.isText()) : none;
    List<ColumnPath> best = new ArrayList<>(best(column, all, all.start(), none));
    if (hash.isPresent()) {
      best.addAll(best(column, all, hash.get().from(), hash));
    }
    best.sort(Comparator.comparingDouble(ColumnPath::bits));
    return best;
  }

  /** All paths are tried with few keys, the good ones with more, and the best ones with all. */
  private List<ColumnPath> best(
      int column, ColumnSample all, ItemBoundary start, Optional<FoundHashPrefix> hash) {
    BiPredicate<ItemBoundary, ItemBoundary> isWorthIt =
        (from, to) -> filter.accepts(column, from, to);
    int looked = 0;
    for (int keys : STAGES) {
      int first = Math.min(keys, all.size());
      if (first == looked) {
        break;
      }
      looked = first;
      Optional<FoundHashPrefix> inFew = hash.map(it -> it.ofFirst(first));
      BiPredicate<ItemBoundary, ItemBoundary> before = isWorthIt;
      Proposals proposals =
          proposals(
              all.first(first),
              (from, to) ->
                  before.test(from, to) && inFew.filter(it -> !it.accepts(from, to)).isEmpty());
      Steps.Ends good = PathSearch.good(start.ofFirst(first), all.first(first).end(), proposals);
      isWorthIt = (from, to) -> good.contains(from.ofFirst(first), to.ofFirst(first));
    }
    return PathSearch.best(start, all.end(), proposals(all, isWorthIt)).stream()
        .map(path -> ColumnPath.of(hash, path))
        .toList();
  }

  private Proposals proposals(
      ColumnSample keys, BiPredicate<ItemBoundary, ItemBoundary> isWorthIt) {
    return Proposals.of(format.isText(), keys, isWorthIt);
  }
}
