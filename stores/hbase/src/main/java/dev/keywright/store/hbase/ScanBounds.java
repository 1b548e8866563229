package dev.keywright.store.hbase;

import java.util.Arrays;
import org.apache.hadoop.hbase.HConstants;
import org.apache.hadoop.hbase.client.Scan;

/**
 * The bounds of a scan.
 *
 * <p>The client refuses a bound that is longer than a row can be, such as the one behind the
 * longest row. The beginning of it, as long as a row can be, is the largest row below it: it is an
 * end that is included, or a beginning that is not.
 */
final class ScanBounds {
  private ScanBounds() {}

  /**
   * A scan of {@code [from, to)}.
   *
   * @param to empty for the end of the table
   */
  static Scan of(byte[] from, byte[] to, boolean isReversed) {
    Scan scan = new Scan();
    byte[] first = row(from);
    byte[] last = row(to);
    boolean hasFirst = isRow(from);
    boolean hasLast = !isRow(to);
    return isReversed
        ? scan.setReversed(true).withStartRow(last, hasLast).withStopRow(first, hasFirst)
        : scan.withStartRow(first, hasFirst).withStopRow(last, hasLast);
  }

  private static byte[] row(byte[] bound) {
    return isRow(bound) ? bound : Arrays.copyOf(bound, HConstants.MAX_ROW_LENGTH);
  }

  private static boolean isRow(byte[] bound) {
    return bound.length <= HConstants.MAX_ROW_LENGTH;
  }
}
