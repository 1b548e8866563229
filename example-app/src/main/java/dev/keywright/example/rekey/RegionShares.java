package dev.keywright.example.rekey;

import dev.keywright.rekey.row.RowBytes;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.RegionLocator;

/** Which region of a table takes a key. */
final class RegionShares {
  private final TreeMap<RowBytes, Integer> regions = new TreeMap<>();

  /** The regions as they are now. */
  RegionShares(Connection connection, TableName table) throws IOException {
    try (RegionLocator locator = connection.getRegionLocator(table)) {
      byte[][] starts = locator.getStartKeys();
      for (int i = 0; i < starts.length; i++) {
        regions.put(RowBytes.of(starts[i]), i);
      }
    }
  }

  /** The share of the keys that go to one region; 0 if there are none. */
  double busiest(List<RowBytes> keys) {
    Map<Integer, Long> counts =
        keys.stream()
            .collect(
                Collectors.groupingBy(
                    it -> regions.floorEntry(it).getValue(), Collectors.counting()));
    long most = counts.values().stream().mapToLong(it -> it).max().orElse(0);
    return keys.isEmpty() ? 0 : (double) most / keys.size();
  }
}
