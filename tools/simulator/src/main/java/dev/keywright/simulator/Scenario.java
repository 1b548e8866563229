package dev.keywright.simulator;

import dev.keywright.simulator.key.KeyModel;
import dev.keywright.simulator.store.NewTable;
import java.util.List;

/**
 * What is simulated: a design of a key, its writes, and a store.
 *
 * @param title the design, for people
 * @param table the table that all rows are written to
 * @param assumed what neither the description nor an option said, one sentence each
 */
public record Scenario(
    String title, KeyModel model, NewTable table, Run run, List<String> assumed) {
  private static final int MOST_STEPS = 480;
  private static final long LEAST_WRITES_OF_STEP = 10_000;
  private static final int COLUMNS = 96;

  public Scenario {
    assumed = List.copyOf(assumed);
  }

  /**
   * How the simulation goes.
   *
   * @param readsPerSecond reads of single rows, each stored row as likely as any other
   * @param steps how many pieces the time is cut into
   * @param seed what the drawn counts depend on
   */
  public record Run(double readsPerSecond, int steps, long seed) {}

  /** As many steps as leave enough writes for each that its shares are not chance. */
  public static int steps(double writes) {
    int steps = (int) Math.max(1, Math.min(MOST_STEPS, writes / LEAST_WRITES_OF_STEP));
    // The columns of a picture have equally many steps each.
    return steps <= COLUMNS ? steps : steps / COLUMNS * COLUMNS;
  }

  /** The same scenario under another title. */
  public Scenario titled(String other) {
    return new Scenario(other, model, table, run, assumed);
  }

  /** How many columns its picture has. */
  int columns() {
    return Math.min(COLUMNS, run.steps());
  }
}
