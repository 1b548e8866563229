package dev.keywright.store.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.keywright.runtime.IndexChange;
import dev.keywright.runtime.Key;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Writers that crash between two steps leave faults, and the check finds and mends all of them. */
class IndexCheckTest {
  private static final int ROUNDS = 2_000;
  private static final int CHANGES = 40;
  private static final int IDS = 12;
  private static final int STATES = 3;

  /** A row; without a status, the sparse index has no entry of it. */
  private record Order(int id, String status) {}

  private record ByStatus(String status, int id) implements Key {
    static Optional<ByStatus> tryOf(Order order) {
      return Optional.ofNullable(order.status()).map(it -> new ByStatus(it, order.id()));
    }

    @Override
    public Map<String, Object> columns() {
      return Map.of("PK", status, "SK", String.valueOf(id));
    }
  }

  /** A table with its index in memory. */
  private static class Shop implements IndexedTable<Order, ByStatus>, EntryFaults<Order, ByStatus> {
    final Map<Integer, Order> rows = new HashMap<>();
    final Set<ByStatus> index = new HashSet<>();
    final List<ByStatus> missing = new ArrayList<>();
    final List<ByStatus> orphaned = new ArrayList<>();

    /** Changes a row, and crashes after some of the three steps. */
    void change(int id, Optional<Order> after, int steps) {
      Optional<Order> before = Optional.ofNullable(rows.get(id));
      IndexChange<ByStatus> change =
          IndexChange.between(
              before.flatMap(ByStatus::tryOf), after.flatMap(ByStatus::tryOf), false);
      if (steps > 0) {
        index.addAll(change.puts());
      }
      if (steps > 1) {
        rows.remove(id);
        after.ifPresent(it -> rows.put(id, it));
      }
      if (steps > 2) {
        change.deletes().forEach(index::remove);
      }
    }

    /** The entries that the rows should have, by their own words. */
    Set<ByStatus> expected() {
      Set<ByStatus> expected = new HashSet<>();
      rows.forEach(
          (id, row) -> {
            if (row.status() != null) {
              expected.add(new ByStatus(row.status(), id));
            }
          });
      return expected;
    }

    @Override
    public Iterator<Order> rows() {
      return List.copyOf(rows.values()).iterator();
    }

    @Override
    public Iterator<ByStatus> entries() {
      return List.copyOf(index).iterator();
    }

    @Override
    public Optional<Order> row(ByStatus entry) {
      return Optional.ofNullable(rows.get(entry.id()));
    }

    @Override
    public boolean has(ByStatus entry) {
      return index.contains(entry);
    }

    @Override
    public void missing(Order row, ByStatus entry) {
      missing.add(entry);
    }

    @Override
    public void orphaned(ByStatus entry) {
      orphaned.add(entry);
    }

    /** What mends the faults of this index. */
    EntryFaults<Order, ByStatus> mending() {
      return new EntryFaults<>() {
        @Override
        public void missing(Order row, ByStatus entry) {
          index.add(entry);
        }

        @Override
        public void orphaned(ByStatus entry) {
          index.remove(entry);
        }
      };
    }
  }

