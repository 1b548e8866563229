package dev.keywright.rekey.work;

import dev.keywright.rekey.client.GuardedTables;
import dev.keywright.rekey.client.Orders;
import dev.keywright.rekey.order.ConflictException;
import dev.keywright.rekey.order.HalfWriteException;
import dev.keywright.rekey.order.WriteOrder;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.state.Lease;
import dev.keywright.rekey.state.State;
import dev.keywright.rekey.store.Tables;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Changes of the new table that no application asked for. Each can be repeated, and is made only in
 * states that allow it: a worker that was stopped may wake up in another one.
 */
public final class LeasedOrder {
  private static final int MOST_CONFLICTS = 20;

  private final Connector connector;
  private final Function<Tables, WriteOrder> orders;

  /** The changes of one worker. */
  public LeasedOrder(Connector connector) {
    this.connector = connector;
    this.orders = Orders.of(connector.mapping(), connector.course());
  }

  /**
   * Copies rows.
   *
   * @return how many of them the new table has got
   * @throws IllegalStateException if nothing is copied in the present state
   */
  long copy(List<Stored> rows) {
    List<Stored> left = repeat(State.BACKFILL::equals, "copied", order -> order.copyFree(rows));
    long none =
        left.stream()
            .filter(row -> !repeat(State.BACKFILL::equals, "copied", order -> order.copy(row)))
            .count();
    return rows.size() - none;
  }

  /**
   * Makes the new table agree with the old one in a row.
   *
   * @throws IllegalStateException if rows are not written to both tables in the present state
   */
  public void mend(RowDifference row) {
    repeat(
        it -> it.writes() == State.Writes.BOTH || it == State.HAND_OVER,
        "mended",
        order -> {
          order.mend(row.oldKey(), Optional.of(row.newKey()));
          return true;
        });
  }

  private <R> R repeat(Predicate<State> allowed, String what, Function<WriteOrder, R> change) {
    int conflicts = 0;
    while (true) {
      Lease.Term term = connector.lease().term();
      if (!allowed.test(term.state())) {
        throw new IllegalStateException(
            "the re-keying is in %s, in which no rows are %s".formatted(term.state(), what));
      }
      Tables guarded = new GuardedTables(connector.tables(), connector.ticker(), term);
      try {
        return change.apply(orders.apply(guarded));
      } catch (HalfWriteException late) {
        // The lease has ended in the middle: the change is repeated, under a new one.
      } catch (ConflictException changed) {
        if (++conflicts == MOST_CONFLICTS) {
          throw changed;
        }
      }
    }
  }
}
