package dev.keywright.simulator;

import java.util.List;

/**
 * What a simulation says about the load of a table.
 *
 * @param servers how many the table is on
 * @param exact what has exactly the distribution of single rows, one sentence each
 * @param approximated what is an expected value or simplified, one sentence each
 * @param assumed what neither a fact nor an option says, and what the store does not publish, one
 *     sentence each
 */
public record Forecast(
    String title,
    String store,
    int servers,
    long seed,
    List<TimeStep> steps,
    Heat heat,
    List<String> exact,
    List<String> approximated,
    List<String> assumed) {

  public Forecast {
    steps = List.copyOf(steps);
    exact = List.copyOf(exact);
    approximated = List.copyOf(approximated);
    assumed = List.copyOf(assumed);
  }

  /** All writes. */
  public long writes() {
    return steps.stream().mapToLong(TimeStep::writes).sum();
  }

  /** All requests that the store turned away at first. */
  public long throttled() {
    return steps.stream().mapToLong(TimeStep::throttled).sum();
  }

  /** How many ranges were cut. */
  public int splits() {
    return steps.stream().mapToInt(TimeStep::splits).sum();
  }

  /** The last piece of time. */
  public TimeStep last() {
    return steps.get(steps.size() - 1);
  }

  /** The share of the writes that went to the range that was busiest at the time, on average. */
  public double busiestRange() {
    return steps.stream().mapToDouble(it -> it.busiestRange() * it.writes()).sum() / writes();
  }

  /** The share of the writes that went to the server that was busiest at the time, on average. */
  public double busiestServer() {
    return steps.stream().mapToDouble(it -> it.busiestServer() * it.writes()).sum() / writes();
  }
}
