package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.reading.Step;
import dev.keywright.analysis.infer.sample.ItemBoundary;
import dev.keywright.layout.signature.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The items that were found after each cut, of which those on good paths are worth a second look.
 */
final class Steps {
  private static final int MOST_JOINED = 3;
  private static final double SLACK = 0.0005;
  private static final double SLACK_OF_ALL = 60;

  private final TreeMap<ItemBoundary, List<Step>> following = new TreeMap<>();
  private final Map<ItemBoundary, Double> toHere = new HashMap<>();

  /** The most bits that another part tells of a part after it. */
  private final IdentityHashMap<Step, Double> saved = new IdentityHashMap<>();

  /** The ends of items by their beginnings. */
  record Ends(Map<ItemBoundary, Set<ItemBoundary>> ends) {
    boolean contains(ItemBoundary from, ItemBoundary to) {
      return ends.getOrDefault(from, Set.of()).contains(to);
    }

    /**
     * Adds neighbours of a path as one item. Few keys show few values more than once, so they make
     * a cut inside a value cheap, and a list of the values dear.
     */
    void addJoined(List<Step> path) {
      for (int first = 0; first < path.size(); first++) {
        int end = Math.min(path.size(), first + MOST_JOINED);
        for (int next = first + 1; next < end; next++) {
          if (!areNumbers(path.subList(first, next + 1))) {
            ends.computeIfAbsent(path.get(first).from(), from -> new HashSet<>())
                .add(path.get(next).to());
          }
        }
      }
    }

    /** Whether each of them is as wide as usual numbers: together, they are no other number. */
    private static boolean areNumbers(List<Step> steps) {
      int bytes = steps.stream().mapToInt(it -> it.span().longest()).sum();
      return bytes <= Long.BYTES
          && steps.stream()
              .allMatch(
                  it ->
                      !it.isLiteral()
                          && it.hasWidth()
                          && it.read().part().kind() != Kind.TEXT
                          && Integer.bitCount(it.span().longest()) == 1);
    }
  }

  void save(Step step, double bits) {
    if (bits > 0) {
      saved.merge(step, bits, Math::max);
    }
  }

  private double least(Step step) {
    return step.bits() - saved.getOrDefault(step, 0.0);
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
      return new Ends(new HashMap<>());
    }
    Map<ItemBoundary, Double> fromHere = new HashMap<>(Map.of(end, 0.0));
    for (ItemBoundary cut : following.descendingKeySet()) {
      double least = Double.POSITIVE_INFINITY;
      for (Step step : list(cut)) {
        least = Math.min(least, least(step) + fromHere.getOrDefault(step.to(), least));
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
            if (rest != null && bits + least(step) + rest <= most) {
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
