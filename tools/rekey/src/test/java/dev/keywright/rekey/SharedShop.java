package dev.keywright.rekey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.rekey.order.KeyMapping;
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
import dev.keywright.rekey.store.Tables;
import dev.keywright.rekey.work.Connector;
import dev.keywright.rekey.work.RangeWorkers;
import dev.keywright.rekey.work.Verifier;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Tables that workers reach by a name alone, as workers of a cluster reach those of a store. */
public final class SharedShop {
  private static final Map<String, SharedShop> SHOPS = new ConcurrentHashMap<>();
  private static final Timing TIMING = new Timing(Duration.ofMillis(20), Duration.ofMillis(20));

  private final String name;
  private final MemoryTables tables = new MemoryTables(false);
  private final Ledger ledger = new MemoryLedger(() -> {});
  private final Lease lease = new Lease(ledger, TIMING, Ticker.SYSTEM);

  private SharedShop(String name) {
    this.name = name;
  }

  /** A shop with so many rows. */
  public static SharedShop of(String name, int rows) {
    SharedShop shop = new SharedShop(name);
    for (int i = 0; i < rows; i++) {
      RowBytes key = RowBytes.of(String.format(Locale.ROOT, "%c%05d", 'a' + i % 26, i));
      shop.tables.insert(Shop.at(Shop.row(key, i % 7, i, i % 2 == 0)));
    }
    SHOPS.put(name, shop);
    return shop;
  }

  private record ByName(String name) implements Connector {
    private static final long serialVersionUID = 1;

    private SharedShop shop() {
      return SHOPS.get(name);
    }

    @Override
    public Tables tables() {
      return shop().tables;
    }

    @Override
    public Lease lease() {
      return shop().lease;
    }

    @Override
    public KeyMapping mapping() {
      return Shop.apart();
    }

    @Override
    public Ticker ticker() {
      return Ticker.SYSTEM;
    }

    @Override
    public Course course() {
      return Course.TABLE_ROW_BY_ROW;
    }
  }

  /** Its re-keying, whose work is serialisable. */
  public Rekeying rekeying(RangeWorkers workers) {
    return rekeying(workers, new ByName(name));
  }

  /** Its re-keying, whose work can be done by this process alone. */
  public Rekeying rekeyingOfThisProcess(RangeWorkers workers) {
    Course course = Course.TABLE_ROW_BY_ROW;
    return rekeying(workers, new Reached(tables, lease, Ticker.SYSTEM, Shop.apart(), course));
  }

  private Rekeying rekeying(RangeWorkers workers, Connector connector) {
    return new Rekeying(
        new Fleet(ledger, connector.course(), TIMING, Ticker.SYSTEM),
        ledger,
        connector,
        new NoAdmin(),
        new Rekeying.Work(
            workers,
            new Verifier(connector, workers, TIMING.longestCall()),
            new Rekeying.Pace(2, 0)));
  }

  /** Goes on to the state in which rows are copied. */
  public static void advanceToBackfill(Rekeying rekeying) {
    while (rekeying.standing().state() != State.BACKFILL) {
      rekeying.advance();
    }
  }

  /** Deletes a row of the new table behind the back of all clients. */
  public void lose(String oldKey) {
    Row row = tables.read(Side.OLD, RowBytes.of(oldKey)).row().orElseThrow();
    RowBytes newKey = Shop.apart().newKey(row).orElseThrow();
    Stored there = tables.read(Side.NEW, newKey);
    Change delete = Change.delete(Side.NEW, newKey, Condition.ANY, there.last());
    assertThat(tables.apply(List.of(delete))).isTrue();
  }
}
