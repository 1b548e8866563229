package dev.keywright.testing.value;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Which candidates make rows: each one beside the simplest others, pairs of neighbouring parts, and
 * random ones.
 *
 * @param counts how many candidates each part has
 * @param edges the candidates of each part that are always tried
 */
record RowSelection(List<Integer> counts, List<List<Integer>> edges, Random random) {
  private static final int MOST_SINGLE = 120;
  private static final int MOST_PAIRS = 50;
  private static final int MOST_RANDOM = 50;
  private static final int FEW = 7;

  /** The picks of the rows, the simplest first. */
  Set<List<Integer>> all() {
    List<Integer> first = counts.stream().map(it -> 0).toList();
    Set<List<Integer>> all = new LinkedHashSet<>(List.of(first));
    for (int part = 0; part < counts.size(); part++) {
      for (int pick : edges.get(part)) {
        all.add(with(first, part, pick));
      }
    }
    all.addAll(some(singles(first), MOST_SINGLE));
    all.addAll(some(pairs(first), MOST_PAIRS));
    for (int i = 0; i < MOST_RANDOM; i++) {
      all.add(counts.stream().map(random::nextInt).toList());
    }
    return all;
  }

  private Set<List<Integer>> singles(List<Integer> first) {
    Set<List<Integer>> picks = new LinkedHashSet<>();
    for (int part = 0; part < counts.size(); part++) {
      for (int pick = 0; pick < counts.get(part); pick++) {
        picks.add(with(first, part, pick));
      }
    }
    return picks;
  }

  private Set<List<Integer>> pairs(List<Integer> first) {
    Set<List<Integer>> picks = new LinkedHashSet<>();
    for (int part = 1; part < counts.size(); part++) {
      for (int i = 0; i < FEW * FEW; i++) {
        List<Integer> one = with(first, part, i / FEW % counts.get(part));
        picks.add(with(one, part - 1, i % FEW % counts.get(part - 1)));
      }
    }
    return picks;
  }

  private List<List<Integer>> some(Set<List<Integer>> picks, int most) {
    List<List<Integer>> shuffled = new ArrayList<>(picks);
    Collections.shuffle(shuffled, random);
    return shuffled.subList(0, Math.min(shuffled.size(), most));
  }

  private static List<Integer> with(List<Integer> picks, int part, int pick) {
    List<Integer> changed = new ArrayList<>(picks);
    changed.set(part, pick);
    return changed;
  }
}
