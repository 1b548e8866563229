package dev.keywright.rekey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.rekey.state.Course;
import dev.keywright.rekey.state.State;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every promise of a re-keying, under random interleavings, kills, stops and clocks. */
class SimulationTest {
  private static final int RUNS = Integer.getInteger("rekey.runs", 12);
  private static final long SEED = Long.getLong("rekey.seed", 1);

  static Stream<Arguments> settings() {
    return Stream.of(true, false)
        .flatMap(
            transactions -> {
              Course table = transactions ? Course.TABLE_IN_TRANSACTIONS : Course.TABLE_ROW_BY_ROW;
              String kind = transactions ? "transactions, " : "row by row, ";
              return Stream.of(
                  Arguments.of(
                      kind + "to the end",
                      new Simulation.Setting(
                          transactions, Shop.apart(), false, table, State.NEW_ONLY, false)),
                  Arguments.of(
                      kind + "new keys in common",
                      new Simulation.Setting(
                          transactions, Shop.shared(), true, table, State.READ_NEW, false)),
                  Arguments.of(
                      kind + "rolled back",
                      new Simulation.Setting(
                          transactions, Shop.apart(), false, table, State.OLD_ONLY, true)),
                  Arguments.of(
                      kind + "index",
                      new Simulation.Setting(
                          transactions,
                          Shop.sparse(),
                          false,
                          Course.INDEX,
                          State.READ_NEW,
                          false)));
            });
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("settings")
  void thePromisesHold(String name, Simulation.Setting setting) {
    long writes = 0;
    String last = "";
    for (long seed : seeds()) {
      try (Simulation simulation = new Simulation(setting, seed)) {
        simulation.run();
        writes += simulation.acknowledged();
        last = simulation.summary();
      } catch (AssertionError | RuntimeException failed) {
        throw new AssertionError(name + ", -Drekey.seed=" + seed + " -Drekey.runs=1", failed);
      }
    }
    System.out.println(name + ": " + RUNS + " runs, the last one: " + last);
    assertThat(writes).isGreaterThan(20L * RUNS);
  }

  private static List<Long> seeds() {
    return Stream.iterate(SEED, it -> it + 1).limit(RUNS).toList();
  }
}
