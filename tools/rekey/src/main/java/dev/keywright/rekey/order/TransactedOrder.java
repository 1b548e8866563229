package dev.keywright.rekey.order;

import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.state.Course;
import dev.keywright.rekey.state.State;
import dev.keywright.rekey.store.Change;
import dev.keywright.rekey.store.Condition;
import dev.keywright.rekey.store.Tables;
import dev.keywright.rekey.store.WriteId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Both tables change in one transaction, whose condition is the row that the application read. */
public final class TransactedOrder implements WriteOrder {
  private final Tables tables;
  private final KeyMapping mapping;
  private final Course course;
  private final Supplier<RowBytes> stamps;
  private final TransactedMending mending;

  /** The order of one client. */
  public TransactedOrder(
      Tables tables, KeyMapping mapping, Course course, Supplier<RowBytes> stamps) {
    this.tables = tables;
    this.mapping = mapping;
    this.course = course;
    this.stamps = stamps;
    this.mending = new TransactedMending(tables, mapping);
  }

  @Override
  public void write(State state, Optional<Row> before, Optional<Row> after) {
    Intent intent = Intent.of(state, before, after, mapping);
    if (state.writes() == State.Writes.NONE) {
      throw new WritesPausedException("no client may write while the re-keying is " + state);
    }
    // Clients of the next state write the new table alone, so it decides from now on.
    boolean isNewFirst = state.read() == Side.NEW && course != Course.INDEX;
    Stored current = current(intent, isNewFirst);
    intent.requireBefore(current);
    WriteId write = new WriteId(0, Optional.of(stamps.get()));
    List<Change> changes =
        isNewFirst
            ? newFirst(state, intent, current, write)
            : oldFirst(state, intent, current, write);
    if (tables.apply(changes)) {
      return;
    }
    Optional<List<Change>> others = isNewFirst ? Optional.empty() : withoutOthers(intent, changes);
    if (others.isEmpty() || !tables.apply(others.get())) {
      throw refused(intent, current, isNewFirst);
    }
  }

  private Stored current(Intent intent, boolean isNewFirst) {
    return isNewFirst ? tables.read(Side.NEW, intent.place()) : tables.read(Side.OLD, intent.key());
  }

  /** The same changes, if another row has the place that this one leaves: that row stays. */
  private Optional<List<Change>> withoutOthers(Intent intent, List<Change> changes) {
    if (intent.from().isEmpty() || intent.from().equals(intent.to())) {
      return Optional.empty();
    }
    RowBytes from = intent.from().get();
    Stored there = tables.read(Side.NEW, from);
    if (there.source().filter(it -> !it.equals(intent.key())).isEmpty()) {
      return Optional.empty();
    }
    Change kept = Change.check(Side.NEW, from, Condition.owned(there.source().get()));
    return Optional.of(
        changes.stream()
            .map(it -> it.side() == Side.NEW && it.key().equals(from) ? kept : it)
            .toList());
  }

  private List<Change> oldFirst(State state, Intent intent, Stored current, WriteId write) {
    List<Change> changes = new ArrayList<>();
    Condition unchanged = Condition.unchanged(current);
    changes.add(change(Side.OLD, intent.key(), unchanged, intent.after(), write));
    Condition free = Condition.freeOrOwned(intent.key());
    switch (state.writes()) {
      case OLD_AND_DELETES ->
          intent.from().ifPresent(it -> changes.add(Change.delete(Side.NEW, it, free, 0)));
      case BOTH -> {
        intent
            .to()
            .ifPresent(
                it ->
                    changes.add(
                        change(Side.NEW, it, asRead(state, intent, it), intent.after(), write)));
        intent
            .from()
            .filter(it -> intent.isMove())
            .ifPresent(
                it -> changes.add(Change.delete(Side.NEW, it, asRead(state, intent, it), 0)));
      }
      default -> {}
    }
    return changes;
  }

  /**
   * What the new table must have. Once it is complete, that is the row as it was read: a call that
   * the network delays into a state that writes the new table alone must change nothing.
   */
  private Condition asRead(State state, Intent intent, RowBytes newKey) {
    Condition free = Condition.freeOrOwned(intent.key());
    if (state != State.VERIFIED) {
      return free;
    }
    Stored there = tables.read(Side.NEW, newKey);
    boolean isOther = there.source().filter(it -> !it.equals(intent.key())).isPresent();
    return isOther ? free : Condition.unchanged(there);
  }

  private static List<Change> newFirst(State state, Intent intent, Stored current, WriteId write) {
    List<Change> changes = new ArrayList<>();
    Condition unchanged = Condition.unchanged(current);
    intent
        .to()
        .ifPresent(
            it ->
                changes.add(
                    change(
                        Side.NEW,
                        it,
                        intent.isMove() ? Condition.ABSENT : unchanged,
                        intent.after(),
                        write)));
    intent
        .from()
        .filter(it -> intent.isMove())
        .ifPresent(it -> changes.add(Change.delete(Side.NEW, it, unchanged, 0)));
    if (state.writes() == State.Writes.BOTH) {
      // A new row may be there already under another new key, which only the old table tells.
      Condition old = intent.isInsert() ? Condition.ABSENT : Condition.ANY;
      changes.add(change(Side.OLD, intent.key(), old, intent.after(), write));
    }
    return changes;
  }

  private static Change change(
      Side side, RowBytes key, Condition condition, Optional<Row> after, WriteId write) {
    return after
        .map(it -> Change.put(side, key, condition, it, write))
        .orElseGet(() -> Change.delete(side, key, condition, 0));
  }

  /** Why a transaction was not made. */
  private RuntimeException refused(Intent intent, Stored before, boolean isNewFirst) {
    if (!current(intent, isNewFirst).equals(before)) {
      return intent.conflict();
    }
    Optional<RowBytes> other =
        intent
            .to()
            .flatMap(it -> tables.read(Side.NEW, it).source())
            .filter(it -> !it.equals(intent.key()));
    if (other.isEmpty()) {
      return intent.conflict();
    }
    if (!isNewFirst && !mending.isAt(other.get(), intent.to().get())) {
      mending.mendNew(intent.to().get());
      return intent.conflict();
    }
    return intent.collision(other.get());
  }

  /** None: a transaction of several rows fails if one of them is changed meanwhile. */
  @Override
  public List<Stored> copyFree(List<Stored> read) {
    return read;
  }

  @Override
  public boolean copy(Stored read) {
    Stored source = read;
    while (source.row().isPresent()) {
      RowBytes key = source.row().get().key();
      Optional<RowBytes> to = mending.newKey(source);
      if (to.isEmpty()) {
        return false;
      }
      WriteId write = new WriteId(0, source.stamp());
      if (tables.apply(
          List.of(
              Change.check(Side.OLD, key, Condition.unchanged(source)),
              Change.put(Side.NEW, to.get(), Condition.ABSENT, source.row().get(), write)))) {
        return true;
      }
      Optional<RowBytes> there = tables.read(Side.NEW, to.get()).source();
      if (there.filter(it -> !it.equals(key)).isPresent()) {
        Intent intent = Intent.of(Optional.empty(), source.row(), mapping);
        if (mending.isAt(key, to.get()) && mending.isAt(there.get(), to.get())) {
          throw intent.collision(there.get());
        }
        mending.mendNew(to.get());
      }
      Stored again = tables.read(Side.OLD, key);
      if (there.isPresent() && again.equals(source)) {
        return false;
      }
      source = again;
    }
    return false;
  }

  @Override
  public void mend(RowBytes oldKey, Optional<RowBytes> newKey) {
    mending.mend(oldKey, newKey);
  }
}
