package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.reading.Step;
import dev.keywright.analysis.infer.sample.ItemBoundary;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The items that were found after each cut, of which those on good paths are worth a second look.
 */
final class Steps {
  private static final double SLACK = 0.0005;
  private static final double SLACK_OF_ALL = 60;

  private final TreeMap<ItemBoundary, List<Step>> following = new TreeMap<>();
  private final Map<ItemBoundary, Double> toHere = new HashMap<>();

  /** The ends of items by their beginnings. */
  record Ends(Map<ItemBoundary, Set<ItemBoundary>> ends) {
    boolean contains(ItemBoundary from, ItemBoundary to) {
      return ends.getOrDefault(from, Set.of()).contains(to);
    }
  }

  void add(ItemBoundary cut, double bits, List<Step> steps) {
    following.put(cut, steps);
    toHere.put(cut, bits);
  }

  /**
   * The items on paths to an end that are not much longer than the best one.
   *
   * @param shortest the bits of the best path. It can be longer than its items suggest, because
   *     some items cannot follow each other.
   */
  Ends good(ItemBoundary end, double shortest) {
    if (following.isEmpty()) {
      return new Ends(Map.of());
    }
    Map<ItemBoundary, Double> fromHere = new HashMap<>(Map.of(end, 0.0));
    for (ItemBoundary cut : following.descendingKeySet()) {
      double least = Double.POSITIVE_INFINITY;
      for (Step step : list(cut)) {
        least = Math.min(least, step.bits() + fromHere.getOrDefault(step.to(), least));
      }
      fromHere.merge(cut, least, Math::min);
    }
    double best = Math.max(shortest, fromHere.getOrDefault(following.firstKey(), 0.0));
    double most = best * (1 + SLACK) + SLACK_OF_ALL;
    Map<ItemBoundary, Set<ItemBoundary>> ends = new HashMap<>();
    toHere.forEach(
        (cut, bits) -> {
          for (Step step : list(cut)) {
            Double rest = fromHere.get(step.to());
            if (rest != null && bits + step.bits() + rest <= most) {
              ends.computeIfAbsent(cut, from -> new HashSet<>()).add(step.to());
            }
          }
        });
    return new Ends(ends);
  }

  private List<Step> list(ItemBoundary cut) {
    return following.getOrDefault(cut, new ArrayList<>());
  }
}
