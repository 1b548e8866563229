package dev.keywright.rekey.hbase;

import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.store.ScanRange;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.RegionLocator;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.ResultScanner;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.client.Table;
import org.apache.hadoop.hbase.filter.FirstKeyOnlyFilter;
import org.apache.hadoop.hbase.util.Bytes;

/** Cuts a table at its regions, and regions into pieces if there are few. */
record RegionRanges(Connection connection, TableName name) {

  List<ScanRange> cut(Table table, int count) throws IOException {
    NavigableSet<RowBytes> points = new TreeSet<>();
    try (RegionLocator regions = connection.getRegionLocator(name)) {
      byte[][] starts = regions.getStartKeys();
      byte[][] ends = regions.getEndKeys();
      int pieces = Math.max(1, count / Math.max(1, starts.length));
      for (int i = 0; i < starts.length; i++) {
        points.add(RowBytes.of(starts[i]));
        if (pieces > 1) {
          byte[] first = end(table, starts[i], ends[i], false);
          halve(table, first, end(table, starts[i], ends[i], true), pieces, points);
        }
      }
    }
    points.remove(RowBytes.EMPTY);
    List<RowBytes> bounds = new ArrayList<>(points);
    bounds.add(0, RowBytes.EMPTY);
    bounds.add(RowBytes.EMPTY);
    List<ScanRange> ranges = new ArrayList<>();
    for (int i = 0; i + 1 < bounds.size(); i++) {
      ranges.add(new ScanRange(i, bounds.size() - 1, bounds.get(i), bounds.get(i + 1)));
    }
    return ranges;
  }

  /**
   * Halves the rows from the first to the last, again and again. Each half begins and ends at a row
   * that is there: digits fill a small part of the bytes between two keys.
   */
  private static void halve(
      Table table, byte[] first, byte[] last, int pieces, Collection<RowBytes> points)
      throws IOException {
    byte[][] middle =
        pieces > 1 && Arrays.compareUnsigned(first, last) < 0 ? Bytes.split(first, last, 1) : null;
    if (middle == null) {
      return;
    }
    byte[] before = end(table, first, middle[1], true);
    byte[] after = end(table, middle[1], last, false);
    byte[] second = after.length == 0 ? last : after;
    points.add(RowBytes.of(second));
    halve(table, first, before, pieces / 2, points);
    halve(table, second, last, pieces - pieces / 2, points);
  }

  private static byte[] end(Table table, byte[] start, byte[] end, boolean isLast)
      throws IOException {
    Scan scan = new Scan().setLimit(1).setReversed(isLast).setFilter(new FirstKeyOnlyFilter());
    if (isLast) {
      scan.withStartRow(end, false).withStopRow(start, true);
    } else {
      scan.withStartRow(start).withStopRow(end);
    }
    try (ResultScanner rows = table.getScanner(scan)) {
      Result row = rows.next();
      return row == null ? new byte[0] : row.getRow();
    }
  }

  /** The key that follows at once. */
  static RowBytes successor(RowBytes key) {
    return RowBytes.of(Arrays.copyOf(key.toArray(), key.size() + 1));
  }
}
