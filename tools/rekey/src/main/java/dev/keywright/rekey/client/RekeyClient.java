package dev.keywright.rekey.client;

import dev.keywright.rekey.order.HalfWriteException;
import dev.keywright.rekey.order.WriteOrder;
import dev.keywright.rekey.order.WritesPausedException;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.state.Lease;
import dev.keywright.rekey.state.State;
import dev.keywright.rekey.state.Ticker;
import dev.keywright.rekey.store.Tables;
import dev.keywright.rekey.store.UnreachableStoreException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reads and writes a table while it is re-keyed: what an application uses in place of its client.
 * It is safe for several threads.
 *
 * <p>A write that returns is in all tables that any client reads. One that throws {@link
 * dev.keywright.rekey.order.ConflictException} or {@link
 * dev.keywright.rekey.order.CollisionException} is in none. After a {@link HalfWriteException} it
 * may be in one: read the row again.
 */
public final class RekeyClient {
  private static final Duration PAUSE = Duration.ofMillis(50);

  private final Tables tables;
  private final Lease lease;
  private final Ticker ticker;
  private final Function<Tables, WriteOrder> orders;
  private final Duration patience;

  /**
   * A client of these tables.
   *
   * @param patience how long a write waits while no client may write, before it is refused
   */
  public RekeyClient(
      Tables tables,
      Lease lease,
      Ticker ticker,
      Function<Tables, WriteOrder> orders,
      Duration patience) {
    this.tables = tables;
    this.lease = lease;
    this.ticker = ticker;
    this.orders = orders;
    this.patience = patience;
  }

  /**
   * A row, by the keys that it has in both tables; the client asks the one that is read now.
   *
   * @return with its cells, and the old key
   */
  public Optional<Row> read(RowBytes oldKey, RowBytes newKey) {
    while (true) {
      Lease.Term term = lease.term();
      Side side = term.state().read();
      Stored found = tables.read(side, side == Side.OLD ? oldKey : newKey);
      // A process that was paused may have read a table that nobody writes any more.
      if (ticker.nanos() - term.lastCall() < 0) {
        return found.row().filter(it -> it.key().equals(oldKey));
      }
    }
  }

  /**
   * Which table is read now, for scans that the application does itself. Ask again before each
   * page: the answer holds as long as the lease and one call.
   */
  public Side readSide() {
    return lease.term().state().read();
  }

  /**
   * Inserts, changes or deletes a row.
   *
   * @param before as it was read; empty to insert it
   * @param after empty to delete it
   * @throws IllegalArgumentException if a call of the tables may take longer than the longest call
   */
  public void write(Optional<Row> before, Optional<Row> after) {
    long start = ticker.nanos();
    while (true) {
      Lease.Term term = lease.term();
      try {
        orders.apply(new GuardedTables(tables, ticker, term)).write(term.state(), before, after);
        return;
      } catch (WritesPausedException paused) {
        if (ticker.nanos() - start >= patience.toNanos()) {
          throw paused;
        }
        ticker.sleep(PAUSE);
      } catch (UnreachableStoreException lost) {
        throw (HalfWriteException)
            new HalfWriteException(
                    "the store did not answer; the outcome is not known: " + lost.getMessage())
                .initCause(lost);
      }
    }
  }

  /**
   * The row of an old key in the old table: for applications that know no new key before they
   * write.
   *
   * @throws IllegalStateException if the old table is not written any more
   */
  public Optional<Row> readOld(RowBytes oldKey) {
    long start = ticker.nanos();
    State state = lease.term().state();
    while (state.writes() == State.Writes.NONE && ticker.nanos() - start < patience.toNanos()) {
      ticker.sleep(PAUSE);
      state = lease.term().state();
    }
    if (state.writes() == State.Writes.NEW || state.writes() == State.Writes.NONE) {
      throw new IllegalStateException(
          "the old table is not written any more (%s), so the row before cannot be read by its old key: read it by its new one, and pass it to write"
              .formatted(state));
    }
    return tables.read(Side.OLD, oldKey).row();
  }

  /** Makes the row what it shall be, whatever it was; only while the old table is written. */
  public void put(Row after) {
    write(readOld(after.key()), Optional.of(after));
  }

  /** Deletes the row of an old key, if there is one; only while the old table is written. */
  public void delete(RowBytes oldKey) {
    Optional<Row> before = readOld(oldKey);
    if (before.isPresent()) {
      write(before, Optional.empty());
    }
  }
}
