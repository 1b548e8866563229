package dev.keywright.engine.hbase;

import dev.keywright.runtime.Key;
import dev.keywright.store.hbase.HBaseKeys;
import dev.keywright.store.hbase.HBaseWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.RegionLocator;
import org.apache.hadoop.hbase.client.Table;
import org.apache.hadoop.hbase.client.TableDescriptor;
import org.apache.hadoop.hbase.regionserver.HRegion;
import org.apache.hadoop.hbase.regionserver.HStore;

/** A table of a cluster, the writes of which are counted. */
record MeasuredTable(HBaseCluster cluster, String title, HBaseKeys keys, TableDescriptor table) {
  private static final byte[] FAMILY = {'d'};
  private static final int WRITES_AT_ONCE = 500;

  /** A new table with these split points. */
  static MeasuredTable create(
      HBaseCluster cluster, String title, HBaseKeys keys, List<String> splitPoints)
      throws IOException {
    TableDescriptor table = keys.table(name(title), "d");
    try (Admin admin = cluster.connection().getAdmin()) {
      admin.createTable(table, keys.splitPoints(splitPoints));
    }
    return new MeasuredTable(cluster, title, keys, table);
  }

  private static String name(String title) {
    return title.replaceAll("[^0-9a-z]+", "-").toLowerCase(Locale.ROOT);
  }

  /** Writes a row for each key, with a value of random bytes. */
  void write(List<? extends Key> rows, int valueBytes) throws IOException {
    Random random = new Random(rows.size());
    try (Table open = cluster.connection().getTable(table.getTableName())) {
      HBaseWriter writer = HBaseWriter.of(open);
      for (int i = 0; i < rows.size(); i += WRITES_AT_ONCE) {
        List<Put> puts = new ArrayList<>();
        for (Key key : rows.subList(i, Math.min(rows.size(), i + WRITES_AT_ONCE))) {
          byte[] value = new byte[valueBytes];
          random.nextBytes(value);
          puts.add(keys.put(key).addColumn(FAMILY, FAMILY, value));
        }
        writer.write(puts);
      }
    }
  }

  /** What the cluster has counted by now. */
  WriteShare share() throws IOException {
    try (Table open = cluster.connection().getTable(table.getTableName())) {
      return WriteShare.of(title, cluster, open);
    }
  }

  /** The server of each region, as a number. */
  List<Integer> owners() throws IOException {
    return share().regions().stream()
        .map(region -> cluster.servers().indexOf(region.server()))
        .toList();
  }

  /**
   * Cuts each region above a size in two, as the policy of HBase does when it has written a file.
   * HBase chooses where. Afterwards both halves have files of their own.
   */
  void cutAbove(long bytes) throws IOException {
    try (Admin admin = cluster.connection().getAdmin()) {
      admin.flush(table.getTableName());
      List<byte[]> large =
          cluster.regions(table.getTableName()).stream()
              .filter(region -> size(region) > bytes)
              .map(region -> region.getRegionInfo().getRegionName())
              .toList();
      Within.minutes(
          1,
          "splits of " + title,
          () -> {
            for (byte[] region : large) {
              admin.splitRegionAsync(region).get();
            }
            while (!isSettled()) {
              Thread.sleep(20);
            }
            return this;
          });
    }
  }

  private static long size(HRegion region) {
    return region.getStores().stream().mapToLong(HStore::getStorefilesSize).sum();
  }

  private boolean isSettled() throws IOException {
    List<HRegion> open = cluster.regions(table.getTableName());
    try (RegionLocator locator = cluster.connection().getRegionLocator(table.getTableName())) {
      return open.size() == locator.getAllRegionLocations().size()
          && open.stream()
              .allMatch(
                  region ->
                      region.isAvailable()
                          && region.getStores().stream().noneMatch(HStore::hasReferences));
    }
  }
}