  private static Optional<Order> drawn(int id, Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> Optional.empty();
      case 1 -> Optional.of(new Order(id, null));
      default -> Optional.of(new Order(id, "S" + random.nextInt(STATES)));
    };
  }

  @Test
  void whatCrashesLeaveIsNamedAndMended() throws InterruptedException {
    Random random = new Random(36);
    long faults = 0;
    for (int round = 0; round < ROUNDS; round++) {
      Shop shop = new Shop();
      for (int i = 0; i < CHANGES; i++) {
        int id = random.nextInt(IDS);
        int steps = random.nextInt(4) == 0 ? random.nextInt(3) : 3;
        shop.change(id, drawn(id, random), steps);
      }
      // What else may happen to an index: entries lost or written by hand.
      if (random.nextBoolean()) {
        shop.index.remove(new ByStatus("S0", random.nextInt(IDS)));
        shop.index.add(new ByStatus("S" + random.nextInt(STATES), random.nextInt(2 * IDS)));
      }
      Set<ByStatus> missing = new HashSet<>(shop.expected());
      missing.removeAll(shop.index);
      Set<ByStatus> orphaned = new HashSet<>(shop.index);
      orphaned.removeAll(shop.expected());
      IndexCheck<Order, ByStatus> check = IndexCheck.of(ByStatus::tryOf);

      IndexCounts counts = check.run(shop, shop);
      assertThat(shop.missing).containsExactlyInAnyOrderElementsOf(missing);
      assertThat(shop.orphaned).containsExactlyInAnyOrderElementsOf(orphaned);
      assertThat(counts)
          .isEqualTo(
              new IndexCounts(
                  shop.rows.size(), shop.index.size(), missing.size(), orphaned.size()));

      check.run(shop, shop.mending());
      assertThat(shop.index).isEqualTo(shop.expected());
      assertThat(check.run(shop, shop).isRight()).isTrue();
      faults += missing.size() + orphaned.size();
    }
    System.out.printf(
        Locale.ROOT,
        "Index check: %,d rounds of %d changes with crashes, %,d faults named and mended, wrong:"
            + " 0%n",
        ROUNDS,
        CHANGES,
        faults);
    assertThat(faults).isGreaterThan(ROUNDS);
  }

  @Test
  void aCrashInTheSafeOrderLosesNoEntry() {
    Random random = new Random(7);
    for (int round = 0; round < ROUNDS; round++) {
      Shop shop = new Shop();
      for (int i = 0; i < CHANGES; i++) {
        int id = random.nextInt(IDS);
        shop.change(id, drawn(id, random), random.nextInt(4));
        assertThat(shop.index).containsAll(shop.expected());
      }
    }
  }

  @Test
  void moreFaultsThanOneLookTakes() throws InterruptedException {
    Shop shop = new Shop();
    for (int id = 0; id < 2_500; id++) {
      shop.rows.put(id, new Order(id, "S0"));
      shop.index.add(new ByStatus("S1", id));
    }
    assertThat(IndexCheck.of(ByStatus::tryOf).run(shop, shop.mending()))
        .isEqualTo(new IndexCounts(2_500, 5_000, 2_500, 2_500));
    assertThat(shop.index).isEqualTo(shop.expected());
  }

  @Test
  void aWriterIsDoneAfterTheTimeToSettle() throws InterruptedException {
    Shop shop = new Shop();
    shop.index.add(new ByStatus("S1", 1));
    List<Long> waited = new ArrayList<>();

    IndexCounts counts =
        IndexCheck.of(ByStatus::tryOf)
            .settling(Duration.ofMillis(1).plusNanos(1))
            .waiting(
                millis -> {
                  waited.add(millis);
                  shop.rows.put(1, new Order(1, "S1"));
                })
            .run(shop, shop);

    assertThat(counts.isRight()).isTrue();
    assertThat(waited).containsExactly(2L);
    assertThat(shop.index).isEqualTo(shop.expected());
  }

  /** The row goes back to where it came from while the check mends what it left there. */
  @Test
  void anEntryThatIsNeededAgainIsPutAgain() throws InterruptedException {
    Shop shop = new Shop();
    shop.rows.put(1, new Order(1, "S1"));
    shop.index.addAll(List.of(new ByStatus("S0", 1), new ByStatus("S1", 1)));
    List<Runnable> steps =
        new ArrayList<>(
            List.of(
                () -> shop.index.add(new ByStatus("S0", 1)),
                () -> {
                  shop.rows.put(1, new Order(1, "S0"));
                  shop.index.remove(new ByStatus("S1", 1));
                }));

    IndexCounts counts =
        IndexCheck.of(ByStatus::tryOf)
            .settling(Duration.ofMillis(1))
            .waiting(millis -> steps.remove(0).run())
            .run(shop, shop.mending());

    assertThat(steps).isEmpty();
    assertThat(counts).isEqualTo(new IndexCounts(1, 2, 1, 1));
    assertThat(shop.index).isEqualTo(shop.expected());
  }

  /** Writers that make a step at any look of the check, one at a time for each row. */
  private static final class Busy extends Shop {
    private final Random random;
    private final Map<Integer, Change> begun = new HashMap<>();

    private static final class Change {
      final Optional<Order> after;
      int steps;

      Change(Optional<Order> after) {
        this.after = after;
      }
    }

    Busy(Random random) {
      this.random = random;
    }

    /** A step of the change of a row; the changes before it are whole. */
    private void step(int id) {
      Change change = begun.computeIfAbsent(id, it -> new Change(drawn(id, random)));
      change.steps++;
      if (change.steps == 1) {
        change.after.flatMap(ByStatus::tryOf).ifPresent(index::add);
      } else if (change.steps == 2) {
        rows.remove(id);
        change.after.ifPresent(it -> rows.put(id, it));
      } else {
        Optional<ByStatus> kept = change.after.flatMap(ByStatus::tryOf);
        for (int state = 0; state < STATES; state++) {
          ByStatus entry = new ByStatus("S" + state, id);
          if (!kept.equals(Optional.of(entry))) {
            index.remove(entry);
          }
        }
        begun.remove(id);
      }
    }

    private void steps() {
      while (random.nextInt(3) == 0) {
        step(random.nextInt(IDS));
      }
    }

    /** What was begun before is done after the time to settle, and other changes are begun. */
    void settle() {
      for (int id : List.copyOf(begun.keySet())) {
        while (begun.containsKey(id)) {
          step(id);
        }
      }
      steps();
    }

    @Override
    public Optional<Order> row(ByStatus entry) {
      steps();
      Optional<Order> row = super.row(entry);
      steps();
      return row;
    }

    @Override
    public boolean has(ByStatus entry) {
      steps();
      boolean has = super.has(entry);
      steps();
      return has;
    }
  }

  @Test
  void aCheckThatMendsLosesNoEntryToWriters() throws InterruptedException {
    Random random = new Random(11);
    long mended = 0;
    for (int round = 0; round < 10 * ROUNDS; round++) {
      Busy shop = new Busy(random);
      for (int i = 0; i < CHANGES; i++) {
        int id = random.nextInt(IDS);
        shop.change(id, drawn(id, random), random.nextInt(4));
      }
      IndexCounts counts =
          IndexCheck.of(ByStatus::tryOf)
              .settling(Duration.ofMillis(1))
              .waiting(millis -> shop.settle())
              .run(shop, shop.mending());
      shop.settle();
      while (!shop.begun.isEmpty()) {
        shop.settle();
      }

      assertThat(shop.index).as("round %s", round).containsAll(shop.expected());
      mended += counts.orphaned();
    }
    assertThat(mended).isGreaterThan(ROUNDS);
  }

  @Test
  void aTimeBelowZeroIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> IndexCheck.of(ByStatus::tryOf).settling(Duration.ofSeconds(-1)))
        .withMessage("the time to settle is PT-1S, below zero");
  }
}
