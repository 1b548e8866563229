package dev.keywright.rekey;

import dev.keywright.rekey.row.Cell;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Stored;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongPredicate;

/** One row as HBase keeps it: versions of cells, and tombstones that hide what is not later. */
final class TimedRow {
  private static final String STAMP = "\0stamp";
  private static final String SOURCE = "\0source";

  private final Map<String, TreeMap<Long, RowBytes>> puts = new HashMap<>();
  private final Map<String, Long> deletedCells = new HashMap<>();
  private final LongPredicate isExpired;
  private long deleted;

  /**
   * A row of nothing.
   *
   * @param isExpired whether cells with this timestamp have lived as long as their family lets them
   */
  TimedRow(LongPredicate isExpired) {
    this.isExpired = isExpired;
  }

  void put(Row row, Optional<RowBytes> stamp, Optional<RowBytes> source, long time) {
    row.cells().forEach((name, cell) -> put(name, cell.timestamp(), cell.value()));
    stamp.ifPresent(it -> put(STAMP, time, it));
    source.ifPresent(it -> put(SOURCE, time, it));
  }

  private void put(String name, long time, RowBytes value) {
    puts.computeIfAbsent(name, it -> new TreeMap<>()).put(time, value);
  }

  void delete(long time) {
    deleted = Math.max(deleted, time);
  }

  void deleteCell(String name, long time) {
    deletedCells.merge(name, time, Math::max);
  }

  /** A major compaction of a table that does not keep its tombstones. */
  void compact() {
    puts.forEach(
        (name, versions) -> {
          versions.headMap(hiddenUpTo(name), true).clear();
          while (versions.size() > 1) {
            versions.pollFirstEntry();
          }
        });
    deleted = 0;
    deletedCells.clear();
  }

  private long hiddenUpTo(String name) {
    return Math.max(deleted, deletedCells.getOrDefault(name, 0L));
  }

  private Optional<Cell> seen(String name) {
    return Optional.ofNullable(puts.get(name))
        .map(it -> it.tailMap(hiddenUpTo(name), false).lastEntry())
        .filter(it -> !isExpired.test(it.getKey()))
        .map(it -> new Cell(it.getValue(), it.getKey(), Cell.NEVER));
  }

  Optional<RowBytes> stamp() {
    return seen(STAMP).map(Cell::value);
  }

  Optional<RowBytes> source() {
    return seen(SOURCE).map(Cell::value);
  }

  /** What a reader sees, if this is the row of an old key. */
  Stored stored(Optional<RowBytes> oldKey) {
    TreeMap<String, Cell> cells = new TreeMap<>();
    long last = deleted;
    for (Map.Entry<String, TreeMap<Long, RowBytes>> entry : puts.entrySet()) {
      String name = entry.getKey();
      last = Math.max(last, entry.getValue().isEmpty() ? 0 : entry.getValue().lastKey());
      if (!name.equals(STAMP) && !name.equals(SOURCE)) {
        seen(name).ifPresent(it -> cells.put(name, it));
      }
    }
    for (long time : deletedCells.values()) {
      last = Math.max(last, time);
    }
    if (oldKey.isPresent() && !cells.isEmpty()) {
      return new Stored(Optional.of(new Row(oldKey.get(), cells)), stamp(), last);
    }
    boolean isLeft = stamp().isPresent() || source().isPresent();
    return new Stored(Optional.empty(), stamp(), last, isLeft);
  }
}
