package dev.keywright.rekey;

import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.store.ScanPage;
import dev.keywright.rekey.store.ScanRange;
import dev.keywright.rekey.store.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The table that is read when a run has ended. */
record FinalTable(LiveTask task, Tables tables) {
  /**
   * Compares it with all writes, row by row.
   *
   * @throws AssertionError if a row is wrong, missing or too much
   */
  void compare(History history) {
    Side side = task.goal().read();
    Map<RowBytes, Row> rows = new TreeMap<>();
    List<String> faults = new ArrayList<>();
    for (ScanRange range : tables.ranges(side, 2)) {
      Optional<RowBytes> from = Optional.empty();
      do {
        ScanPage page = tables.scan(side, range, from, 100);
        for (ScanPage.Entry entry : page.entries()) {
          Row row = entry.stored().row().orElseThrow();
          if (rows.put(row.key(), row) != null) {
            faults.add("two rows of " + row.key());
          }
          Optional<RowBytes> newKey = task.setting().mapping().newKey(row);
          if (side == Side.NEW && !newKey.equals(Optional.of(entry.key()))) {
            faults.add(row.key() + " is at " + entry.key() + ", not at " + newKey);
          }
        }
        from = page.next();
      } while (from.isPresent());
    }
    faults.addAll(history.faults(rows));
    if (!faults.isEmpty()) {
      throw new AssertionError("seed " + task.seed() + ": " + faults);
    }
  }
}
