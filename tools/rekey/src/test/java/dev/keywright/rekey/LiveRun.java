package dev.keywright.rekey;

import dev.keywright.rekey.client.Orders;
import dev.keywright.rekey.client.RekeyClient;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.state.Fleet;
import dev.keywright.rekey.state.Lease;
import dev.keywright.rekey.state.Ledger;
import dev.keywright.rekey.state.State;
import dev.keywright.rekey.state.Ticker;
import dev.keywright.rekey.store.Change;
import dev.keywright.rekey.store.Condition;
import dev.keywright.rekey.store.TableAdmin;
import dev.keywright.rekey.store.Tables;
import dev.keywright.rekey.store.UnreachableStoreException;
import dev.keywright.rekey.store.WriteId;
import dev.keywright.rekey.work.ThreadWorkers;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The simulation on a real store: the same clients, as threads, and the process that takes the
 * steps in a JVM of its own, which is killed in one state after the other.
 */
public final class LiveRun {
  private static final int WRITERS = 4;
  private static final int COPIED_ONLY = 400;
  private static final long LONGEST_MINUTES = 20;

  /** Where few kills tell the most. */
  private static final Set<State> FEW = EnumSet.of(State.BACKFILL, State.READ_NEW);

  /** Where it runs. */
  public interface Site {
    /** The tables, for one client. */
    Tables tables();

    /** The ledger of this run. */
    Ledger ledger();

    /** Starts the process that takes the steps: it calls {@link LiveRun#move}. */
    Process mover(LiveTask task) throws IOException;

    /**
     * Something that happens to the store after the process was killed.
     *
     * @param kill of how many kills in this state it was the last, on this way
     */
    void disturb(int kill) throws Exception;
  }

  private final Site site;
  private final LiveTask task;
  private final Random random;
  private final History history = new History();
  private final AtomicLong numbers = new AtomicLong();
  private final AtomicLong unreached = new AtomicLong();
  private final AtomicBoolean isEnded = new AtomicBoolean();
  private final Kills kills;

  private LiveRun(Site site, LiveTask task) {
    this.site = site;
    this.task = task;
    this.random = new Random(task.seed());
    this.kills = new Kills(task.isRolledBack(), task.killsInEach());
  }

  /**
   * Takes the steps to the goal, in a process of its own. A step that does not reach the store is
   * taken again, as an operator does.
   */
  public static void move(LiveTask task, Tables tables, Ledger ledger, TableAdmin admin) {
    SimulatedMover mover =
        new SimulatedMover(
            task.setting(),
            key -> {},
            tables,
            ledger,
            task.timing(),
            Ticker.SYSTEM,
            new ThreadWorkers(2),
            admin);
    boolean isAtGoal = false;
    while (!isAtGoal) {
      isAtGoal = reaches(mover::run);
    }
  }

  /**
   * Runs it, and compares the table that is left with all writes, row by row.
   *
   * @return what happened, in one line
   */
  public static String run(Site site, LiveTask task) throws Exception {
    return new LiveRun(site, task).run();
  }

  private String run() throws Exception {
    fill();
    ExecutorService threads = Executors.newFixedThreadPool(WRITERS + 1);
    SimulatedReader reader = new SimulatedReader(task.setting(), history, client(lease()));
    List<Future<?>> clients = new ArrayList<>();
    long start = System.nanoTime();
    try {
      for (int i = 0; i < WRITERS; i++) {
        SimulatedWriter writer = writer(random.nextLong());
        clients.add(threads.submit(() -> repeat(writer::once)));
      }
      clients.add(threads.submit(() -> repeat(reader::once)));
      move(clients);
    } finally {
      isEnded.set(true);
      threads.shutdown();
      threads.awaitTermination(1, TimeUnit.MINUTES);
    }
    for (Future<?> client : clients) {
      client.get();
    }
    new FinalTable(task, site.tables()).compare(history);
    return String.format(
        Locale.ROOT,
        "%s; %d writes acknowledged, %d unknown; %s; the store not reached %d times; %.0f s",
        kills,
        history.acknowledged(),
        history.unknown(),
        reader,
        unreached.get(),
        (System.nanoTime() - start) / 1e9);
  }

  private void fill() {
    Tables tables = site.tables();
    List<Row> rows = new ArrayList<>(Shop.first());
    for (int i = 0; i < COPIED_ONLY; i++) {
      RowBytes key = RowBytes.of(String.format(Locale.ROOT, "%c%05d", 'a' + i % 26, i));
      rows.add(Shop.at(Shop.row(key, i % 7, 0, i % 2 == 0)));
    }
    for (Row row : rows) {
      tables.apply(
          List.of(
              Change.put(
                  Side.OLD, row.key(), Condition.ANY, row, new WriteId(1, Optional.empty()))));
      history.begin(row);
    }
  }

  private static boolean reaches(Runnable work) {
    try {
      work.run();
      return true;
    } catch (UnreachableStoreException lost) {
      System.out.println("not reached: " + lost.getMessage());
      return false;
    }
  }

  private void repeat(Runnable once) {
    while (!isEnded.get()) {
      if (!reaches(once)) {
        unreached.incrementAndGet();
      }
      Ticker.SYSTEM.sleep(task.pause());
    }
  }

  private void move(List<Future<?>> clients) throws Exception {
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(LONGEST_MINUTES);
    Fleet fleet = new Fleet(site.ledger(), task.setting().course(), task.timing(), Ticker.SYSTEM);
    Process mover = site.mover(task);
    try {
      while (!mover.waitFor(20, TimeUnit.MILLISECONDS)) {
        if (System.nanoTime() > end) {
          throw new AssertionError("it does not end; it stands at " + state(fleet));
        }
        for (Future<?> client : clients) {
          if (client.isDone()) {
            client.get();
          }
        }
        // Nobody asks for the state of a run that has had its kills.
        if (kills.count() < task.kills() && isDue(state(fleet))) {
          Thread.sleep(random.nextInt(400));
          // A slow machine must not spend all kills on the first states.
          int kill = kills.add(state(fleet));
          mover.destroyForcibly().waitFor();
          site.disturb(kill);
          mover = site.mover(task);
        }
      }
      if (mover.exitValue() != 0) {
        throw new AssertionError("the process failed: " + mover.exitValue());
      }
    } finally {
      mover.destroyForcibly();
    }
  }

  private static State state(Fleet fleet) {
    AtomicReference<State> state = new AtomicReference<>();
    while (!reaches(() -> state.set(fleet.standing().state()))) {
      Ticker.SYSTEM.sleep(Duration.ofMillis(20));
    }
    return state.get();
  }

  private boolean isDue(State state) {
    if (task.kills() <= LiveTask.FEW_KILLS) {
      return FEW.contains(state) && kills.isDue(state);
    }
    return kills.isDue(state) && random.nextInt(20) == 0;
  }

  private SimulatedWriter writer(long seed) {
    Lease lease = lease();
    return new SimulatedWriter(
        task.setting(), history, lease, client(lease), new Random(seed), numbers::incrementAndGet);
  }

  private Lease lease() {
    return new Lease(site.ledger(), task.timing(), Ticker.SYSTEM);
  }

  private RekeyClient client(Lease lease) {
    return new RekeyClient(
        site.tables(),
        lease,
        Ticker.SYSTEM,
        Orders.of(task.setting().mapping(), task.setting().course()),
        Duration.ofMinutes(1));
  }
}
