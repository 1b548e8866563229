package dev.keywright.benchmarks.compiletime;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * The samples of one workload, with its processor and without, taken in turns; sample i of both is
 * from the same round.
 */
record Series(Workload workload, List<Sample> plain, List<Sample> processed) {
  /** Measures all workloads in turns, so that a slow minute of the machine slows all of them. */
  static List<Series> measure(
      Javac javac, Jars jars, List<Workload> workloads, int warmups, int rounds)
      throws IOException, InterruptedException {
    List<Series> measured =
        workloads.stream()
            .map(workload -> new Series(workload, new ArrayList<>(), new ArrayList<>()))
            .toList();
    for (int round = -warmups; round < rounds; round++) {
      for (Series series : measured) {
        Sample plain = javac.run(new Task(series.workload, false, jars));
        Sample processed = javac.run(new Task(series.workload, true, jars));
        if (round >= 0) {
          series.plain.add(plain);
          series.processed.add(processed);
        }
      }
    }
    return measured;
  }

  double plain(ToDoubleFunction<Sample> figure) {
    return median(plain.stream().mapToDouble(figure).toArray());
  }

  double processed(ToDoubleFunction<Sample> figure) {
    return median(processed.stream().mapToDouble(figure).toArray());
  }

  /** The median over the rounds of what the processor added to the same round. */
  double cost(ToDoubleFunction<Sample> figure) {
    return median(costs(figure));
  }

  /**
   * How far the rounds were apart: half of the distance of the cheapest and the dearest, as a part
   * of the median.
   */
  double spread(ToDoubleFunction<Sample> figure) {
    double[] costs = costs(figure);
    Arrays.sort(costs);
    return (costs[costs.length - 1] - costs[0]) / 2 / median(costs);
  }

  /** What the processor added to each round. */
  double[] costs(ToDoubleFunction<Sample> figure) {
    return IntStream.range(0, plain.size())
        .mapToDouble(
            i -> figure.applyAsDouble(processed.get(i)) - figure.applyAsDouble(plain.get(i)))
        .toArray();
  }

  private static double median(double[] figures) {
    double[] sorted = figures.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
