package dev.keywright.rekey.order;

import dev.keywright.rekey.row.Cell;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.store.Change;
import dev.keywright.rekey.store.Condition;
import dev.keywright.rekey.store.WriteId;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A write of a store with timestamps, as both tables get it.
 *
 * @param after the row with a timestamp for each cell; empty if it is deleted
 * @param removed the cells that it loses
 * @param isAnew whether all cells are written, and not only those that change
 */
record Rewrite(
    Intent intent, Optional<Row> after, Set<String> removed, WriteId write, boolean isAnew) {

  /**
   * Cells that keep their value keep their timestamp, but not if they come to another key: rows
   * that were deleted there have left tombstones, which hide what is older.
   */
  static Rewrite of(Intent intent, Stored current, WriteId write, boolean isAnew) {
    Optional<Row> before = current.row();
    Set<String> removed = new TreeSet<>();
    before.ifPresent(it -> removed.addAll(it.cells().keySet()));
    intent.after().ifPresent(it -> removed.removeAll(it.cells().keySet()));
    Optional<Row> after = intent.after().map(it -> timed(it, before, write.timestamp(), isAnew));
    return new Rewrite(intent, after, removed, write, isAnew);
  }

  private static Row timed(Row after, Optional<Row> before, long time, boolean isAnew) {
    TreeMap<String, Cell> cells = new TreeMap<>();
    after
        .cells()
        .forEach(
            (name, cell) -> {
              Optional<Cell> kept =
                  before
                      .flatMap(it -> Optional.ofNullable(it.cells().get(name)))
                      .filter(it -> it.isLike(cell) && !isAnew);
              cells.put(name, kept.orElseGet(() -> cell.at(time)));
            });
    return new Row(after.key(), cells);
  }

  /** What the old table gets. */
  Change old(Condition condition) {
    return at(Side.OLD, intent.key(), condition);
  }

  /** What a table gets at a key: the row, or its tombstone. */
  Change at(Side side, RowBytes key, Condition condition) {
    return after
        .map(it -> Change.put(side, key, condition, it, write).without(removed))
        .orElseGet(() -> Change.delete(side, key, condition, write.timestamp()));
  }
}
