package dev.keywright.benchmarks.compiletime;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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

  double plainMillis() {
    return median(plain.stream().mapToDouble(Sample::millis).toArray());
  }

  double processedMillis() {
    return median(processed.stream().mapToDouble(Sample::millis).toArray());
  }

  double plainMegabytes() {
    return median(plain.stream().mapToDouble(Sample::megabytes).toArray());
  }

  double processedMegabytes() {
    return median(processed.stream().mapToDouble(Sample::megabytes).toArray());
  }

  /** The median over the rounds of what the processor added to the same round. */
  double costMillis() {
    return median(costs());
  }

  /**
   * How far the rounds were apart: half of the distance of the cheapest and the dearest, as a part
   * of the median.
   */
  double spread() {
    double[] costs = costs();
    Arrays.sort(costs);
    return (costs[costs.length - 1] - costs[0]) / 2 / costMillis();
  }

  private double[] costs() {
    return IntStream.range(0, plain.size())
        .mapToDouble(i -> processed.get(i).millis() - plain.get(i).millis())
        .toArray();
  }

  private static double median(double[] figures) {
    double[] sorted = figures.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
