package dev.keywright.benchmarks;

import dev.keywright.benchmarks.table.Amounts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;

/**
 * A time or an amount of memory that can be computed from the measurements of one round.
 *
 * @param title what it is the cost of
 * @param benchmarks what has to be measured, as {@code Class.method}
 * @param in the cost in one round
 * @param shown how it is written, with its unit
 */
record Cost(
    String title,
    List<String> benchmarks,
    ToDoubleFunction<Round> in,
    DoubleFunction<String> shown) {
  /** The time of one call of a benchmark. */
  static Cost time(String title, String benchmark) {
    return new Cost(title, List.of(benchmark), round -> round.of(benchmark).nanos(), Amounts::time);
  }

  /** What one call of a benchmark allocates. */
  static Cost memory(String title, String benchmark) {
    return new Cost(
        title, List.of(benchmark), round -> round.of(benchmark).bytes(), Amounts::memory);
  }

  /** A fixed amount of memory. */
  static Cost bytes(String title, int bytes, String benchmark) {
    return new Cost(title, List.of(benchmark), round -> bytes, Amounts::memory);
  }

  /** Both together. */
  Cost plus(Cost other) {
    List<String> both = new ArrayList<>(benchmarks);
    both.addAll(other.benchmarks);
    return new Cost(
        title + " + " + other.title,
        List.copyOf(both),
        round -> in.applyAsDouble(round) + other.in.applyAsDouble(round),
        shown);
  }

  /** So many of it. */
  Cost times(int count, String plural) {
    return new Cost(plural, benchmarks, round -> count * in.applyAsDouble(round), shown);
  }
}
