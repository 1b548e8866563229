package dev.keywright.rekey;

import dev.keywright.rekey.client.RekeyClient;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import java.util.Optional;

/** A client that reads all the time rows that are there all the time. */
final class SimulatedReader {
  private static final int PARTS = 6;

  private final Simulation.Setting setting;
  private final History history;
  private final RekeyClient client;
  private long seen;
  private long seenRoaming;

  SimulatedReader(Simulation.Setting setting, History history, RekeyClient client) {
    this.setting = setting;
    this.history = history;
    this.client = client;
  }

  void once() {
    long atLeast = history.lastNumber(Shop.STEADY);
    requireSeen(read(Shop.STEADY, 0), atLeast);
    seen++;
    if (!setting.course().leavesOut() && !setting.isShared()) {
      roaming();
    }
  }

  /** Where a row is that moves, no reader knows: it looks everywhere, and may miss a move. */
  private void roaming() {
    long atLeast = history.lastNumber(Shop.ROAMING);
    Optional<Long> moves = history.quiet(Shop.ROAMING);
    Optional<Row> newest = Optional.empty();
    for (int part = 1; part <= PARTS; part++) {
      Optional<Row> found = read(Shop.ROAMING, part);
      if (number(found) >= number(newest)) {
        newest = found;
      }
    }
    if (moves.isPresent() && moves.equals(history.quiet(Shop.ROAMING))) {
      requireSeen(newest, atLeast);
      seenRoaming++;
    }
  }

  private static long number(Optional<Row> row) {
    return row.isEmpty() ? -1 : Long.parseLong(History.value(row));
  }

  private Optional<Row> read(RowBytes key, int part) {
    RowBytes newKey = setting.mapping().newKey(Shop.row(key, part, 0, true)).orElse(key);
    return client.read(key, newKey);
  }

  private static void requireSeen(Optional<Row> row, long atLeast) {
    if (number(row) < atLeast) {
      throw new AssertionError("a reader sees " + row + ", and " + atLeast + " was acknowledged");
    }
  }

  long seen() {
    return seen;
  }

  @Override
  public String toString() {
    return seen + " reads, and " + seenRoaming + " of a row that moves";
  }
}
