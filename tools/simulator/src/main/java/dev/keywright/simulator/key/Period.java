package dev.keywright.simulator.key;

import java.util.stream.DoubleStream;

/**
 * The writes between two moments.
 *
 * @param from the first second
 * @param to the end, exclusive
 */
public record Period(Traffic traffic, double from, double to) {

  /** How many writes there are. */
  public double writes() {
    return Math.max(0, traffic.before(to) - traffic.before(from));
  }

  /** Its two ends, and the moments between them at which the rate changes. */
  double[] changes() {
    return DoubleStream.concat(
            DoubleStream.of(from, to), traffic.changes().filter(it -> it > from && it < to))
        .toArray();
  }

  /** The writes of this period that are in another one, too. */
  Period within(double start, double end) {
    double begin = Math.max(from, start);
    return new Period(traffic, begin, Math.max(begin, Math.min(to, end)));
  }
}
