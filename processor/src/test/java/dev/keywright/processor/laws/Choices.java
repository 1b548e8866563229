package dev.keywright.processor.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;

/**
 * The decisions by which something random is made, in order. They can be made again, also after
 * some have been changed or left out; what is then missing is 0, the simplest decision of all.
 */
final class Choices {
  private final IntUnaryOperator source;
  private final List<Integer> made = new ArrayList<>();

  private Choices(IntUnaryOperator source) {
    this.source = source;
  }

  static Choices of(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    return new Choices(random::nextInt);
  }

  /** The decisions of before, as far as there are any. */
  static Choices again(List<Integer> before) {
    int[] next = {0};
    return new Choices(
        bound -> next[0] < before.size() ? Math.min(before.get(next[0]++), bound - 1) : 0);
  }

  /** The decisions that were made. */
  List<Integer> made() {
    return List.copyOf(made);
  }

  /** A number from 0 up, below the bound. */
  int below(int bound) {
    int choice = source.applyAsInt(bound);
    made.add(choice);
    return choice;
  }

  /** True once in so many times. */
  boolean oneIn(int times) {
    return below(times) == times - 1;
  }

  /** One of some; the first is the simplest. */
  <T> T of(List<T> some) {
    return some.get(below(some.size()));
  }
}
