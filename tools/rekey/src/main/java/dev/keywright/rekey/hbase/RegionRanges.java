package dev.keywright.rekey.hbase;

import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.store.ScanRange;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
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
          between(table, starts[i], ends[i], pieces).forEach(points::add);
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

  private static List<RowBytes> between(Table table, byte[] start, byte[] end, int pieces)
      throws IOException {
    byte[] first = end(table, start, end, false);
    byte[] last = end(table, start, end, true);
    // Too close to each other to be cut.
    if (Arrays.compareUnsigned(first, last) >= 0) {
      return List.of();
    }
    byte[][] points = org.apache.hadoop.hbase.util.Bytes.split(first, last, pieces - 1);
    return points == null ? List.of() : Arrays.stream(points).map(RowBytes::of).toList();
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
