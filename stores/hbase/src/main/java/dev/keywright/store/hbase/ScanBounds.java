package dev.keywright.store.hbase;

import dev.keywright.runtime.ColumnOrder;
import java.util.Arrays;
import org.apache.hadoop.hbase.client.Scan;

/**
 * The bounds of scans of a table.
 *
 * <p>The client refuses a bound that is longer than a row, such as the one after the longest row;
 * and to begin after a row it looks up one that has a byte more. So such a bound is put as the rows
 * that there can be: up to and with its beginning, or from what follows all that begin so.
 *
 * @param mostBytes the most that a row can have
 */
record ScanBounds(int mostBytes) {

  /**
   * A scan of {@code [from, to)}.
   *
   * @param to empty for the end of the table
   */
  Scan scan(byte[] from, byte[] to, boolean isReversed) {
    Scan scan = new Scan();
    byte[] last = cut(to);
    boolean hasLast = to.length > mostBytes;
    if (isReversed) {
      boolean hasFirst = from.length <= mostBytes;
      return scan.setReversed(true).withStartRow(last, hasLast).withStopRow(cut(from), hasFirst);
    }
    scan.withStopRow(last, hasLast);
    return from.length > mostBytes ? startBehind(scan, cut(from)) : scan.withStartRow(from);
  }

  /** The same scan, but only what comes after a row on its way. */
  Scan startBehind(Scan scan, byte[] row) {
    byte[] next =
        scan.isReversed() || row.length < mostBytes ? null : ColumnOrder.BYTES.nextPrefix(row);
    return next == null ? scan.withStartRow(row, false) : scan.withStartRow(next);
  }

  private byte[] cut(byte[] bound) {
    return bound.length > mostBytes ? Arrays.copyOf(bound, mostBytes) : bound;
  }
}
