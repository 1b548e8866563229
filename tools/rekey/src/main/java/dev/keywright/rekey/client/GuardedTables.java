package dev.keywright.rekey.client;

import dev.keywright.rekey.order.HalfWriteException;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.state.Ticker;
import dev.keywright.rekey.store.Change;
import dev.keywright.rekey.store.ScanPage;
import dev.keywright.rekey.store.ScanRange;
import dev.keywright.rekey.store.Tables;
import java.util.List;
import java.util.Optional;

/** Tables that are not changed once the time of the client's lease is over. */
public final class GuardedTables implements Tables {
  private final Tables tables;
  private final Ticker ticker;
  private final long lastCall;

  /** Tables that take changes until this moment of the ticker. */
  public GuardedTables(Tables tables, Ticker ticker, long lastCall) {
    this.tables = tables;
    this.ticker = ticker;
    this.lastCall = lastCall;
  }

  @Override
  public boolean isTransactional() {
    return tables.isTransactional();
  }

  @Override
  public Stored read(Side side, RowBytes key) {
    return tables.read(side, key);
  }

  @Override
  public boolean apply(List<Change> changes) {
    return tables.apply(changes, () -> requireTime(changes));
  }

  private void requireTime(List<Change> changes) {
    // A process that was paused goes on in a fleet that may be states ahead.
    if (ticker.nanos() - lastCall >= 0) {
      throw new HalfWriteException(
          "the write of %s took longer than the lease and the longest call, and ended before its last"
                  .formatted(changes.get(0).key())
              + " step; the outcome is not known: read the row again before you repeat the write");
    }
  }

  @Override
  public List<ScanRange> ranges(Side side, int count) {
    return tables.ranges(side, count);
  }

  @Override
  public ScanPage scan(Side side, ScanRange range, Optional<RowBytes> from, int limit) {
    return tables.scan(side, range, from, limit);
  }

  @Override
  public long expiry(Row row) {
    return tables.expiry(row);
  }

  @Override
  public void close() {
    tables.close();
  }
}
