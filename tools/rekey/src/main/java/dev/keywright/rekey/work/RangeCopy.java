package dev.keywright.rekey.work;

import dev.keywright.rekey.row.Bytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.store.Page;
import dev.keywright.rekey.store.ScanRange;
import java.io.Serializable;
import java.util.Optional;
import java.util.function.Function;

/**
 * Copies the rows of one range of the old table that nobody has written yet. It can run again, on
 * another machine, after it broke off anywhere.
 *
 * @param rowsPerSecond how many rows one worker copies at most; 0 for no limit
 */
public record RangeCopy(Connector connector, double rowsPerSecond)
    implements Function<ScanRange, Long>, Serializable {
  private static final int PAGE = 200;

  /**
   * How many rows the new table has got from this range.
   *
   * @throws IllegalStateException if the re-keying is in a state in which nothing is copied
   */
  @Override
  public Long apply(ScanRange range) {
    Pace pace = new Pace(rowsPerSecond, connector.ticker());
    LeasedOrder order = new LeasedOrder(connector);
    long copied = 0;
    Optional<Bytes> from = Optional.empty();
    do {
      Page page = connector.tables().scan(Side.OLD, range, from, PAGE);
      for (Page.Entry entry : page.entries()) {
        copied += order.copy(entry.stored()) ? 1 : 0;
        pace.await();
      }
      from = page.next();
    } while (from.isPresent());
    return copied;
  }
}
