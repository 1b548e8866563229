package dev.keywright.rekey;

import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.store.Change;
import dev.keywright.rekey.store.ScanPage;
import dev.keywright.rekey.store.ScanRange;
import dev.keywright.rekey.store.Tables;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Tables of one actor, which waits for its turn before each call.
 *
 * @param pause waits
 * @param call waits while the store has the call
 * @param isAnswerLost whether the client of the store gets no answer to this call, and repeats it,
 *     as that of HBase does with a compare-and-set
 */
record PausedTables(Tables tables, Runnable pause, Runnable call, BooleanSupplier isAnswerLost)
    implements Tables {
  PausedTables(Tables tables, Runnable pause, Runnable call) {
    this(tables, pause, call, () -> false);
  }

  @Override
  public Optional<Duration> longestCall() {
    return tables.longestCall();
  }

  @Override
  public boolean isTransactional() {
    return tables.isTransactional();
  }

  @Override
  public Stored read(Side side, RowBytes key) {
    pause.run();
    return tables.read(side, key);
  }

  @Override
  public boolean apply(List<Change> changes) {
    call.run();
    boolean isApplied = tables.apply(changes);
    if (!isTransactional() && isAnswerLost.getAsBoolean()) {
      call.run();
      isApplied = tables.apply(changes);
    }
    return isApplied;
  }

  @Override
  public List<ScanRange> ranges(Side side, int count) {
    return tables.ranges(side, count);
  }

  @Override
  public ScanPage scan(Side side, ScanRange range, Optional<RowBytes> from, int limit) {
    pause.run();
    return tables.scan(side, range, from, 2);
  }

  @Override
  public long expiry(Row row) {
    return tables.expiry(row);
  }

  @Override
  public void close() {}
}
