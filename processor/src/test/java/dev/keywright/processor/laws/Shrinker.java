package dev.keywright.processor.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Looks for the smallest list of decisions that still fails: leaves out runs of them, then makes
 * each one as small as it can be, until nothing helps any more.
 */
final class Shrinker {
  private static final int MOST_ATTEMPTS = 2_000;

  private final Predicate<List<Integer>> fails;
  private List<Integer> smallest;
  private int attempts;

  private Shrinker(List<Integer> failing, Predicate<List<Integer>> fails) {
    this.fails = fails;
    this.smallest = failing;
  }

  static List<Integer> shrink(List<Integer> failing, Predicate<List<Integer>> fails) {
    Shrinker shrinker = new Shrinker(failing, fails);
    List<Integer> before;
    do {
      before = shrinker.smallest;
      shrinker.leaveOut();
      shrinker.lower();
    } while (!before.equals(shrinker.smallest));
    return before;
  }

  private void leaveOut() {
    // A part is a run of decisions that is seldom longer than this.
    for (int length = Math.min(16, smallest.size()); length > 0; length--) {
      for (int from = smallest.size() - length; from >= 0; from--) {
        List<Integer> rest = new ArrayList<>(smallest);
        rest.subList(Math.min(from, rest.size()), Math.min(from + length, rest.size())).clear();
        if (rest.size() < smallest.size()) {
          isKept(rest);
        }
      }
    }
  }

  private void lower() {
    for (int i = 0; i < smallest.size(); i++) {
      for (int value = 0; i < smallest.size() && value < smallest.get(i); value++) {
        List<Integer> lower = new ArrayList<>(smallest);
        lower.set(i, value);
        if (isKept(lower)) {
          break;
        }
      }
    }
  }

  private boolean isKept(List<Integer> attempt) {
    if (attempts++ >= MOST_ATTEMPTS || !fails.test(attempt)) {
      return false;
    }
    smallest = attempt;
    return true;
  }
}
