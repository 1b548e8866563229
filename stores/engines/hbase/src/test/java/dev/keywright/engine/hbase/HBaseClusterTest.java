package dev.keywright.engine.hbase;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.apache.hadoop.hbase.ServerName;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptorBuilder;
import org.apache.hadoop.hbase.client.RegionLocator;
import org.apache.hadoop.hbase.client.TableDescriptor;
import org.apache.hadoop.hbase.client.TableDescriptorBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(HBaseClusterExtension.class)
class HBaseClusterTest {
  @Test
  void theRegionsOfATableAreSpreadOverBothServers(HBaseCluster cluster) throws Exception {
    TableName name = TableName.valueOf("spread");
    TableDescriptor table =
        TableDescriptorBuilder.newBuilder(name)
            .setColumnFamily(ColumnFamilyDescriptorBuilder.of("d"))
            .build();
    byte[][] splitPoints = {
      "2".getBytes(StandardCharsets.UTF_8),
      "4".getBytes(StandardCharsets.UTF_8),
      "6".getBytes(StandardCharsets.UTF_8)
    };
    try (Admin admin = cluster.connection().getAdmin()) {
      admin.createTable(table, splitPoints);
    }

    try (RegionLocator regions = cluster.connection().getRegionLocator(name)) {
      assertThat(regions.getAllRegionLocations())
          .hasSize(4)
          .extracting(region -> region.getServerName())
          .containsOnly(cluster.servers().toArray(new ServerName[0]));
    }
  }
}
