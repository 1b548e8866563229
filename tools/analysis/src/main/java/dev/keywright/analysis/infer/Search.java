package dev.keywright.analysis.infer;

import dev.keywright.runtime.layout.LayoutFormat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds the candidates for a sample. */
final class Search {
  private static final int MOST_PATHS = 12;
  private static final int FIRST = 600;
  private static final double SLACK = 0.005;

  private final List<SampledKey> sample;
  private final InferenceOptions options;

  private Search(List<SampledKey> sample, InferenceOptions options) {
    this.sample = sample;
    this.options = options;
  }

  static List<Candidate> candidates(List<SampledKey> sample, InferenceOptions options) {
    return sample.isEmpty() ? List.of() : new Search(sample, options).candidates();
  }

  private List<Candidate> candidates() {
    List<Candidate> candidates = new ArrayList<>();
    for (KeyPath path : paths(LayoutFormat.TEXT)) {
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
    List<KeyPath> paths = List.of(new KeyPath(format, List.of()));
    for (int i = 0; i < sample.get(0).columns(); i++) {
      ColumnSample column = ColumnSample.of(sample, i);
      List<Path> best = best(column);
      paths =
          paths.stream()
              .flatMap(path -> best.stream().map(next -> plus(path, ColumnPath.of(next))))
              .sorted(Comparator.comparingDouble(KeyPath::bits))
              .limit(MOST_PATHS)
              .toList();
    }
    return paths;
  }

  /** All paths are tried with few keys, and the good ones with all. */
  private static List<Path> best(ColumnSample all) {
    ColumnSample first = all.first(FIRST);
    Steps.Ends good =
        PathSearch.good(
            first.start(), first.end(), new TextProposals(first, (from, to) -> true), SLACK);
    return PathSearch.best(
        all.start(),
        all.end(),
        new TextProposals(
            all,
            (from, to) -> good.contains(from.ofFirst(first.size()), to.ofFirst(first.size()))));
  }

  private static KeyPath plus(KeyPath path, ColumnPath next) {
    List<ColumnPath> columns = new ArrayList<>(path.columns());
    columns.add(next);
    return new KeyPath(path.format(), columns);
  }
}
