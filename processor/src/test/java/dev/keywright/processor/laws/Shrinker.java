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
  private static final int MOST_OF_COLUMN = 3;

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
      shrinker.join();
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

  // Two columns become one: the decision to add a column becomes the one to add a part, so what is
  // before it goes, and what says of which kind the column is.
  private void join() {
    for (int from = smallest.size() - 2; from >= 0; from--) {
      for (int length = 0; length <= MOST_OF_COLUMN && from + 1 < smallest.size(); length++) {
        List<Integer> rest = new ArrayList<>(smallest);
        rest.subList(from + 2, Math.min(from + 2 + length, rest.size())).clear();
        rest.remove(from);
        isKept(rest);
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
