package dev.keywright.simulator.description;

import java.util.Map;
import java.util.Optional;

/**
 * What a user says about the load. Each overrides what a description says, and none has to be
 * given.
 *
 * @param seed what chance depends on
 */
public record LoadOptions(Requests requests, Cluster cluster, Parts parts, long seed) {
  /** Nothing is said. */
  public static final LoadOptions NONE =
      new LoadOptions(Requests.NONE, Cluster.NONE, new Parts(Map.of(), Map.of(), Map.of()), 0);

  /**
   * How much is written and read.
   *
   * @param writes of rows, in the whole run
   * @param seconds how long the run takes
   * @param peak writes in the busiest second
   * @param reads reads per second
   */
  public record Requests(
      Optional<Long> writes,
      Optional<Double> seconds,
      Optional<Double> peak,
      double reads,
      Optional<Long> bytesPerRow) {
    private static final Requests NONE =
        new Requests(Optional.empty(), Optional.empty(), Optional.empty(), 0, Optional.empty());
  }

  /**
   * Where the table is.
   *
   * @param store the constant of {@code dev.keywright.Store}
   * @param ranges how many equal ranges the new table has
   * @param splitBytes the size at which a range is cut
   */
  public record Cluster(
      Optional<String> store, int servers, Optional<Integer> ranges, Optional<Double> splitBytes) {
    private static final Cluster NONE =
        new Cluster(Optional.empty(), 4, Optional.empty(), Optional.empty());
  }

  /**
   * What the values of parts are like, by the name of the part.
   *
   * @param skew the exponent of Zipf's law
   * @param values how many there are
   * @param clocks how they follow the writes
   */
  public record Parts(
      Map<String, Double> skew, Map<String, Long> values, Map<String, Clock> clocks) {
    public Parts {
      skew = Map.copyOf(skew);
      values = Map.copyOf(values);
      clocks = Map.copyOf(clocks);
    }
  }
}
