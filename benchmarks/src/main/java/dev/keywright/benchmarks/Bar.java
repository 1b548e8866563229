package dev.keywright.benchmarks;

import dev.keywright.benchmarks.table.Amounts;
import dev.keywright.benchmarks.table.Figures;
import dev.keywright.benchmarks.table.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * What we want to reach: one call of our benchmark costs at most so many times what the peer costs.
 *
 * @param benchmark ours, as {@code Class.method}
 * @param ours what of it is compared
 * @param limit the largest ratio that meets the bar; infinite to see the ratio without a bar
 */
record Bar(String operation, String benchmark, Cost ours, Cost peer, double limit) {
  /** What the harness allocates itself is a small part of a byte for each call. */
  private static final double NO_MORE = 1.01;

  /** A bar for the time. */
  static Bar time(String operation, String benchmark, double limit, Cost peer) {
    return new Bar(operation, benchmark, Cost.time("ours", benchmark), peer, limit);
  }

  /** No bar, only the ratio of the times. */
  static Bar none(String operation, String benchmark, Cost peer) {
    return time(operation, benchmark, Double.POSITIVE_INFINITY, peer);
  }

  /** The bar that nothing is allocated but what the peer allocates. */
  static Bar memory(String operation, String benchmark, Cost peer) {
    return new Bar(
        operation + ", memory", benchmark, Cost.memory("ours", benchmark), peer, NO_MORE);
  }

  List<String> benchmarks() {
    List<String> benchmarks = new ArrayList<>(ours.benchmarks());
    benchmarks.addAll(peer.benchmarks());
    return benchmarks;
  }

  Line line(List<Round> rounds) {
    return new Line(
        operation,
        median(rounds, ours),
        Amounts.memory(figures(rounds, round -> round.of(benchmark).bytes()).median()),
        peer.title(),
        median(rounds, peer),
        figures(rounds, round -> ours.in().applyAsDouble(round) / peer.in().applyAsDouble(round)),
        limit);
  }

  private static String median(List<Round> rounds, Cost cost) {
    return cost.shown().apply(figures(rounds, cost.in()).median());
  }

  private static Figures figures(List<Round> rounds, ToDoubleFunction<Round> figure) {
    return Figures.of(rounds.stream().mapToDouble(figure));
  }
}
