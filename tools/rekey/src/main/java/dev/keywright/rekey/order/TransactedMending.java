package dev.keywright.rekey.order;

import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.store.Change;
import dev.keywright.rekey.store.Condition;
import dev.keywright.rekey.store.Tables;
import dev.keywright.rekey.store.WriteId;
import java.util.List;
import java.util.Optional;

/** Makes the new table agree with the old one, a row in a transaction. */
final class TransactedMending {
  private final Tables tables;
  private final KeyMapping mapping;

  TransactedMending(Tables tables, KeyMapping mapping) {
    this.tables = tables;
    this.mapping = mapping;
  }

  /** Whether the old table has a row for both keys. */
  boolean isAt(RowBytes oldKey, RowBytes newKey) {
    return newKey(tables.read(Side.OLD, oldKey)).filter(newKey::equals).isPresent();
  }

  /** The new key of a row of the old table. */
  Optional<RowBytes> newKey(Stored old) {
    return old.row().flatMap(mapping::newKey);
  }

  /** Gives the new table the row of an old key, and takes away one that no old row has. */
  void mend(RowBytes oldKey, Optional<RowBytes> newKey) {
    newKey.ifPresent(this::mendNew);
    boolean isDone = false;
    while (!isDone) {
      Stored old = tables.read(Side.OLD, oldKey);
      Optional<RowBytes> to = newKey(old);
      isDone =
          to.isEmpty()
              || tables.read(Side.NEW, to.get()).row().equals(old.row())
              || tables.apply(
                  List.of(
                      Change.check(Side.OLD, oldKey, Condition.unchanged(old)),
                      Change.put(
                          Side.NEW,
                          to.get(),
                          Condition.freeOrOwned(oldKey),
                          old.row().get(),
                          new WriteId(0, old.stamp()))))
              || isTaken(oldKey, to.get());
    }
  }

  private boolean isTaken(RowBytes oldKey, RowBytes newKey) {
    return tables
        .read(Side.NEW, newKey)
        .source()
        .filter(it -> !it.equals(oldKey) && isAt(it, newKey))
        .isPresent();
  }

  /** Deletes the row at a new key if the old table has none for it. */
  void mendNew(RowBytes newKey) {
    boolean isDone = false;
    while (!isDone) {
      Optional<RowBytes> oldKey = tables.read(Side.NEW, newKey).source();
      if (oldKey.isEmpty()) {
        return;
      }
      Stored old = tables.read(Side.OLD, oldKey.get());
      isDone =
          newKey(old).filter(newKey::equals).isPresent()
              || tables.apply(
                  List.of(
                      Change.check(Side.OLD, oldKey.get(), Condition.unchanged(old)),
                      Change.delete(Side.NEW, newKey, Condition.owned(oldKey.get()), 0)));
    }
  }
}
