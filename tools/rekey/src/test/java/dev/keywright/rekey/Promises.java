package dev.keywright.rekey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.rekey.client.Orders;
import dev.keywright.rekey.client.RekeyClient;
import dev.keywright.rekey.order.CollisionException;
import dev.keywright.rekey.order.HalfWriteException;
import dev.keywright.rekey.order.KeyMapping;
import dev.keywright.rekey.order.WriteOrder;
import dev.keywright.rekey.plan.Collisions;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.state.Course;
import dev.keywright.rekey.state.Fleet;
import dev.keywright.rekey.state.Lease;
import dev.keywright.rekey.state.Ledger;
import dev.keywright.rekey.state.State;
import dev.keywright.rekey.state.Ticker;
import dev.keywright.rekey.state.Timing;
import dev.keywright.rekey.store.Change;
import dev.keywright.rekey.store.Condition;
import dev.keywright.rekey.store.TableAdmin;
import dev.keywright.rekey.store.Tables;
import dev.keywright.rekey.store.WriteId;
import dev.keywright.rekey.work.ThreadWorkers;
import dev.keywright.rekey.work.Verifier;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/** Single promises of a re-keying, each in a few calls of any store: no call waits. */
public final class Promises {
  private static final int INDEXED = 6;

  private final Tables tables;
  private final TableAdmin admin;
  private final Course course;

  private Promises(Tables tables, TableAdmin admin) {
    this.tables = tables;
    this.admin = admin;
    this.course = tables.isTransactional() ? Course.TABLE_IN_TRANSACTIONS : Course.TABLE_ROW_BY_ROW;
  }

  /** Checks all, in two tables that are empty. */
  public static void hold(Tables tables, TableAdmin admin) {
    Promises promises = new Promises(tables, admin);
    promises.anIndexIsKept();
    promises.aMoveWinsOverACopyOfWhatWasThereBefore();
    promises.aClientThatWakesAfterItsLeaseWritesNoMore();
    promises.twoOldRowsOnOneNewKeyAreRefused();
  }

  private void anIndexIsKept() {
    Ledger ledger = new MemoryLedger(() -> {});
    Ticker ticker = new StillTicker();
    KeyMapping mapping = Shop.sparse();
    for (int i = 0; i < INDEXED; i++) {
      insert(indexed(i, i));
    }
    Rekeying rekeying = rekeying(ledger, ticker, mapping, Course.INDEX);
    while (rekeying.standing().state() != State.READ_NEW) {
      if (rekeying.standing().state() == State.BACKFILL) {
        rekeying.backfill();
        Verifier.Result result = rekeying.verify(0);
        assertThat(result.differences()).isEmpty();
        assertThat(result.newRows()).isEqualTo(INDEXED / 2);
      }
      rekeying.advance();
    }
    assertThatThrownBy(rekeying::advance).hasMessage("the re-keying has ended");

    RekeyClient client = client(tables, ledger, ticker, mapping, Course.INDEX);
    client.put(indexed(1, 4));
    client.put(indexed(2, 3));
    RowBytes entered = apart(indexed(1, 4));
    assertThat(client.read(key(1), entered)).get().matches(indexed(1, 4)::isLike);
    RowBytes left = apart(indexed(2, 2));
    assertThat(client.read(key(2), left)).isEmpty();
    assertThat(client.readOld(key(2))).get().matches(indexed(2, 3)::isLike);
    Verifier.Result result = rekeying.verify(0);
    assertThat(result.differences()).isEmpty();
    assertThat(result.newRows()).isEqualTo(INDEXED / 2);
    assertThat(rekeying.rollBack()).isEqualTo(State.VERIFIED);
  }

  private static RowBytes key(int number) {
    return RowBytes.of("indexed" + number);
  }

  private static Row indexed(int number, int part) {
    return Shop.row(key(number), part, number, true);
  }

  private void aMoveWinsOverACopyOfWhatWasThereBefore() {
    RowBytes key = RowBytes.of("moved");
    Row here = Shop.row(key, 1, 1, true);
    Row there = Shop.row(key, 2, 2, true);
    insert(here);
    Stored read = tables.read(Side.OLD, key);
    WriteOrder order = order(tables, Shop.apart());
    // The copy has read the row, and perhaps asked for its new key; then the row moves.
    AtomicBoolean isMoved = new AtomicBoolean();
    Runnable move =
        () -> {
          if (isMoved.compareAndSet(false, true)) {
            order.write(State.BACKFILL, read.row(), Optional.of(there));
          }
        };
    order(new PausedTables(tables, () -> {}, move), Shop.apart()).copy(read);
    assertThat(isMoved).isTrue();
    requireAt(there, here);

    // Before the copy reads anything, and behind it.
    Stored now = tables.read(Side.OLD, key);
    order.write(State.BACKFILL, now.row(), Optional.of(here));
    order(tables, Shop.apart()).copy(now);
    requireAt(here, there);
    Stored last = tables.read(Side.OLD, key);
    order(tables, Shop.apart()).copy(last);
    order.write(State.BACKFILL, last.row(), Optional.of(there));
    requireAt(there, here);
  }

