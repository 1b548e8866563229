package dev.keywright.simulator.description;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

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
    OptionalLong writes,
    OptionalDouble seconds,
    OptionalDouble peak,
    double reads,
    OptionalLong bytesPerRow,
    int servers,
    OptionalInt ranges,
    OptionalDouble splitBytes,
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
        OptionalLong.empty(),
        OptionalDouble.empty(),
        OptionalDouble.empty(),
        0,
        OptionalLong.empty(),
        SERVERS,
        OptionalInt.empty(),
        OptionalDouble.empty(),
        0,
        Map.of(),
        Map.of(),
        Map.of());
  }

  /** The same, with another number of writes. */
  public LoadOptions withWrites(long count) {
    return new LoadOptions(
        store,
        OptionalLong.of(count),
        seconds,
        peak,
        reads,
        bytesPerRow,
        servers,
        ranges,
        splitBytes,
        seed,
        skew,
        values,
        clocks);
  }

  /** The same in another store. */
  public LoadOptions in(String name) {
    return new LoadOptions(
        Optional.of(name),
        writes,
        seconds,
        peak,
        reads,
        bytesPerRow,
        servers,
        ranges,
        splitBytes,
        seed,
        skew,
        values,
        clocks);
  }

  /** The same in a new table of so many equal ranges. */
  public LoadOptions withRanges(int count) {
    return new LoadOptions(
        store,
        writes,
        seconds,
        peak,
        reads,
        bytesPerRow,
        servers,
        OptionalInt.of(count),
        splitBytes,
        seed,
        skew,
        values,
        clocks);
  }
}
