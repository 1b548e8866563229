package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.sample.ItemBoundary;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.layout.signature.LayoutFormat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds the layouts of one format that all keys of a sample can have.
 *
 * @param most how many answers there are at most
 * @param filter between which cuts of a column an item may be
 */
public record LayoutSearch(
    List<SampledKey> sample, LayoutFormat format, int most, CutFilter filter) {
  /** How many keys are looked at first, and a filter of cuts is asked for. */
  static final int FIRST = 120;

  private static final int MOST_PATHS = 8;
  private static final int MOST_BUCKETED = 8;

  /** Says between which cuts of a column an item may stand. */
  @FunctionalInterface
  public interface CutFilter {
    /** Everywhere. */
    CutFilter NONE = (column, from, to) -> true;

    boolean accepts(int column, ItemBoundary from, ItemBoundary to);
  }

  /** The keys that a filter of cuts is asked for. */
  static List<SampledKey> first(List<SampledKey> keys) {
    return keys.subList(0, Math.min(keys.size(), FIRST));
  }

  /** The answers, the best one first. */
  public List<Answer> answers() {
    return answers(this::doubts);
  }

  /** The same without a word of doubt, for searches that ask for layouts and bits alone. */
  List<Answer> answersWithoutDoubts() {
    return answers((path, paths) -> List.of());
  }

  /** The best path is compared with more than those that were kept. */
  private List<String> doubts(KeyPath path, List<KeyPath> paths) {
    List<KeyPath> others =
        path.equals(paths.get(0)) ? OtherReadings.of(path, sample) : List.<KeyPath>of();
    return Doubts.of(path, Stream.concat(paths.stream(), others.stream()).toList(), sample.size());
  }

  private List<Answer> answers(BiFunction<KeyPath, List<KeyPath>, List<String>> doubts) {
    List<KeyPath> paths = paths().stream().filter(it -> it.signature().isPresent()).toList();
    List<Answer> answers = new ArrayList<>();
    for (KeyPath path : paths) {
      if (answers.size() < most) {
        answer(path, it -> doubts.apply(it, paths)).ifPresent(answers::add);
      }
    }
    return answers;
  }

  private Optional<Answer> answer(KeyPath path, Function<KeyPath, List<String>> doubts) {
    return path.signature()
        .map(layout -> ExplainedKeys.of(new DecodedLayout(layout), sample))
        .filter(explained -> explained.rest().size() * 2 < sample.size())
        .map(
            explained ->
                new Answer(
                    List.of(explained),
                    sample.size(),
                    path.bits() + explained.bitsOfRest(),
                    doubts.apply(path)));
  }

  /** The best paths through all columns. */
  private List<KeyPath> paths() {
    List<ColumnSearch> columns =
        IntStream.range(0, sample.get(0).columns())
            .mapToObj(it -> ColumnSearch.of(sample, it, format.isText(), filter))
            .toList();
    List<List<ColumnPath>> others = others(columns);
    BucketSearch buckets = new BucketSearch(sample);
    List<KeyPath> paths = joined(columns.get(0).best(), others);
    List<KeyPath> bucketed = bucketed(paths, buckets);
    if (bucketed.isEmpty()) {
      bucketed = fronted(columns, others, buckets);
    }
    return shortest(Stream.concat(paths.stream(), bucketed.stream()));
  }

  private static List<List<ColumnPath>> others(List<ColumnSearch> columns) {
    return columns.stream().skip(1).map(ColumnSearch::best).toList();
  }

  /** Paths with a bucket, after which the best paths have no cut. */
  private List<KeyPath> fronted(
      List<ColumnSearch> columns, List<List<ColumnPath>> others, BucketSearch buckets) {
    return BucketFront.of(format.isText(), columns.get(0).sample())
        .filter(front -> isInFew(columns))
        .map(front -> bucketed(joined(columns.get(0).behind(front), others), buckets))
        .orElse(List.of());
  }

  /** Whether few keys show the bucket, through which a search is fast. */
  private boolean isInFew(List<ColumnSearch> columns) {
    if (sample.size() <= FIRST) {
      return true;
    }
    List<SampledKey> few = first(sample);
    List<ColumnSearch> inFew = columns.stream().map(it -> it.ofFirst(FIRST)).toList();
    LayoutSearch search = new LayoutSearch(few, format, most, filter);
    return !search.fronted(inFew, others(inFew), new BucketSearch(few)).isEmpty();
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
}
