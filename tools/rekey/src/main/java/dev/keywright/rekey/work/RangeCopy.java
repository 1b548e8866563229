package dev.keywright.rekey.work;

import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.store.ScanPage;
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
  private static final int MOST_ROWS = 200;

  /**
   * How many rows the new table has got from this range.
   *
   * @throws IllegalStateException if the re-keying is in a state in which nothing is copied
   */
  @Override
  public Long apply(ScanRange range) {
    RowPace pace = new RowPace(rowsPerSecond, connector.ticker());
    LeasedOrder order = new LeasedOrder(connector);
    long copied = 0;
    Optional<RowBytes> from = Optional.empty();
    do {
      ScanPage page = connector.tables().scan(Side.OLD, range, from, pace.most(MOST_ROWS));
      copied += order.copy(page.entries().stream().map(ScanPage.Entry::stored).toList());
      pace.await(page.entries().size());
      from = page.next();
    } while (from.isPresent());
    return copied;
  }
}
