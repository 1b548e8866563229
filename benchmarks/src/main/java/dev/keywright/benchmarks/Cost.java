package dev.keywright.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * A time or an amount of memory that can be computed from the measurements of one round.
 *
 * @param title what it is the cost of
 * @param unit {@code ns} or {@code B}
 * @param benchmarks what has to be measured, as {@code Class.method}
 * @param in the cost in one round
 */
record Cost(String title, String unit, List<String> benchmarks, ToDoubleFunction<Round> in) {
  /** The time of one call of a benchmark. */
  static Cost time(String title, String benchmark) {
    return new Cost(title, "ns", List.of(benchmark), round -> round.of(benchmark).nanos());
  }

  /** What one call of a benchmark allocates. */
  static Cost memory(String title, String benchmark) {
    return new Cost(title, "B", List.of(benchmark), round -> round.of(benchmark).bytes());
  }

  /** Both together. */
  Cost plus(Cost other) {
    List<String> both = new ArrayList<>(benchmarks);
    both.addAll(other.benchmarks);
    return new Cost(
        title + " + " + other.title,
        unit,
        List.copyOf(both),
        round -> in.applyAsDouble(round) + other.in.applyAsDouble(round));
  }

  /** So many of it. */
  Cost times(int count, String plural) {
    return new Cost(plural, unit, benchmarks, round -> count * in.applyAsDouble(round));
  }
}
