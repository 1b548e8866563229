package dev.keywright.benchmarks;

import java.util.ArrayList;
import java.util.List;

/**
 * What we want to reach: ours costs at most so many times what the peer costs.
 *
 * @param limit the largest ratio that meets the bar
 */
record Bar(String operation, Cost ours, Cost peer, double limit) {
  /** Amounts of memory are averages over many calls, with a little of the harness in them. */
  private static final double ROUNDING = 0.005;

  List<String> benchmarks() {
    List<String> benchmarks = new ArrayList<>(ours.benchmarks());
    benchmarks.addAll(peer.benchmarks());
    return benchmarks;
  }

  double ratio(Round round) {
    return ours.in().applyAsDouble(round) / peer.in().applyAsDouble(round);
  }

  boolean isMetBy(double ratio) {
    return ratio <= limit + ROUNDING;
  }
}
