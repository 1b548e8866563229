package dev.keywright.guard.lock;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Two keys of one table that can be equal, so that the later row replaces the earlier one. Layouts
 * that only the lock has left count, too: their rows may still be there.
 */
record SharedTables(List<Row> rows) {

  /** What the rows of a table can be. */
  private record Row(CompiledKey key, String shown, boolean isCompiled) {}

  static List<LockMismatch> mismatches(LockFile lock, CompiledModule module) {
    Stream<Row> compiled = module.keys().stream().map(key -> new Row(key, key.key(), true));
    Stream<Row> left =
        lock.layouts().stream()
            .filter(it -> it.state() != LockState.DRAFT)
            .filter(it -> module.keys().stream().noneMatch(it::isOf))
            .map(it -> new Row(key(it), it.shown() + " (" + it.state().word() + ")", false));
    return new SharedTables(
            Stream.concat(compiled, left).filter(it -> it.key().table().isPresent()).toList())
        .mismatches();
  }

  private static CompiledKey key(LockedLayout it) {
    return new CompiledKey(it.key(), it.table(), List.of(), it.layout(), Map.of());
  }

  private List<LockMismatch> mismatches() {
    List<LockMismatch> found = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      for (int j = i + 1; j < rows.size(); j++) {
        compared(rows.get(i), rows.get(j)).ifPresent(found::add);
      }
    }
    return found;
  }

  private static Optional<LockMismatch> compared(Row one, Row other) {
    boolean isOneTable = one.key().table().equals(other.key().table());
    // Layouts of one key are compared as versions.
    boolean isOneKey = one.key().key().equals(other.key().key());
    boolean isNew = one.isCompiled() || other.isCompiled();
    return isOneTable && isNew && !isOneKey && !one.key().sharesFamily(other.key())
        ? CommonKey.of(one.key().layout(), other.key().layout())
            .map(columns -> mismatch(one, other, columns))
        : Optional.empty();
  }

  private static LockMismatch mismatch(Row one, Row other, String columns) {
    return new LockMismatch(
        one.key().key(),
        "it and %s are keys of table %s, and can be equal: %s is a key of both."
            .formatted(other.shown(), one.key().table().orElseThrow(), columns),
        "begin one of them with a literal of its own (@PartitionTemplate), or give it a table of"
            + " its own (@StoredIn)");
  }
}
