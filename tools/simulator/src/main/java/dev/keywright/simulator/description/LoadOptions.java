package dev.keywright.simulator.description;

import java.util.Map;
import java.util.Optional;

/**
 * What a user says about the load. Each overrides what a description says, and none has to be
 * given.
 *
 * @param store the constant of {@code dev.keywright.Store}
 * @param seconds how long the run takes
 * @param peak writes in the busiest second
 * @param reads reads per second
 * @param ranges how many equal ranges the new table has
 * @param splitBytes the size at which a range is cut
 * @param skew the exponent of Zipf's law, by part
 * @param values how many values there are, by part
 * @param clocks how a part follows the writes
 */
public record LoadOptions(
    Optional<String> store,
    Optional<Long> writes,
    Optional<Double> seconds,
    Optional<Double> peak,
    double reads,
    Optional<Long> bytesPerRow,
    int servers,
    Optional<Integer> ranges,
    Optional<Double> splitBytes,
    long seed,
    Map<String, Double> skew,
    Map<String, Long> values,
    Map<String, Clock> clocks) {
  /** How many servers a table has if nobody says. */
  public static final int SERVERS = 4;

  public LoadOptions {
    skew = Map.copyOf(skew);
    values = Map.copyOf(values);
    clocks = Map.copyOf(clocks);
  }

  /** Nothing is said. */
  public static LoadOptions none() {
    return new LoadOptions(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        0,
        Optional.empty(),
        SERVERS,
        Optional.empty(),
        Optional.empty(),
        0,
        Map.of(),
        Map.of(),
        Map.of());
  }
}
