package dev.keywright.rekey.order;

import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.store.Change;
import dev.keywright.rekey.store.Condition;
import dev.keywright.rekey.store.Tables;
import dev.keywright.rekey.store.WriteId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The new table of a store with timestamps: it gets what the old table has decided. */
final class Follower {
  private static final int TRIES = 5;

  private final Tables tables;
  private final KeyMapping mapping;

  Follower(Tables tables, KeyMapping mapping) {
    this.tables = tables;
    this.mapping = mapping;
  }

  /** Refuses a new key that another row has. */
  void requireFree(Intent intent, RowBytes newKey) {
    for (int i = 0; i < TRIES; i++) {
      Optional<RowBytes> other =
          tables.read(Side.NEW, newKey).source().filter(it -> !it.equals(intent.key()));
      if (other.isEmpty()) {
        return;
      }
      if (isAt(other.get(), newKey)) {
        throw intent.collision(other.get());
      }
      deleteIfGone(newKey);
    }
    throw intent.conflict();
  }

  private boolean isAt(RowBytes oldKey, RowBytes newKey) {
    return tables
        .read(Side.OLD, oldKey)
        .row()
        .flatMap(mapping::newKey)
        .filter(newKey::equals)
        .isPresent();
  }

  /** Whether another row has a new key, and keeps it: somebody has to change one of both. */
  boolean isTaken(RowBytes oldKey, RowBytes newKey) {
    return tables
        .read(Side.NEW, newKey)
        .source()
        .filter(it -> !it.equals(oldKey) && isAt(it, newKey))
        .isPresent();
  }

  /** Puts the row at its new key; false if another row has it. */
  boolean puts(Rewrite rewrite) {
    Intent intent = rewrite.intent();
    return intent.to().isEmpty()
        || whereFree(intent.key(), rewrite.at(Side.NEW, intent.to().get(), Condition.ABSENT));
  }

  /** Deletes what the write takes away, and inserts nothing. */
  void deletes(Rewrite rewrite) {
    Intent intent = rewrite.intent();
    if (intent.from().isEmpty()) {
      return;
    }
    RowBytes from = intent.from().get();
    RowBytes key = intent.key();
    long time = rewrite.write().timestamp();
    // If another row has the key by now, there is nothing of this one to delete.
    if (intent.isMove()) {
      whereFree(key, Change.delete(Side.NEW, from, Condition.ABSENT, time));
    } else if (!rewrite.removed().isEmpty()) {
      whereFree(key, Change.remove(from, Condition.ABSENT, rewrite.removed(), time));
    }
  }

  /**
   * Makes a change where no other row is; false if one is. The store compares one thing at a time,
   * so a copy of this row can come between two questions: then they are asked again.
   */
  private boolean whereFree(RowBytes oldKey, Change change) {
    while (true) {
      if (tables.apply(List.of(change.under(Condition.owned(oldKey))))
          || tables.apply(List.of(change.under(Condition.ABSENT)))) {
        return true;
      }
      Stored there = tables.read(Side.NEW, change.key());
      if (there.source().filter(it -> !it.equals(oldKey)).isPresent()) {
        return false;
      }
      // Own cells of a row that has expired: nobody's row, and nobody else changes them.
      if (there.isLeft() && tables.apply(List.of(change.under(Condition.unchanged(there))))) {
        return true;
      }
    }
  }

  /** Whether a tombstone of another row hides what was put. */
  boolean isHidden(Rewrite rewrite) {
    Optional<RowBytes> to = rewrite.intent().to();
    return to.isPresent()
        && !tables.read(Side.NEW, to.get()).source().equals(Optional.of(rewrite.intent().key()));
  }

  /** Copies rows whose new keys are free, and returns the others. */
  List<Stored> copyFree(List<Stored> read) {
    List<Stored> left = new ArrayList<>();
    List<Stored> asked = new ArrayList<>();
    List<Change> puts = new ArrayList<>();
    for (Stored each : read) {
      Optional<RowBytes> newKey = each.row().flatMap(mapping::newKey);
      (newKey.isPresent() ? asked : left).add(each);
      newKey.ifPresent(it -> puts.add(copied(each, it)));
    }
    List<Boolean> made = tables.applyEach(puts);
    for (int i = 0; i < asked.size(); i++) {
      if (!made.get(i)) {
        left.add(asked.get(i));
      }
    }
    return left;
  }

  /** The row with its timestamps; tombstones hide it if it is gone by now. */
  private static Change copied(Stored read, RowBytes newKey) {
    Row row = read.row().orElseThrow();
    WriteId write = new WriteId(row.lastWritten(), read.stamp());
    return Change.put(Side.NEW, newKey, Condition.ABSENT, row, write);
  }

  /** Copies a row, also where it has been copied before. */
  boolean copy(Stored read, RowBytes newKey) {
    Row row = read.row().orElseThrow();
    Change put = copied(read, newKey);
    for (int i = 0; i < TRIES; i++) {
      if (whereFree(row.key(), put)) {
        return true;
      }
      if (!isAt(row.key(), newKey)) {
        return false;
      }
      requireFree(Intent.of(Optional.empty(), read.row(), mapping), newKey);
    }
    return false;
  }

  /** Whether the new table has this row; if not, it gets what it lacks, and loses the rest. */
  boolean agree(RowBytes oldKey, RowBytes newKey, Stored old) {
    Stored there = tables.read(Side.NEW, newKey);
    Row row = old.row().orElseThrow();
    if (there.row().equals(old.row())) {
      return true;
    }
    boolean isTrace = there.row().isEmpty() && there.last() > 0;
    if (isTrace || !tables.read(Side.OLD, oldKey).equals(old)) {
      // What deleted rows have left would hide the older ones of its cells.
      return false;
    }
    Set<String> extra = new TreeSet<>();
    there
        .row()
        .filter(it -> it.key().equals(oldKey))
        .ifPresent(it -> extra.addAll(it.cells().keySet()));
    extra.removeAll(row.cells().keySet());
    if (!extra.isEmpty()) {
      whereFree(oldKey, Change.remove(newKey, Condition.ABSENT, extra, there.last()));
    }
    boolean isPut = whereFree(oldKey, copied(old, newKey));
    if (!isPut && !there.source().equals(Optional.of(oldKey))) {
      deleteIfGone(newKey);
    }
    return tables.read(Side.NEW, newKey).row().equals(old.row());
  }

  private void giveAgain(RowBytes oldKey) {
    Stored old = tables.read(Side.OLD, oldKey);
    Optional<RowBytes> to = old.row().flatMap(mapping::newKey);
    to.ifPresent(it -> whereFree(oldKey, copied(old, it)));
  }

  /**
   * Deletes the row at a new key if the old table has none for it. The tombstone hides only what
   * was read before the old table: a write that comes later has a later timestamp.
   */
  void deleteIfGone(RowBytes newKey) {
    Stored there = tables.read(Side.NEW, newKey);
    if (there.source().isPresent() && !isAt(there.source().get(), newKey)) {
      // Its new place comes first: a reader would miss a row that is nowhere for a moment.
      giveAgain(there.source().get());
      Condition owned = Condition.owned(there.source().get());
      tables.apply(List.of(Change.delete(Side.NEW, newKey, owned, there.last())));
    }
  }
}