  private void requireAt(Row row, Row before) {
    assertThat(tables.read(Side.NEW, apart(before)).row()).isEmpty();
    Optional<Row> old = tables.read(Side.OLD, row.key()).row();
    assertThat(old).get().matches(row::isLike);
    assertThat(tables.read(Side.NEW, apart(row)).row()).isEqualTo(old);
  }

  private void aClientThatWakesAfterItsLeaseWritesNoMore() {
    wake(false);
    if (!tables.isTransactional()) {
      // Between both tables, too.
      wake(true);
    }
  }

  private void wake(boolean isHalf) {
    Ledger ledger = new MemoryLedger(() -> {});
    Ticker ticker = new StillTicker();
    Fleet fleet = new Fleet(ledger, course, Timing.USUAL, ticker);
    fleet.move(State.OLD_ONLY, State.DELETE_BOTH);
    fleet.move(State.DELETE_BOTH, State.WRITE_BOTH);
    Rekeying rekeying = rekeying(ledger, ticker, Shop.apart(), course);
    AtomicBoolean isDue = new AtomicBoolean(!isHalf);
    Runnable stop =
        () -> {
          State state = fleet.standing().state();
          if (isDue.get() && state == State.WRITE_BOTH) {
            fleet.move(State.WRITE_BOTH, State.BACKFILL);
            rekeying.backfill();
          }
        };
    Tables stopped = new PausedTables(tables, stop, () -> isDue.set(true));
    Row row = Shop.row(RowBytes.of(isHalf ? "woken-half" : "woken"), 3, 1, true);
    RekeyClient client = client(stopped, ledger, ticker, Shop.apart(), course);
    assertThatThrownBy(() -> client.write(Optional.empty(), Optional.of(row)))
        .isInstanceOf(HalfWriteException.class)
        .hasMessageContaining("took longer than the lease and the longest call");
    assertThat(rekeying.standing().state()).isEqualTo(State.BACKFILL);
    assertThat(client.readOld(row.key()).isPresent()).isEqualTo(isHalf);
    assertThat(rekeying.verify(0).differences()).isEmpty();

    Row again = Shop.row(row.key(), 4, 2, true);
    client.put(again);
    assertThat(client.readOld(row.key())).get().matches(again::isLike);
    assertThat(rekeying.verify(0).differences()).isEmpty();
  }

  private void twoOldRowsOnOneNewKeyAreRefused() {
    KeyMapping mapping = Shop.shared();
    Row one = Shop.row(RowBytes.of("two-a"), 77, 1, true);
    Row other = Shop.row(RowBytes.of("two-b"), 77, 2, true);
    insert(one);
    insert(other);
    Ledger ledger = new MemoryLedger(() -> {});
    Lease lease = new Lease(ledger, Timing.USUAL, Ticker.SYSTEM);
    Collisions.Result counted =
        new Collisions(new Reached(tables, lease, Ticker.SYSTEM, mapping, course), 2).count();
    assertThat(counted.toString()).contains("two-a").contains("two-b").contains(" at n77");

    WriteOrder order = order(tables, mapping);
    assertThat(order.copy(tables.read(Side.OLD, one.key()))).isTrue();
    assertThatThrownBy(() -> order.copy(tables.read(Side.OLD, other.key())))
        .isInstanceOf(CollisionException.class)
        .hasMessageContaining("would both have the new key n77");
    Row third = Shop.row(RowBytes.of("two-c"), 77, 3, true);
    assertThatThrownBy(() -> order.write(State.WRITE_BOTH, Optional.empty(), Optional.of(third)))
        .isInstanceOf(CollisionException.class);
    assertThat(tables.read(Side.OLD, third.key()).row()).isEmpty();
    assertThat(tables.read(Side.OLD, other.key()).row()).get().matches(other::isLike);
    assertThat(tables.read(Side.NEW, RowBytes.of("n77")).row()).get().matches(one::isLike);
  }

  private void insert(Row row) {
    WriteId write = new WriteId(1, Optional.empty());
    Change put = Change.put(Side.OLD, row.key(), Condition.ANY, Shop.at(row), write);
    assertThat(tables.apply(List.of(put))).isTrue();
  }

  private static RowBytes apart(Row row) {
    return Shop.apart().newKey(row).orElseThrow();
  }

  private WriteOrder order(Tables reached, KeyMapping mapping) {
    return Orders.of(mapping, course).apply(reached);
  }

  private static RekeyClient client(
      Tables tables, Ledger ledger, Ticker ticker, KeyMapping mapping, Course course) {
    Lease lease = new Lease(ledger, Timing.USUAL, ticker);
    return new RekeyClient(
        tables, lease, ticker, Orders.of(mapping, course), Duration.ofSeconds(1));
  }

  private Rekeying rekeying(Ledger ledger, Ticker ticker, KeyMapping mapping, Course course) {
    Lease lease = new Lease(ledger, Timing.USUAL, ticker);
    Reached here = new Reached(tables, lease, ticker, mapping, course);
    ThreadWorkers workers = new ThreadWorkers(1);
    return new Rekeying(
        new Fleet(ledger, course, Timing.USUAL, ticker),
        ledger,
        here,
        admin,
        new Rekeying.Work(
            workers, new Verifier(here, workers, Duration.ofSeconds(1)), new Rekeying.Pace(2, 0)));
  }
}
