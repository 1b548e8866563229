package dev.keywright.rekey.order;

import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.store.Change;
import dev.keywright.rekey.store.Tables;
import dev.keywright.rekey.store.WriteId;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Writes with timestamps of their own, and what became of them. */
final class Attempts {
  private final Tables tables;
  private final LongSupplier clock;
  private final Supplier<RowBytes> stamps;

  Attempts(Tables tables, LongSupplier clock, Supplier<RowBytes> stamps) {
    this.tables = tables;
    this.clock = clock;
    this.stamps = stamps;
  }

  /**
   * Makes one change. HBase's client repeats a compare-and-set whose answer was lost, and is
   * refused by what it has written itself.
   */
  boolean make(Rewrite rewrite, Change change) {
    return tables.apply(List.of(change))
        || (rewrite.after().isPresent()
            && tables.read(change.side(), change.key()).stamp().equals(rewrite.write().stamp()));
  }

  /**
   * Why a write was refused. If it was made before it was refused, all that followed has a later
   * timestamp; a deletion has no stamp that tells it from another one.
   */
  RuntimeException refused(Rewrite rewrite, Side side, RowBytes key) {
    Stored now = tables.read(side, key);
    boolean isGone = rewrite.after().isEmpty() && now.row().isEmpty();
    long first = rewrite.write().timestamp() + (isGone ? 0 : 1);
    return now.last() > 0 && now.last() < first
        ? rewrite.intent().conflict()
        : rewrite.intent().half("another client has changed it at the same time");
  }

  /**
   * What a write does to the row.
   *
   * @param isAnew whether all cells are written, not only those that change
   * @param isFollowed whether the new table gets it, too
   */
  Rewrite rewrite(Intent intent, Stored current, boolean isAnew, boolean isFollowed) {
    Stored from = isFollowed ? inNew(intent.from()) : Stored.NOTHING;
    Stored to = isFollowed && intent.isMove() ? inNew(intent.to()) : from;
    long last = Math.max(current.last(), Math.max(from.last(), to.last()));
    long time = Math.max(clock.getAsLong(), last + 1);
    boolean isHidden = isHidden(to, current);
    WriteId write = new WriteId(time, Optional.of(stamps.get()));
    return Rewrite.of(intent, current, write, isAnew || isHidden);
  }

  private Stored inNew(Optional<RowBytes> key) {
    return key.map(it -> tables.read(Side.NEW, it)).orElse(Stored.NOTHING);
  }

  /** Whether the new table lacks the row although it has traces, which may hide older cells. */
  private static boolean isHidden(Stored there, Stored current) {
    return there.last() > 0 && !there.row().equals(current.row());
  }
}
