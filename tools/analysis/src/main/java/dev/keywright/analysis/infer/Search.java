package dev.keywright.analysis.infer;

import dev.keywright.runtime.layout.LayoutFormat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the candidates for a sample. */
final class Search {
  private static final int MOST_PATHS = 8;
  private static final int FIRST = 600;
  private static final double SLACK = 0.0005;

  private final List<SampledKey> sample;
  private final InferenceOptions options;

  private final CutFilter filter;

  private Search(List<SampledKey> sample, InferenceOptions options, CutFilter filter) {
    this.sample = sample;
    this.options = options;
    this.filter = filter;
  }

  /** Says between which cuts of a column an item may stand. */
  @FunctionalInterface
  interface CutFilter {
    boolean accepts(int column, Cut from, Cut to);
  }

  static List<Candidate> candidates(List<SampledKey> sample, InferenceOptions options) {
    return sample.isEmpty()
        ? List.of()
        : new Search(sample, options, (column, from, to) -> true).candidates(LayoutFormat.TEXT);
  }

  /** The candidates of one format that have only items between some cuts. */
  static List<Candidate> candidates(
      List<SampledKey> sample, InferenceOptions options, LayoutFormat format, CutFilter filter) {
    return new Search(sample, options, filter).candidates(format);
  }

  private List<Candidate> candidates(LayoutFormat format) {
    List<Candidate> candidates = new ArrayList<>();
    for (KeyPath path : paths(format)) {
      candidate(path).ifPresent(candidates::add);
    }
    candidates.sort(Comparator.comparingDouble(Candidate::bits));
    return candidates.subList(0, Math.min(candidates.size(), options.candidates()));
  }

  private Optional<Candidate> candidate(KeyPath path) {
    return path.signature()
        .map(layout -> Explanation.of(new LayoutReader(layout), sample))
        .filter(explained -> !explained.keys().isEmpty())
        .map(
            explained ->
                new Candidate(
                    List.of(explained.kind()),
                    explained.keys().size(),
                    (double) explained.keys().size() / sample.size(),
                    path.bits(),
                    List.of(),
                    List.of()));
  }

  /** The best paths through all columns. */
  private List<KeyPath> paths(LayoutFormat format) {
    List<KeyPath> paths = List.of(KeyPath.start(format));
    for (int i = 0; i < sample.get(0).columns(); i++) {
      List<ColumnPath> best = best(i, ColumnSample.of(sample, i));
      paths =
          shortest(paths.stream().flatMap(path -> best.stream().map(path::plus)));
    }
    List<KeyPath> copied = paths.stream().map(Copies::in).toList();
    Buckets buckets = new Buckets(sample);
    List<KeyPath> bucketed =
        copied.stream().limit(3).flatMap(path -> buckets.in(path).stream()).toList();
    return shortest(Stream.concat(copied.stream(), bucketed.stream()));
  }

  private List<KeyPath> shortest(Stream<KeyPath> paths) {
    return paths
        .sorted(Comparator.comparingDouble(KeyPath::bits))
        .limit(Math.max(MOST_PATHS, options.candidates()))
        .toList();
  }

  private List<ColumnPath> best(int column, ColumnSample all) {
    Optional<HashPrefix> none = Optional.empty();
    Optional<HashPrefix> hash = column == 0 ? HashPrefixes.find(all, true) : none;
    List<ColumnPath> best = new ArrayList<>(best(column, all, none));
    if (hash.isPresent()) {
      best.addAll(best(column, all, hash));
    }
    best.sort(Comparator.comparingDouble(ColumnPath::bits));
    return best;
  }

  /** All paths are tried with few keys, and the good ones with all. */
  private List<ColumnPath> best(int column, ColumnSample all, Optional<HashPrefix> hash) {
    ColumnSample few = all.first(FIRST);
    Optional<HashPrefix> inFew = hash.map(it -> it.ofFirst(few.size()));
    Cut start = hash.map(HashPrefix::from).orElseGet(all::start);
    Steps.Ends good =
        PathSearch.good(
            start.ofFirst(few.size()),
            few.end(),
            new TextProposals(
                few,
                (from, to) ->
                    filter.accepts(column, from, to)
                        && inFew.filter(it -> !it.accepts(from, to)).isEmpty()),
            SLACK);
    List<Path> paths =
        PathSearch.best(
            start,
            all.end(),
            new TextProposals(
                all,
                (from, to) -> good.contains(from.ofFirst(few.size()), to.ofFirst(few.size()))));
    return paths.stream().map(path -> ColumnPath.of(hash, path)).toList();
  }
}
