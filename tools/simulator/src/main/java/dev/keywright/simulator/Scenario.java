package dev.keywright.simulator;

import dev.keywright.simulator.key.KeyModel;
import dev.keywright.simulator.key.KeyPoint;
import dev.keywright.simulator.store.RangeRules;
import java.util.List;

/**
 * What is simulated: a design of a key, its writes, and a store.
 *
 * @param title the design, for people
 * @param splitPoints where the ranges of the new table begin, but for the first
 * @param owners the server of each of these ranges; empty to deal them out in turn
 * @param bytesPerRow of the rows, for limits of size
 * @param readsPerSecond reads of single rows, each stored row as likely as any other
 * @param steps how many pieces the time is cut into
 * @param seed what the drawn counts depend on
 * @param assumed what neither the description nor an option said, one sentence each
 */
public record Scenario(
    String title,
    KeyModel model,
    RangeRules rules,
    int servers,
    List<KeyPoint> splitPoints,
    List<Integer> owners,
    long bytesPerRow,
    double readsPerSecond,
    int steps,
    long seed,
    List<String> assumed) {
  private static final int MOST_STEPS = 480;
  private static final long LEAST_WRITES_OF_STEP = 10_000;
  private static final int COLUMNS = 96;

  public Scenario {
    splitPoints = List.copyOf(splitPoints);
    owners = List.copyOf(owners);
    assumed = List.copyOf(assumed);
    if (servers < 1 || steps < 1 || bytesPerRow < 1) {
      throw new IllegalArgumentException("servers, steps and bytes of a row are at least 1");
    }
  }

  /** As many steps as leave enough writes for each that its shares are not chance. */
  public static int steps(double writes) {
    int steps = (int) Math.max(1, Math.min(MOST_STEPS, writes / LEAST_WRITES_OF_STEP));
    // The columns of a picture have equally many steps each.
    return steps <= COLUMNS ? steps : steps / COLUMNS * COLUMNS;
  }

  /** The same scenario under another title. */
  public Scenario titled(String other) {
    return new Scenario(
        other,
        model,
        rules,
        servers,
        splitPoints,
        owners,
        bytesPerRow,
        readsPerSecond,
        steps,
        seed,
        assumed);
  }

  /** How many columns its picture has. */
  int columns() {
    return Math.min(COLUMNS, steps);
  }
}
