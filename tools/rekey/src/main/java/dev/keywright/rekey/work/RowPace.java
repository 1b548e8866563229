package dev.keywright.rekey.work;

import dev.keywright.rekey.state.Ticker;
import java.time.Duration;

/** Spreads rows evenly over time. */
final class RowPace {
  private static final double NANOS = 1e9;

  private final double perSecond;
  private final Ticker ticker;
  private final long start;
  private long rows;

  /**
   * A pace that begins now.
   *
   * @param perSecond 0 for no limit
   */
  RowPace(double perSecond, Ticker ticker) {
    this.perSecond = perSecond;
    this.ticker = ticker;
    this.start = ticker.nanos();
  }

  /** The most rows of a page: those that are due in a tenth of a second, but at least one. */
  int most(int limit) {
    return perSecond > 0 ? (int) Math.max(1, Math.min(limit, perSecond / 10)) : limit;
  }

  /** Waits until the row after these is due. */
  void await(int done) {
    rows += done;
    if (perSecond > 0) {
      long ahead = (long) (rows / perSecond * NANOS) - (ticker.nanos() - start);
      if (ahead > 0) {
        ticker.sleep(Duration.ofNanos(ahead));
      }
    }
  }
}
