package dev.keywright.engine.hbase.rekeyed;

import dev.keywright.engine.hbase.HBaseCluster;
import java.util.List;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Admin;

/** What happens to a cluster in each state: both tables are compacted, and a server stops. */
final class Disturbances {
  private static final int COMPACTION = 1;
  private static final int STOP = 2;

  private final HBaseCluster cluster;
  private final RekeyedTables rekeyed;
  private int compactions;
  private int stops;

  Disturbances(HBaseCluster cluster, RekeyedTables rekeyed) {
    this.cluster = cluster;
    this.rekeyed = rekeyed;
  }

  /** What happens after so many kills in one state. */
  void after(int kill) throws Exception {
    if (kill == COMPACTION) {
      try (Admin admin = rekeyed.connection().getAdmin()) {
        for (TableName table : List.of(rekeyed.oldTable(), rekeyed.newTable())) {
          admin.flush(table);
          admin.majorCompact(table);
        }
      }
      compactions++;
    } else if (kill == STOP) {
      cluster.abort(cluster.servers().get(stops % cluster.servers().size()));
      cluster.replace();
      stops++;
    }
  }

  int compactions() {
    return compactions;
  }

  int stops() {
    return stops;
  }

  @Override
  public String toString() {
    return compactions + " times both tables compacted, " + stops + " servers stopped";
  }
}
