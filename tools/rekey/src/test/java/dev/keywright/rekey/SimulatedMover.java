package dev.keywright.rekey;

import dev.keywright.rekey.order.KeyMapping;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.state.Fleet;
import dev.keywright.rekey.state.Lease;
import dev.keywright.rekey.state.Ledger;
import dev.keywright.rekey.state.State;
import dev.keywright.rekey.state.Ticker;
import dev.keywright.rekey.state.Timing;
import dev.keywright.rekey.store.ScanRange;
import dev.keywright.rekey.store.TableAdmin;
import dev.keywright.rekey.store.Tables;
import dev.keywright.rekey.work.RangeWorkers;
import dev.keywright.rekey.work.Verifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/** The process that takes the steps, from wherever it finds the re-keying. */
final class SimulatedMover {
  private static final String BACK = "back";

  private final Simulation.Setting setting;
  private final Consumer<RowBytes> operator;
  private final Ledger ledger;
  private final Rekeying rekeying;

  SimulatedMover(
      Simulation.Setting setting,
      Consumer<RowBytes> operator,
      Tables tables,
      Ledger ledger,
      Timing timing,
      Ticker ticker) {
    this(setting, operator, tables, ledger, timing, ticker, new Inline(), new NoAdmin());
  }

  /** One of a real store. */
  SimulatedMover(
      Simulation.Setting setting,
      Consumer<RowBytes> operator,
      Tables tables,
      Ledger ledger,
      Timing timing,
      Ticker ticker,
      RangeWorkers workers,
      TableAdmin admin) {
    this.setting = setting;
    this.operator = operator;
    this.ledger = ledger;
    Reached here =
        new Reached(
            tables, new Lease(ledger, timing, ticker), ticker, setting.mapping(), setting.course());
    this.rekeying =
        new Rekeying(
            new Fleet(ledger, setting.course(), timing, ticker),
            ledger,
            here,
            admin,
            new Rekeying.Work(
                workers,
                new Verifier(here, workers, timing.longestCall()),
                new Rekeying.Pace(4, 0)));
  }

  void run() {
    while (true) {
      State state = rekeying.standing().state();
      boolean isOnTheWayBack = ledger.read(BACK).isPresent();
      if (setting.isRolledBack() && state == State.READ_NEW) {
        ledger.replace(BACK, ledger.read(BACK), "yes");
        isOnTheWayBack = true;
      }
      if (state == setting.goal() && (isOnTheWayBack || !setting.isRolledBack())) {
        finish(state);
        return;
      }
      if (isOnTheWayBack) {
        rekeying.rollBack();
        continue;
      }
      if (state == State.BACKFILL) {
        rekeying.backfill();
      }
      if (state == State.BACKFILL || state == State.READ_NEW || state == State.HAND_OVER) {
        agree();
      }
      rekeying.advance();
    }
  }

  /** What somebody does later, once clients have died behind the last comparison. */
  void mendAll() {
    agree();
  }

  private void agree() {
    Verifier.Result result = rekeying.verify(0);
    for (int i = 1; !result.differences().isEmpty(); i++) {
      rekeying.mend(result.differences());
      result = rekeying.verify(0);
      if (i % 3 == 0 && setting.isShared()) {
        result.differences().forEach(it -> operator.accept(it.oldKey()));
      }
    }
  }

  private void finish(State state) {
    if (state.writes() == State.Writes.BOTH) {
      agree();
    }
  }

  /** Rows that one table has and the other has not. */
  static List<String> differences(MemoryTables memory, KeyMapping mapping) {
    Map<RowBytes, Row> wanted = new TreeMap<>();
    memory
        .rows(Side.OLD)
        .values()
        .forEach(row -> mapping.newKey(row).ifPresent(it -> wanted.put(it, row)));
    Map<RowBytes, Row> found = memory.rows(Side.NEW);
    List<String> differences = new ArrayList<>();
    wanted.forEach(
        (key, row) -> {
          if (!row.equals(found.get(key))) {
            differences.add("wanted " + row + ", found " + found.get(key));
          }
        });
    found.forEach(
        (key, row) -> {
          if (!wanted.containsKey(key)) {
            differences.add("not wanted " + row);
          }
        });
    return differences;
  }

  private static final class Inline implements RangeWorkers {
    @Override
    public <R> void each(
        List<ScanRange> ranges, Function<ScanRange, R> work, BiConsumer<ScanRange, R> result) {
      ranges.forEach(it -> result.accept(it, work.apply(it)));
    }
  }
}
