package dev.keywright.rekey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.rekey.order.CollisionException;
import dev.keywright.rekey.order.ConflictException;
import dev.keywright.rekey.order.FollowingOrder;
import dev.keywright.rekey.order.HalfWriteException;
import dev.keywright.rekey.order.StampSource;
import dev.keywright.rekey.order.TransactedOrder;
import dev.keywright.rekey.order.WriteOrder;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.state.Course;
import dev.keywright.rekey.state.State;
import dev.keywright.rekey.store.Tables;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two clients on one row, in every order of their calls, and each killed before every call. */
@Tag("full")
class ExhaustiveTest {
  private static final RowBytes KEY = RowBytes.of("b");

  /** Most faults of two clients need few turns; all orders are tried with -Pevidence. */
  private static final int FEW_TURNS = 3;

  private static final int FIRST_STEPS = 8;

  /** What a client does: with the tables, and the row as it was before both began. */
  private enum Act implements BiConsumer<WriteOrder, Stored> {
    UPDATE {
      @Override
      public void accept(WriteOrder order, Stored before) {
        order.write(State.BACKFILL, before.row(), Optional.of(Shop.row(KEY, 1, 10, false)));
      }
    },
    MOVE {
      @Override
      public void accept(WriteOrder order, Stored before) {
        order.write(State.BACKFILL, before.row(), Optional.of(Shop.row(KEY, 2, 20, true)));
      }
    },
    DELETE {
      @Override
      public void accept(WriteOrder order, Stored before) {
        order.write(State.BACKFILL, before.row(), Optional.empty());
      }
    },
    DELETE_BY_OLDER_CLIENT {
      @Override
      public void accept(WriteOrder order, Stored before) {
        order.write(State.DELETE_BOTH, before.row(), Optional.empty());
      }
    },
    MOVE_BY_OLDER_CLIENT {
      @Override
      public void accept(WriteOrder order, Stored before) {
        order.write(State.DELETE_BOTH, before.row(), Optional.of(Shop.row(KEY, 3, 30, true)));
      }
    },
    COPY {
      @Override
      public void accept(WriteOrder order, Stored before) {
        order.copyFree(List.of(before)).forEach(order::copy);
      }
    }
  }

  private MemoryTables memory = new MemoryTables(true);
  private int runs;
  private int lostAnswer = -1;

  @ParameterizedTest(name = "transactions: {0}")
  @ValueSource(booleans = {true, false})
  void ordersOfTwoClientsThatTakeTurnsAFewTimesLeaveEqualTables(boolean isTransactional) {
    ordersLeaveEqualTables(isTransactional, FEW_TURNS);
  }

  @Tag("evidence")
  @ParameterizedTest(name = "transactions: {0}")
  @ValueSource(booleans = {true, false})
  void allOrdersOfTwoClientsLeaveEqualTables(boolean isTransactional) {
    ordersLeaveEqualTables(isTransactional, Integer.MAX_VALUE);
  }

  private void ordersLeaveEqualTables(boolean isTransactional, int turns) {
    for (Act first : Act.values()) {
      for (Act second : Act.values()) {
        // A copy begins only when no client deletes and no more.
        boolean isPossible =
            !(first.name().endsWith("CLIENT") && second == Act.COPY)
                && !(second.name().endsWith("CLIENT") && first == Act.COPY);
        if (isPossible && first.compareTo(second) <= 0) {
          TurnOrder order = new TurnOrder(List.of());
          do {
            run(isTransactional, first, second, order, -1);
            runs++;
          } while (order.next(turns));
        }
      }
    }
    System.out.println(runs + " orders, transactions: " + isTransactional);
    assertThat(runs).isGreaterThan(isTransactional ? 100 : 2_000);
  }

  @ParameterizedTest(name = "transactions: {0}")
  @ValueSource(booleans = {true, false})
  void aClientThatIsKilledBeforeAnyCallLeavesWhatCanBeMended(boolean isTransactional) {
    for (Act first : Act.values()) {
      for (Act second : Act.values()) {
        for (int calls = 0; calls < 12; calls++) {
          run(isTransactional, first, second, new TurnOrder(List.of()), calls);
        }
      }
    }
  }

  @Test
  void aClientWhoseStoreRepeatsAnyCallWritesOnce() {
    for (Act first : Act.values()) {
      for (Act second : Act.values()) {
        for (lostAnswer = 0; lostAnswer < 4; lostAnswer++) {
          for (int start = 0; start < 1 << FIRST_STEPS; start += 17) {
            List<Integer> choices = new ArrayList<>();
            for (int bit = 0; bit < FIRST_STEPS; bit++) {
              choices.add(start >> bit & 1);
            }
            run(false, first, second, new TurnOrder(choices), -1);
          }
        }
      }
    }
  }

  /**
   * One order.
   *
   * @param order that is tried, unless the first client is killed: then it goes on until it is
   * @param killedAfter so many steps of the first client; negative if it lives
   */
  private void run(
      boolean isTransactional, Act first, Act second, TurnOrder order, int killedAfter) {
    memory = new MemoryTables(isTransactional);
    Shop.first().forEach(memory::insert);
    Stored before = memory.read(Side.OLD, KEY);
    boolean[] isHalf = {killedAfter >= 0};
    int[] calls = {0};
    BooleanSupplier isLost = () -> calls[0]++ == lostAnswer;
    try (Interleaving world = new Interleaving(Duration.ofDays(1))) {
      Interleaving.Actor one =
          world.start("one", () -> act(order(paused(world, isLost), 1), first, before, isHalf));
      world.start("two", () -> act(order(paused(world, () -> false), 2), second, before, isHalf));
      int[] firsts = {0};
      world.run(
          ready -> killedAfter >= 0 ? 0 : order.choice(ready),
          () -> {
            if (++firsts[0] == killedAfter) {
              one.kill();
            }
          });
    }
    WriteOrder later = order(memory, 9);
    if (isHalf[0]) {
      for (int part = 1; part <= 3; part++) {
        Row row = Shop.row(KEY, part, 0, true);
        later.mend(KEY, Shop.apart().newKey(row));
      }
    }
    for (Row row : memory.rows(Side.OLD).values()) {
      later.copy(memory.read(Side.OLD, row.key()));
    }
    assertThat(SimulatedMover.differences(memory, Shop.apart()))
        .as("%s and %s in the order %s, killed after %s", first, second, order, killedAfter)
        .isEmpty();
  }

  private Tables paused(Interleaving world, BooleanSupplier isAnswerLost) {
    return new PausedTables(memory, world::pause, world::call, isAnswerLost);
  }

  private static void act(WriteOrder order, Act act, Stored before, boolean[] isHalf) {
    try {
      act.accept(order, before);
    } catch (ConflictException | CollisionException refused) {
      // The other one was first.
    } catch (HalfWriteException half) {
      isHalf[0] = true;
    }
  }

  private static WriteOrder order(Tables tables, int client) {
    StampSource stamps = new StampSource(client);
    return tables.isTransactional()
        ? new TransactedOrder(tables, Shop.apart(), Course.TABLE_IN_TRANSACTIONS, stamps)
        : new FollowingOrder(tables, Shop.apart(), () -> 5, stamps);
  }
}
