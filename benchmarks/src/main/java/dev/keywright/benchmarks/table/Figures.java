package dev.keywright.benchmarks.table;

import java.util.List;
import java.util.stream.DoubleStream;

/** The same figure of each round, in ascending order. */
public record Figures(List<Double> sorted) {
  /** At least one figure, in any order. */
  public static Figures of(DoubleStream figures) {
    return new Figures(figures.sorted().boxed().toList());
  }

  /** The figure in the middle, or the mean of the two there. */
  public double median() {
    int middle = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(middle)
        : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
  }

  double lowest() {
    return sorted.get(0);
  }

  double highest() {
    return sorted.get(sorted.size() - 1);
  }
}
