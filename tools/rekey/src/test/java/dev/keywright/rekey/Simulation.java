package dev.keywright.rekey;

import dev.keywright.rekey.client.Orders;
import dev.keywright.rekey.client.RekeyClient;
import dev.keywright.rekey.order.KeyMapping;
import dev.keywright.rekey.order.StampSource;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.state.Course;
import dev.keywright.rekey.state.Lease;
import dev.keywright.rekey.state.State;
import dev.keywright.rekey.state.Timing;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/**
 * One re-keying in memory, under writers and a reader, whose calls a seed interleaves. Processes
 * are killed and stopped anywhere; clocks disagree.
 */
final class Simulation implements AutoCloseable {
  private static final int WRITERS = 4;
  private static final int MOST_STEPS = 200_000;
  private static final Timing TIMING = new Timing(Duration.ofMillis(12), Duration.ofMillis(4));

  /**
   * What is simulated.
   *
   * @param goal where it ends
   * @param isRolledBack whether it goes as far as there is a way back, and back to the goal
   */
  record Setting(
      boolean isTransactional,
      KeyMapping mapping,
      boolean isShared,
      Course course,
      State goal,
      boolean isRolledBack) {}

  private final Setting setting;
  private final Random random;

  // Only what a store still knows of a row tells whether a refused write was made.
  private final boolean isRepeating;
  private final Interleaving world = new Interleaving(TIMING.longestCall());
  private final MemoryTables memory;
  private final MemoryLedger ledger = new MemoryLedger(world::pause);
  private final History history = new History();
  private final Map<String, Interleaving.Actor> actors = new HashMap<>();
  private long numbers;
  private final SimulatedReader reader;
  private final Map<String, SimulatedWriter> writers = new HashMap<>();
  private int steps;
  private int kills;
  private int stops;

  Simulation(Setting setting, long seed) {
    this.setting = setting;
    this.random = new Random(seed);
    this.isRepeating = seed % 2 == 0;
    this.memory = new MemoryTables(setting.isTransactional());
    this.reader = new SimulatedReader(setting, history, client(lease(), 0));
  }

  void run() {
    for (Row row : Shop.first()) {
      memory.insert(row);
      history.begin(row);
    }
    for (int i = 0; i < WRITERS; i++) {
      writer(i);
    }
    actors.put("reader", world.start("reader", this::reads));
    actors.put("mover", world.start("mover", mover()));
    world.run(this::choose, this::disturb);
    if (setting.goal().writes() == State.Writes.BOTH) {
      world.start("last", newMover()::mendAll);
      world.run(this::choose, () -> world.pass(Duration.ofNanos(1_000)));
    }
    check();
  }

  private int choose(List<Interleaving.Actor> ready) {
    return random.nextInt(ready.size());
  }

  private boolean isEnded() {
    return actors.get("mover").isEnded();
  }

  private void disturb() {
    chaos();
    if (++steps > MOST_STEPS) {
      throw new AssertionError("it does not end: " + ledger.entries());
    }
  }

  private void chaos() {
    world.pass(Duration.ofNanos(random.nextInt(200_000)));
    if (isEnded() || random.nextInt(60) > 0) {
      return;
    }
    List<String> names = new ArrayList<>(new TreeMap<>(actors).keySet());
    String name = names.get(random.nextInt(names.size()));
    Interleaving.Actor actor = actors.get(name);
    switch (random.nextInt(4)) {
      case 0 -> {
        if (!name.equals("reader")) {
          actor.kill();
          kills++;
          restart(name);
        }
      }
      case 1 -> {
        actor.stopUntil(world.now() + TIMING.untilSettled().toNanos() * 2);
        stops++;
      }
      case 2 -> {
        if (!isRepeating) {
          memory.compactOld();
        }
      }
      default -> {}
    }
  }

  private void restart(String name) {
    if (name.equals("mover")) {
      actors.put(name, world.start(name, mover()));
    } else {
      writers.get(name).kill();
      writer(Integer.parseInt(name));
    }
  }

  private void writer(int number) {
    SimulatedWriter writer = simulated(random.nextInt(20) - 10);
    writers.put("" + number, writer);
    actors.put(
        "" + number,
        world.start(
            "" + number,
            () -> {
              while (!isEnded()) {
                writer.once();
              }
            }));
  }

  private SimulatedWriter simulated(long skew) {
    Lease lease = lease();
    return new SimulatedWriter(
        setting, history, lease, client(lease, skew), new Random(random.nextLong()), this::number);
  }

  private long number() {
    return ++numbers;
  }

  private Lease lease() {
    return new Lease(ledger, TIMING, world.ticker());
  }

  private RekeyClient client(Lease lease, long skew) {
    PausedTables tables = paused();
    return new RekeyClient(
        tables,
        lease,
        world.ticker(),
        Orders.of(
            setting.mapping(),
            setting.course(),
            () -> 1_000 + world.now() / 1_000_000 + skew,
            new StampSource(random.nextLong())),
        Duration.ofMillis(1));
  }

  private PausedTables paused() {
    return new PausedTables(memory, world::pause, world::call, this::isAnswerLost);
  }

  private boolean isAnswerLost() {
    return isRepeating && random.nextInt(20) == 0;
  }

  private void reads() {
    while (!isEnded()) {
      reader.once();
    }
  }

  private Runnable mover() {
    return newMover()::run;
  }

  private SimulatedMover newMover() {
    SimulatedWriter operator = simulated(0);
    return new SimulatedMover(setting, operator::delete, paused(), ledger, TIMING, world.ticker());
  }

  private void check() {
    Side side = setting.goal().read();
    Map<RowBytes, Row> rows = new TreeMap<>();
    List<String> faults = new ArrayList<>();
    for (Map.Entry<RowBytes, Row> entry : memory.rows(side).entrySet()) {
      Row row = entry.getValue();
      if (rows.put(row.key(), row) != null) {
        faults.add("two rows of " + row.key());
      }
      Optional<RowBytes> newKey = setting.mapping().newKey(row);
      if (side == Side.NEW && !newKey.equals(Optional.of(entry.getKey()))) {
        faults.add(row.key() + " is at " + entry.getKey() + " and belongs to " + newKey);
      }
    }
    if (setting.course() == Course.INDEX && side == Side.NEW) {
      memory.rows(Side.OLD).values().stream()
          .filter(it -> setting.mapping().newKey(it).isEmpty())
          .forEach(it -> rows.put(it.key(), it));
    }
    faults.addAll(history.faults(rows));
    if (setting.goal() == State.READ_NEW) {
      faults.addAll(SimulatedMover.differences(memory, setting.mapping()));
    }
    if (!faults.isEmpty()) {
      throw new AssertionError(faults.toString());
    }
  }

  long acknowledged() {
    return history.acknowledged();
  }

  String summary() {
    return "%s writes acknowledged, %s unknown, %s, %s kills, %s stops"
        .formatted(history.acknowledged(), history.unknown(), reader, kills, stops);
  }

  @Override
  public void close() {
    world.close();
  }
}
