package dev.keywright.rekey.order;

import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.state.State;
import dev.keywright.rekey.store.Change;
import dev.keywright.rekey.store.Condition;
import dev.keywright.rekey.store.Tables;
import dev.keywright.rekey.store.UnreachableStoreException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * The old table decides, row by row, and the new one follows.
 *
 * <p>A write is a compare-and-set of the old row, with a timestamp above all that both tables know
 * of it. So no two writes of a row have one timestamp, and their order is that of the timestamps.
 * The new table gets the same cells and tombstones with the same timestamps, and HBase itself puts
 * them in order, whenever they arrive and however often.
 */
public final class FollowingOrder implements WriteOrder {
  private static final int TRIES = 5;

  private final Tables tables;
  private final KeyMapping mapping;
  private final Attempts attempts;
  private final Follower follower;

  /**
   * The order of one client.
   *
   * @param clock milliseconds since 1970; it need not agree with other clocks
   */
  public FollowingOrder(
      Tables tables, KeyMapping mapping, LongSupplier clock, Supplier<RowBytes> stamps) {
    this.tables = tables;
    this.mapping = mapping;
    this.attempts = new Attempts(tables, clock, stamps);
    this.follower = new Follower(tables, mapping);
  }

  @Override
  public void write(State state, Optional<Row> before, Optional<Row> after) {
    if (after.filter(it -> it.cells().isEmpty()).isPresent()) {
      throw new IllegalArgumentException(
          "row %s has no cells, and the store keeps no such row: delete it"
              .formatted(after.get().key()));
    }
    Intent intent = Intent.of(state, before, after, mapping);
    switch (state.writes()) {
      case NONE ->
          throw new WritesPausedException("no client may write while the re-keying is " + state);
      case NEW -> writeNew(intent);
      default -> {
        Stored current = tables.read(Side.OLD, intent.key());
        try {
          intent.requireBefore(current);
        } catch (ConflictException changed) {
          if (state.writes() == State.Writes.BOTH) {
            // It may be half a write that readers of the new table do not see.
            mend(intent.key(), intent.from());
          }
          throw changed;
        }
        writeOld(state, intent, current, intent.isMove(), TRIES);
      }
    }
  }

  private void writeOld(State state, Intent intent, Stored current, boolean isAnew, int triesLeft) {
    boolean isBoth = state.writes() == State.Writes.BOTH;
    if (isBoth && intent.isMove()) {
      intent.to().ifPresent(it -> follower.requireFree(intent, it));
    }
    boolean isFollowed = state.writes() != State.Writes.OLD;
    Rewrite rewrite = attempts.rewrite(intent, current, isAnew, isFollowed);
    if (!attempts.make(rewrite, rewrite.old(Condition.unchanged(current)))) {
      throw attempts.refused(rewrite, Side.OLD, intent.key());
    }
    try {
      requireSeen(intent, rewrite);
      switch (state.writes()) {
        case OLD_AND_DELETES -> follower.deletes(rewrite);
        case BOTH -> follow(state, rewrite, current, triesLeft);
        default -> {}
      }
    } catch (UnreachableStoreException lost) {
      throw (HalfWriteException)
          intent.half("the new table did not answer: " + lost.getMessage()).initCause(lost);
    }
  }

  /** A deleted row leaves a tombstone, which hides an insert that somebody else overtook. */
  private void requireSeen(Intent intent, Rewrite rewrite) {
    if (intent.isInsert()
        && !tables.read(Side.OLD, intent.key()).stamp().equals(rewrite.write().stamp())) {
      throw intent.half("another client inserted and deleted it at the same time");
    }
  }

  private void follow(State state, Rewrite rewrite, Stored before, int triesLeft) {
    Intent intent = rewrite.intent();
    if (!follower.puts(rewrite)) {
      RowBytes other = tables.read(Side.NEW, intent.to().get()).source().orElse(RowBytes.EMPTY);
      takeBack(rewrite, before);
      throw intent.takenBack(other);
    }
    if (rewrite.isAnew() && follower.isHidden(rewrite)) {
      if (triesLeft == 0) {
        throw intent.half("other clients delete its new key again and again");
      }
      Stored current = tables.read(Side.OLD, intent.key());
      if (current.stamp().equals(rewrite.write().stamp())) {
        Intent same =
            new Intent(intent.key(), current.row(), current.row(), intent.to(), intent.to());
        try {
          writeOld(state, same, current, true, triesLeft - 1);
        } catch (ConflictException later) {
          // Somebody has changed what this client wrote, so it was written.
        } catch (CollisionException taken) {
          throw (HalfWriteException)
              intent.half("another row got its new key at the same time").initCause(taken);
        }
      }
    }
    follower.deletes(rewrite);
  }

