package dev.keywright.simulator;

import dev.keywright.simulator.store.Table;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What a simulation says about the load of a table. */
public record Forecast(Scenario scenario, List<TimeStep> steps, Heat heat) {

  public Forecast {
    steps = List.copyOf(steps);
  }

  /** The design, for people. */
  public String title() {
    return scenario.title();
  }

  /** The store, as its vendor calls it. */
  public String store() {
    return scenario.table().rules().title();
  }

  /** How many servers the table is on. */
  public int servers() {
    return scenario.table().servers();
  }

  /** What the drawn counts depend on. */
  public long seed() {
    return scenario.run().seed();
  }

  /** What has exactly the distribution of single rows, one sentence each. */
  public List<String> exact() {
    return List.of(
        "The writes of each range, server and cell have the distribution of rows drawn one by one"
            + " from the declared facts.");
  }

  /** What is an expected value or simplified, one sentence each. */
  public List<String> approximated() {
    Stream<String> always =
        Stream.of(
            "The values of parts are independent of each other, but for times.",
            "Rows of the largest and the median partition key, and of both halves of a split, are"
                + " expected values.",
            "A throttled request counts once, and is stored in the same step.");
    Stream<String> atLimit =
        last().ranges() < Table.MOST_RANGES
            ? Stream.of()
            : Stream.of(
                String.format(
                    Locale.ROOT,
                    "The forecast cuts no range once it has %,d; the store cuts more.",
                    Table.MOST_RANGES));
    return Stream.concat(always, atLimit).toList();
  }

  /** What no fact and no option says, and what the store does not publish, one sentence each. */
  public List<String> assumed() {
    return Stream.concat(scenario.assumed().stream(), scenario.table().rules().assumed().stream())
        .toList();
  }

  /** All writes. */
  public long writes() {
    return steps.stream().mapToLong(TimeStep::writes).sum();
  }

  /** All requests that the store turned away at first. */
  public long throttled() {
    return Math.round(steps.stream().mapToDouble(TimeStep::throttled).sum());
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
