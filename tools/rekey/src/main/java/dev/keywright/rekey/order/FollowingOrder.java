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
import dev.keywright.rekey.store.Write;
import java.util.List;
import java.util.Optional;
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
  private final LongSupplier clock;
  private final Supplier<RowBytes> stamps;
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
    this.clock = clock;
    this.stamps = stamps;
    this.follower = new Follower(tables, mapping);
  }

  @Override
  public void write(State state, Optional<Row> before, Optional<Row> after) {
    Intent intent = Intent.of(before, after, mapping);
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
    Rewrite rewrite = rewrite(intent, current, isAnew);
    if (!tables.apply(List.of(rewrite.old(Condition.unchanged(current))))) {
      throw intent.conflict();
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

  private Rewrite rewrite(Intent intent, Stored current, boolean isAnew) {
    Stored from = inNew(intent.from());
    Stored to = intent.isMove() ? inNew(intent.to()) : from;
    long last = Math.max(current.last(), Math.max(from.last(), to.last()));
    long time = Math.max(clock.getAsLong(), last + 1);
    boolean isHidden = isHidden(to, current);
    Write write = new Write(time, Optional.of(stamps.get()));
    return Rewrite.of(intent, current, write, isAnew || isHidden);
  }

  private Stored inNew(Optional<RowBytes> key) {
    return key.map(it -> tables.read(Side.NEW, it)).orElse(Stored.NOTHING);
  }

  /** Whether the new table lacks the row although it has traces, which may hide older cells. */
  private static boolean isHidden(Stored there, Stored current) {
    return there.last() > 0 && !there.row().equals(current.row());
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
      throw intent.collision(other);
    }
    if (rewrite.isAnew() && follower.isHidden(rewrite)) {
      if (triesLeft == 0) {
        throw intent.half("other clients delete its new key again and again");
      }
      Stored current = tables.read(Side.OLD, intent.key());
      if (current.stamp().equals(rewrite.write().stamp())) {
        Intent same =
            new Intent(intent.key(), current.row(), current.row(), intent.to(), intent.to());
        writeOld(state, same, current, true, triesLeft - 1);
      }
    }
    follower.deletes(rewrite);
  }

  private void takeBack(Rewrite rewrite, Stored before) {
    Intent intent = rewrite.intent();
    Intent back =
        new Intent(intent.key(), rewrite.after(), before.row(), intent.to(), intent.from());
    Stored now = new Stored(rewrite.after(), rewrite.write().stamp(), rewrite.write().timestamp());
    Rewrite reverse = rewrite(back, now, true);
    if (!tables.apply(List.of(reverse.old(Condition.unchanged(now))))) {
      throw intent.half("its new key is taken, and another client has changed the row meanwhile");
    }
    mend(intent.key(), Optional.empty());
  }

  private void writeNew(Intent intent) {
    RowBytes at = intent.from().or(intent::to).orElseThrow();
    Stored current = tables.read(Side.NEW, at);
    if (intent.isInsert() && current.source().filter(it -> !it.equals(intent.key())).isPresent()) {
      throw intent.collision(current.source().get());
    }
    intent.requireBefore(current);
    Rewrite rewrite = rewrite(intent, current, intent.isMove());
    Condition unchanged = Condition.unchanged(current);
    if (!intent.isMove() || intent.isInsert() || intent.to().isEmpty()) {
      if (!tables.apply(List.of(rewrite.at(Side.NEW, at, unchanged)))) {
        throw intent.conflict();
      }
      if (intent.isInsert() && follower.isHidden(rewrite)) {
        throw intent.half("another client inserted and deleted it at the same time");
      }
      return;
    }
    // Two rows of one table: readers may see both for a moment, and never none.
    if (!tables.apply(List.of(rewrite.at(Side.NEW, intent.to().get(), Condition.ABSENT)))) {
      throw tables
          .read(Side.NEW, intent.to().get())
          .source()
          .<RuntimeException>map(intent::collision)
          .orElseGet(intent::conflict);
    }
    long time = rewrite.write().timestamp();
    if (!tables.apply(List.of(Change.delete(Side.NEW, at, unchanged, time)))) {
      Condition own = Condition.owned(intent.key());
      tables.apply(List.of(Change.delete(Side.NEW, intent.to().get(), own, time)));
      throw intent.conflict();
    }
  }

  @Override
  public boolean copy(Stored read) {
    Optional<RowBytes> to = read.row().flatMap(mapping::newKey);
    return to.isPresent() && follower.copy(read, to.get());
  }

  @Override
  public void mend(RowBytes oldKey, Optional<RowBytes> newKey) {
    newKey.ifPresent(follower::deleteIfGone);
    for (int i = 0; i < TRIES; i++) {
      Stored old = tables.read(Side.OLD, oldKey);
      Optional<RowBytes> to = old.row().flatMap(mapping::newKey);
      if (to.isEmpty() || follower.agree(oldKey, to.get(), old)) {
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
