package dev.keywright.engine.hbase;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.hadoop.hbase.HRegionLocation;
import org.apache.hadoop.hbase.RegionMetrics;
import org.apache.hadoop.hbase.ServerName;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.RegionLocator;
import org.apache.hadoop.hbase.client.Table;
import org.apache.hadoop.hbase.util.Bytes;

/**
 * How the writes of a table are spread over its regions and servers, as the cluster counts them.
 *
 * @param title what leads the keys
 * @param regions in the order of their keys
 */
record WriteShare(String title, List<RegionWrites> regions) {

  /** What the region servers have counted by now. */
  static WriteShare of(String title, HBaseCluster cluster, Table table) throws IOException {
    Map<byte[], Long> counted = new TreeMap<>(Bytes.BYTES_COMPARATOR);
    try (Admin admin = cluster.connection().getAdmin();
        RegionLocator locator = cluster.connection().getRegionLocator(table.getName())) {
      for (ServerName server : cluster.servers()) {
        for (RegionMetrics region : admin.getRegionMetrics(server, table.getName())) {
          counted.put(region.getRegionName(), region.getWriteRequestCount());
        }
      }
      List<RegionWrites> regions = new ArrayList<>();
      for (HRegionLocation region : locator.getAllRegionLocations()) {
        long writes = counted.get(region.getRegion().getRegionName());
        regions.add(new RegionWrites(region.getServerName(), writes));
      }
      return new WriteShare(title, List.copyOf(regions));
    }
  }

  long writes() {
    return regions.stream().mapToLong(RegionWrites::writes).sum();
  }

  /** The share of the region that has most, 0 to 1. */
  double busiestRegion() {
    return (double) regions.stream().mapToLong(RegionWrites::writes).max().orElse(0) / writes();
  }

  /** The share of the server that has most, 0 to 1. */
  double busiestServer() {
    Map<ServerName, Long> servers =
        regions.stream()
            .collect(
                Collectors.groupingBy(
                    RegionWrites::server, Collectors.summingLong(RegionWrites::writes)));
    return (double) servers.values().stream().mapToLong(it -> it).max().orElse(0) / writes();
  }

  long regionsWithWrites() {
    return regions.stream().filter(region -> region.writes() > 0).count();
  }

  /** What was written after an earlier count; no region was cut in between. */
  WriteShare since(WriteShare before) {
    List<RegionWrites> newer = new ArrayList<>();
    for (int i = 0; i < regions.size(); i++) {
      long writes = regions.get(i).writes() - before.regions.get(i).writes();
      newer.add(new RegionWrites(regions.get(i).server(), writes));
    }
    return new WriteShare(title, List.copyOf(newer));
  }

  /** A table for people, a line for each. */
  static String table(List<WriteShare> shares) {
    StringBuilder table =
        new StringBuilder(
            """
            | keys led by | rows | busiest region | busiest server | regions with writes |
            |---|---:|---:|---:|---:|
            """);
    for (WriteShare share : shares) {
      table.append(
          String.format(
              Locale.ROOT,
              "| %s | %,d | %.1f %% | %.1f %% | %d of %d |%n",
              share.title,
              share.writes(),
              100 * share.busiestRegion(),
              100 * share.busiestServer(),
              share.regionsWithWrites(),
              share.regions.size()));
    }
    return table.toString();
  }
}
