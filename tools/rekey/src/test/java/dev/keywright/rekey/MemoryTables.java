package dev.keywright.rekey;

import dev.keywright.rekey.row.Cell;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.store.Change;
import dev.keywright.rekey.store.Condition;
import dev.keywright.rekey.store.ScanPage;
import dev.keywright.rekey.store.ScanRange;
import dev.keywright.rekey.store.Tables;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToLongFunction;

/** Both tables in memory, either with transactions, or row by row with timestamps as HBase. */
final class MemoryTables implements Tables {
  private final boolean isTransactional;
  private ToLongFunction<Row> expiry = it -> Cell.NEVER;
  private long expired;
  private final Map<Side, TreeMap<RowBytes, TimedRow>> tables = new HashMap<>();

  MemoryTables(boolean isTransactional) {
    this.isTransactional = isTransactional;
    for (Side side : Side.values()) {
      tables.put(side, new TreeMap<>());
    }
  }

  @Override
  public Optional<Duration> longestCall() {
    return Optional.of(Duration.ZERO);
  }

  @Override
  public boolean isTransactional() {
    return isTransactional;
  }

  @Override
  public synchronized Stored read(Side side, RowBytes key) {
    TimedRow row = tables.get(side).get(key);
    if (row == null) {
      return Stored.NOTHING;
    }
    return row.stored(side == Side.OLD ? Optional.of(key) : row.source());
  }

  @Override
  public synchronized boolean apply(List<Change> changes) {
    if (changes.size() != 1 && !isTransactional) {
      throw new IllegalArgumentException("this store changes one row at a time");
    }
    for (Change change : changes) {
      if (!holds(change.condition(), change.side(), change.key())) {
        return false;
      }
    }
    changes.forEach(this::make);
    return true;
  }

  private boolean holds(Condition condition, Side side, RowBytes key) {
    Stored there = read(side, key);
    boolean isOwned = source(side, key, there).filter(condition.value()::equals).isPresent();
    return switch (condition.kind()) {
      case ANY -> true;
      case ABSENT ->
          // HBase can ask for one cell that is not there, and for no more.
          isTransactional ? there.row().isEmpty() : lacksOwnCell(side, key);
      case UNSTAMPED -> (there.row().isPresent() || there.isLeft()) && there.stamp().isEmpty();
      case STAMPED -> there.stamp().filter(condition.value()::equals).isPresent();
      case FREE_OR_OWNED -> {
        if (!isTransactional) {
          throw new IllegalArgumentException("this store compares one cell");
        }
        yield there.row().isEmpty() || isOwned;
      }
      case OWNED -> isOwned;
    };
  }

  private Optional<RowBytes> source(Side side, RowBytes key, Stored there) {
    TimedRow row = tables.get(side).get(key);
    return isTransactional || row == null || side == Side.OLD ? there.source() : row.source();
  }

  private boolean lacksOwnCell(Side side, RowBytes key) {
    TimedRow row = tables.get(side).get(key);
    return row == null || (side == Side.NEW ? row.source() : row.stamp()).isEmpty();
  }

  /** From now on, cells of earlier timestamps are gone. */
  synchronized void expireBefore(long timestamp) {
    expired = timestamp;
  }

  private TimedRow nothing() {
    return new TimedRow(it -> it < expired);
  }

  private void make(Change change) {
    TreeMap<RowBytes, TimedRow> table = tables.get(change.side());
    if (isTransactional && change.kind() != Change.Kind.CHECK) {
      table.remove(change.key());
    }
    if (isTransactional && change.kind() == Change.Kind.DELETE) {
      return;
    }
    TimedRow row = table.computeIfAbsent(change.key(), it -> nothing());
    switch (change.kind()) {
      case PUT -> {
        Row put = change.row().orElseThrow();
        Optional<RowBytes> source =
            change.side() == Side.NEW ? Optional.of(put.key()) : Optional.empty();
        row.put(isTransactional ? at(put, 1) : put, change.stamp(), source, time(change));
      }
      case DELETE -> row.delete(change.timestamp());
      case CHECK -> {}
    }
    change.removed().forEach(it -> row.deleteCell(it, change.timestamp()));
  }

  private long time(Change change) {
    return isTransactional ? 1 : change.timestamp();
  }

  private static Row at(Row row, long time) {
    TreeMap<String, Cell> cells = new TreeMap<>();
    row.cells().forEach((name, cell) -> cells.put(name, cell.at(time)));
    return new Row(row.key(), cells);
  }

  /** Lets the store drop rows when this says so. */
  void expireBy(ToLongFunction<Row> moment) {
    expiry = moment;
  }

  /** A row that was there before the re-keying. */
  synchronized void insert(Row row) {
    TimedRow there = nothing();
    there.put(row, Optional.empty(), Optional.empty(), 1);
    tables.get(Side.OLD).put(row.key(), there);
  }

  synchronized void compactOld() {
    tables.get(Side.OLD).values().forEach(TimedRow::compact);
  }

  /** All rows that readers see. */
  synchronized Map<RowBytes, Row> rows(Side side) {
    Map<RowBytes, Row> rows = new TreeMap<>();
    for (RowBytes key : tables.get(side).keySet()) {
      read(side, key).row().ifPresent(it -> rows.put(key, it));
    }
    return rows;
  }

  @Override
  public List<ScanRange> ranges(Side side, int count) {
    RowBytes middle = RowBytes.of("m");
    return List.of(
        new ScanRange(0, 2, RowBytes.EMPTY, middle), new ScanRange(1, 2, middle, RowBytes.EMPTY));
  }

  @Override
  public synchronized ScanPage scan(
      Side side, ScanRange range, Optional<RowBytes> from, int limit) {
    List<ScanPage.Entry> entries = new ArrayList<>();
    for (RowBytes key : rows(side).keySet()) {
      boolean isIn =
          key.compareTo(range.start()) >= 0
              && (range.end().size() == 0 || key.compareTo(range.end()) < 0);
      if (isIn && from.map(it -> key.compareTo(it) >= 0).orElse(true)) {
        if (entries.size() == limit) {
          return new ScanPage(entries, Optional.of(key));
        }
        entries.add(new ScanPage.Entry(key, read(side, key)));
      }
    }
    return new ScanPage(entries, Optional.empty());
  }

  @Override
  public long expiry(Row row) {
    return expiry.applyAsLong(row);
  }

  @Override
  public void close() {}
}
