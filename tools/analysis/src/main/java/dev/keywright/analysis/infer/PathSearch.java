package dev.keywright.analysis.infer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Finds the shortest descriptions of a column: the best paths from its beginning to its end over
 * cuts. What stands behind a cut does not depend on the way to it, so each cut is looked at once.
 */
final class PathSearch {
  /** How many ways to a cut are kept, for each of three forms of their last item. */
  private static final int MOST_PATHS = 10;

  /** Columns that can be cut in more ways are of no kind that a layout describes well. */
  private static final int MOST_CUTS = 600;

  private final TreeMap<Cut, List<Path>> open = new TreeMap<>();
  private final Cut end;

  private final Steps steps = new Steps();

  private PathSearch(Cut start, Cut end) {
    this.end = end;
    open.put(start, new ArrayList<>(List.of(Path.START)));
  }

  /** The best paths from one cut to another, the best first. */
  static List<Path> best(Cut start, Cut end, Proposals proposals) {
    return new PathSearch(start, end).run(proposals);
  }

  /** The items on good paths from one cut to another. */
  static Steps.Ends good(Cut start, Cut end, Proposals proposals, double slack) {
    PathSearch search = new PathSearch(start, end);
    double shortest = search.run(proposals).stream().mapToDouble(Path::bits).min().orElse(0);
    return search.steps.good(end, slack, shortest);
  }

  private List<Path> run(Proposals proposals) {
    for (int cuts = 0; !open.isEmpty(); cuts++) {
      Map.Entry<Cut, List<Path>> next = open.pollFirstEntry();
      List<Path> paths = kept(next.getValue());
      if (next.getKey().equals(end)) {
        return paths;
      }
      if (cuts < MOST_CUTS && !paths.isEmpty()) {
        List<Step> behind = proposals.behind(next.getKey());
        steps.add(next.getKey(), paths.get(0).bits(), behind);
        extend(paths, behind, proposals.touching());
      }
    }
    return List.of();
  }

  private void extend(List<Path> paths, List<Step> behind, double touching) {
    for (Step step : behind) {
      if (step.to().compareTo(end) <= 0) {
        List<Path> known = open.computeIfAbsent(step.to(), cut -> new ArrayList<>());
        paths.stream()
            .filter(path -> path.takes(step))
            .forEach(path -> known.add(path.plus(step, touching)));
      }
    }
  }

  // A path with a last item that less can follow must not push out one with more choice.
  private static List<Path> kept(List<Path> paths) {
    paths.sort(Comparator.comparingDouble(Path::bits));
    int[] counts = new int[3];
    List<Path> kept = new ArrayList<>();
    for (Path path : paths) {
      if (counts[form(path)]++ < MOST_PATHS) {
        kept.add(path);
      }
    }
    return kept;
  }

  private static int form(Path path) {
    Step last = path.last();
    if (last == null || last.isLiteral()) {
      return 0;
    }
    return last.isClosed() ? 1 : 2;
  }
}