  private void takeBack(Rewrite rewrite, Stored before) {
    Intent intent = rewrite.intent();
    Intent back =
        new Intent(intent.key(), rewrite.after(), before.row(), intent.to(), intent.from());
    Stored now = new Stored(rewrite.after(), rewrite.write().stamp(), rewrite.write().timestamp());
    Rewrite reverse = attempts.rewrite(back, now, true, true);
    if (!attempts.make(reverse, reverse.old(Condition.unchanged(now)))
        && (before.row().isPresent() || tables.read(Side.OLD, intent.key()).row().isPresent())) {
      throw intent.half("its new key is taken, and another client has changed the row meanwhile");
    }
    mend(intent.key(), Optional.empty());
  }

  private void writeNew(Intent intent) {
    RowBytes at = intent.place();
    Stored current = tables.read(Side.NEW, at);
    if (intent.isInsert() && current.source().filter(it -> !it.equals(intent.key())).isPresent()) {
      throw intent.collision(current.source().get());
    }
    intent.requireBefore(current);
    Rewrite rewrite = attempts.rewrite(intent, current, intent.isMove(), true);
    if (!intent.isMove() || intent.isInsert() || intent.to().isEmpty()) {
      if (!attempts.make(rewrite, rewrite.at(Side.NEW, at, Condition.unchanged(current)))) {
        throw attempts.refused(rewrite, Side.NEW, at);
      }
      if (intent.isInsert() && follower.isHidden(rewrite)) {
        throw intent.half("another client inserted and deleted it at the same time");
      }
      return;
    }
    moveInNew(rewrite, at, current);
  }

  /**
   * Two rows of one table: readers may see both for a moment, and never none. The stamp of the row
   * at its old place decides which of several clients moves it.
   */
  private void moveInNew(Rewrite rewrite, RowBytes from, Stored current) {
    Intent intent = rewrite.intent();
    RowBytes to = intent.to().orElseThrow();
    Stored there = tables.read(Side.NEW, to);
    if (there.source().filter(it -> !it.equals(intent.key())).isPresent()) {
      throw intent.collision(there.source().get());
    }
    // What is there of this row is left by a client that died while it moved it.
    Set<String> extra = new TreeSet<>(rewrite.removed());
    there.row().ifPresent(it -> extra.addAll(it.cells().keySet()));
    rewrite.after().ifPresent(it -> extra.removeAll(it.cells().keySet()));
    Row before = current.row().orElseThrow();
    Condition unchanged = Condition.unchanged(current);
    if (!attempts.make(rewrite, Change.put(Side.NEW, from, unchanged, before, rewrite.write()))) {
      throw attempts.refused(rewrite, Side.NEW, from);
    }
    Change put = rewrite.at(Side.NEW, to, Condition.unchanged(there)).without(extra);
    if (!attempts.make(rewrite, put)) {
      throw attempts.refused(rewrite, Side.NEW, to);
    }
    deleteOldPlace(rewrite, from, to);
  }

  private void deleteOldPlace(Rewrite rewrite, RowBytes from, RowBytes to) {
    Intent intent = rewrite.intent();
    long time = rewrite.write().timestamp();
    Condition own = new Condition(Condition.Kind.STAMPED, rewrite.write().stamp().orElseThrow());
    if (tables.apply(List.of(Change.delete(Side.NEW, from, own, time)))) {
      return;
    }
    Stored left = tables.read(Side.NEW, from);
    if (left.row().isEmpty() && left.last() == time) {
      return; // HBase's client has repeated the deletion, and nobody came between.
    }
    if (left.row().isEmpty() && left.last() < time) {
      throw intent.half("its old place is empty, and has no trace of who deleted it");
    }
    // Somebody has read the row after it was stamped, and leads.
    if (!tables.apply(List.of(Change.delete(Side.NEW, to, own, time)))) {
      throw intent.half("other clients changed it at its old place and at its new one");
    }
    throw intent.conflict();
  }

  @Override
  public List<Stored> copyFree(List<Stored> read) {
    return follower.copyFree(read);
  }

  @Override
  public boolean copy(Stored read) {
    return read.row().flatMap(mapping::newKey).filter(it -> follower.copy(read, it)).isPresent();
  }

  @Override
  public void mend(RowBytes oldKey, Optional<RowBytes> newKey) {
    give(oldKey);
    // Only now: a reader of the new table would miss a row that is nowhere for a moment.
    newKey.ifPresent(follower::deleteIfGone);
  }

  /** Gives the new table what the old one has of a row. */
  private void give(RowBytes oldKey) {
    for (int i = 0; i < TRIES; i++) {
      Stored old = tables.read(Side.OLD, oldKey);
      Optional<RowBytes> to = old.row().flatMap(mapping::newKey);
      if (to.isEmpty()
          || follower.agree(oldKey, to.get(), old)
          || follower.isTaken(oldKey, to.get())) {
        return;
      }
      if (i > 0 && tables.read(Side.OLD, oldKey).equals(old)) {
        // A tombstone hides it: its cells are written anew, in both tables.
        Intent same = new Intent(oldKey, old.row(), old.row(), to, to);
        writeOld(State.WRITE_BOTH, same, old, true, TRIES);
      }
    }
  }
}
