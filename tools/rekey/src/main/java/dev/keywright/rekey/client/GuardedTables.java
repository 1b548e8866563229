package dev.keywright.rekey.client;

import dev.keywright.rekey.order.HalfWriteException;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.state.Lease;
import dev.keywright.rekey.state.Ticker;
import dev.keywright.rekey.store.Change;
import dev.keywright.rekey.store.ScanPage;
import dev.keywright.rekey.store.ScanRange;
import dev.keywright.rekey.store.Tables;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Tables that are not changed once the time of the client's lease is over, and whose answer does
 * not count if it comes so late that the fleet can be in another state.
 */
public final class GuardedTables implements Tables {
  private final Tables tables;
  private final Ticker ticker;
  private final Lease.Term term;

  /**
   * Tables that take changes for this time.
   *
   * @throws IllegalArgumentException if a call of the tables may take longer than the longest call:
   *     it could arrive when nobody reads what it writes
   */
  public GuardedTables(Tables tables, Ticker ticker, Lease.Term term) {
    Duration longest = Duration.ofNanos(term.lastAnswer() - term.lastCall());
    Optional<Duration> own = tables.longestCall();
    if (own.isEmpty() || own.get().compareTo(longest) > 0) {
      throw new IllegalArgumentException(
          "a call of this client takes up to %s, and the longest call is %s: set the client's time-outs, for HBase by ClientSettings.with(…), for DynamoDB as apiCallTimeout"
              .formatted(own.map(Duration::toString).orElse("any time"), longest));
    }
    this.tables = tables;
    this.ticker = ticker;
    this.term = term;
  }

  @Override
  public boolean isTransactional() {
    return tables.isTransactional();
  }

  @Override
  public Optional<Duration> longestCall() {
    return tables.longestCall();
  }

  @Override
  public Stored read(Side side, RowBytes key) {
    return tables.read(side, key);
  }

  @Override
  public boolean apply(List<Change> changes) {
    boolean isMade = tables.apply(changes, () -> requireTerm(changes));
    requireAnswerInTime(changes);
    return isMade;
  }

  @Override
  public List<Boolean> applyEach(List<Change> changes) {
    requireTerm(changes);
    List<Boolean> made = tables.applyEach(changes);
    requireAnswerInTime(changes);
    return made;
  }

  private void requireTerm(List<Change> changes) {
    require(
        term.lastCall(),
        changes,
        "took longer than the lease and the longest call, and ended before its last step");
  }

  private void requireAnswerInTime(List<Change> changes) {
    require(
        term.lastAnswer(),
        changes,
        "had a call that took longer than the longest call, so other clients can be in another"
            + " state");
  }

  // A process that was paused, or a call that was, goes on in a fleet that may be states ahead.
  private void require(long end, List<Change> changes, String late) {
    if (ticker.nanos() - end >= 0) {
      throw new HalfWriteException(
          "the write of %s %s; the outcome is not known: read the row again before you repeat the write"
              .formatted(changes.get(0).key(), late));
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
