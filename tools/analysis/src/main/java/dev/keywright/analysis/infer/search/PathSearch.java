package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.reading.Dependence;
import dev.keywright.analysis.infer.reading.Proposals;
import dev.keywright.analysis.infer.reading.Step;
import dev.keywright.analysis.infer.sample.ItemBoundary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Finds the shortest descriptions of a column: the best paths from its beginning to its end over
 * cuts. What follows a cut does not depend on the way to it, so each cut is looked at once. What an
 * item takes may depend on the part before it.
 */
final class PathSearch {
  /**
   * How many cuts are kept of those that are equally far from the beginning, on average of the
   * keys. Each end of a text makes new cuts after all cuts before it, and few of them are good.
   */
  private static final int MOST_CUTS = 40;

  /** Of long keys, fewer are kept: about so many of the whole key. */
  private static final int CUTS_OF_A_KEY = 1600;

  /** However long the keys are, so many are kept. */
  private static final int LEAST_CUTS = 10;

  private final TreeMap<ItemBoundary, Ways> open = new TreeMap<>();
  private final ItemBoundary end;
  private final int mostCuts;

  private final Steps steps = new Steps();
  private final Dependence dependence = new Dependence();

  private PathSearch(ItemBoundary start, ItemBoundary end) {
    this.end = end;
    int usual = CUTS_OF_A_KEY / Math.max(1, end.mean() - start.mean());
    this.mostCuts = Math.max(LEAST_CUTS, Math.min(MOST_CUTS, usual));
    open.put(start, Ways.ofStart());
  }

  /** The best paths from one cut to another, the best first. */
  static List<Path> best(ItemBoundary start, ItemBoundary end, Proposals proposals) {
    return new PathSearch(start, end).run(proposals);
  }

  /** The items on good paths from one cut to another. */
  static Steps.Ends good(ItemBoundary start, ItemBoundary end, Proposals proposals) {
    PathSearch search = new PathSearch(start, end);
    List<Path> paths = search.run(proposals);
    double shortest = paths.stream().mapToDouble(Path::bits).min().orElse(0);
    Steps.Ends good = search.steps.good(end, shortest);
    paths.forEach(path -> good.addJoined(path.steps()));
    return good;
  }

  private List<Path> run(Proposals proposals) {
    int looked = -1;
    while (!open.isEmpty()) {
      // No part is shorter than a byte, so all ways to the cuts of the next byte are known.
      if (open.firstKey().mean() > looked) {
        looked = open.firstKey().mean();
        narrow(looked);
      }
      Map.Entry<ItemBoundary, Ways> next = open.pollFirstEntry();
      List<Path> paths = next.getValue().paths();
      if (next.getKey().equals(end)) {
        return paths;
      }
      if (!paths.isEmpty()) {
        List<Step> following = proposals.after(next.getKey());
        steps.add(next.getKey(), paths.get(0).bits(), following);
        extend(paths, following, proposals);
      }
    }
    return List.of();
  }

  /** Keeps the cuts of one byte that save the most bits of the bytes before them. */
  private void narrow(int mean) {
    List<ItemBoundary> cuts = new ArrayList<>();
    for (ItemBoundary cut : open.keySet()) {
      if (cut.mean() > mean) {
        break;
      }
      if (!cut.equals(end)) {
        cuts.add(cut);
      }
    }
    if (cuts.size() > mostCuts) {
      cuts.sort(Comparator.comparingDouble(this::cost));
      cuts.subList(mostCuts, cuts.size()).forEach(open::remove);
    }
  }

  private double cost(ItemBoundary cut) {
    Ways ways = open.get(cut);
    double least = ways == null ? Double.POSITIVE_INFINITY : ways.least();
    return least - (double) Byte.SIZE * cut.sum();
  }

  private void extend(List<Path> paths, List<Step> following, Proposals proposals) {
    for (Step step : following) {
      if (step.to().compareTo(end) <= 0) {
        Ways known = open.computeIfAbsent(step.to(), cut -> new Ways());
        for (Path path : paths) {
          if (path.takes(step)) {
            double saved = path.saved(step, dependence, proposals);
            known.add(path, step, path.bitsWith(step, proposals) - saved);
            steps.save(step, saved);
          }
        }
      }
    }
  }
}
