package dev.keywright.rekey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.rekey.order.ConflictException;
import dev.keywright.rekey.order.FollowingOrder;
import dev.keywright.rekey.order.HalfWriteException;
import dev.keywright.rekey.order.StampSource;
import dev.keywright.rekey.order.WriteOrder;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.state.State;
import dev.keywright.rekey.store.Tables;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Two clients that both change the row that they have read, when only the new table is written, in
 * a store without transactions: one of them at most is told that it did, and one row is left.
 */
class NewTableOrdersTest {
  private static final RowBytes KEY = RowBytes.of("b");
  private static final Row BEFORE = Shop.row(KEY, 1, 0, true);

  private static final Optional<Row> MOVE = Optional.of(Shop.row(KEY, 2, 20, true));

  /** The changes that meet: at the row's place, to two others, and away. */
  private static final List<Optional<Row>> AFTER =
      List.of(
          Optional.of(Shop.row(KEY, 1, 10, false)),
          MOVE,
          Optional.of(Shop.row(KEY, 3, 30, false)),
          Optional.empty());

  private static final int REPEATED_CALLS = 4;

  /** Faults of two clients need few. */
  private static final int TURNS = 3;

  private final List<Optional<Row>> made = new ArrayList<>();
  private boolean isHalf;
  private int runs;

  @Test
  @Tag("full")
  void oneOfTwoClientsWritesWhenTheyTakeTurnsAFewTimes() {
    // The others differ in which client comes first, or in the place alone.
    orders(List.of(MOVE), -1);
    System.out.println(runs + " orders of two clients of the new table");
    assertThat(runs).isGreaterThan(1_000);
  }

  @Test
  @Tag("evidence")
  void oneOfThemWritesIfAnyAnswerIsLost() {
    for (int lost = -1; lost < REPEATED_CALLS; lost++) {
      orders(AFTER, lost);
    }
  }

  private void orders(List<Optional<Row>> firsts, int lost) {
    for (Optional<Row> first : firsts) {
      for (Optional<Row> second : AFTER) {
        TurnOrder order = new TurnOrder(List.of());
        do {
          run(first, second, order, lost);
          runs++;
        } while (order.next(TURNS));
      }
    }
  }

  /**
   * One order.
   *
   * @param lost the number of the first client's change whose answer is lost, so that its store
   *     repeats it
   */
  private void run(Optional<Row> first, Optional<Row> second, TurnOrder turns, int lost) {
    MemoryTables memory = new MemoryTables(false);
    Optional<Row> before = Optional.of(BEFORE);
    order(memory, 0).write(State.NEW_ONLY, Optional.empty(), before);
    made.clear();
    isHalf = false;
    int[] calls = {0};
    try (Interleaving world = new Interleaving(Duration.ofDays(1))) {
      BooleanSupplier isLost = () -> calls[0]++ == lost;
      Tables one = new PausedTables(memory, world::pause, world::call, isLost);
      Tables two = new PausedTables(memory, world::pause, world::call);
      world.start("one", () -> act(order(one, 1), before, first));
      world.start("two", () -> act(order(two, 2), before, second));
      // Every turn is a call of one of both.
      world.run(turns::choice);
    }
    String what = first + " and " + second + " in the order " + turns + ", repeated " + lost;
    List<Row> rows = List.copyOf(memory.rows(Side.NEW).values());
    assertThat(made).as(what).hasSizeLessThanOrEqualTo(1);
    assertThat(rows).as(what).hasSizeLessThanOrEqualTo(1);
    if (!made.isEmpty() && !isHalf) {
      Optional<Row> left = rows.stream().findFirst();
      assertThat(left.isPresent()).as(what).isEqualTo(made.get(0).isPresent());
      made.get(0).ifPresent(it -> assertThat(left.orElseThrow()).as(what).matches(it::isLike));
    }
  }

  private void act(WriteOrder order, Optional<Row> before, Optional<Row> after) {
    try {
      order.write(State.NEW_ONLY, before, after);
      made.add(after);
    } catch (ConflictException refused) {
      // The other one was first.
    } catch (HalfWriteException unknown) {
      isHalf = true;
    }
  }

  private static WriteOrder order(Tables tables, int client) {
    return new FollowingOrder(tables, Shop.apart(), () -> 5, new StampSource(client));
  }
}
