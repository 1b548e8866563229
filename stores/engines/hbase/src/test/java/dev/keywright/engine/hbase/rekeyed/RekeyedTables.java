package dev.keywright.engine.hbase.rekeyed;

import dev.keywright.rekey.hbase.ClientSettings;
import dev.keywright.rekey.hbase.HBaseLedger;
import dev.keywright.rekey.hbase.HBaseTableAdmin;
import dev.keywright.rekey.hbase.HBaseTables;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptorBuilder;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.client.TableDescriptorBuilder;
import org.apache.hadoop.hbase.util.Bytes;

/** Two tables of one run, and what reaches them. */
record RekeyedTables(Connection connection, String run) {
  static final String FAMILY = "f";
  private static final TableName LEDGER = TableName.valueOf("rekeyings");

  static Connection connect(int zooKeeperPort, Duration longestCall) throws IOException {
    Configuration configuration = HBaseConfiguration.create();
    configuration.set("hbase.zookeeper.quorum", "127.0.0.1");
    configuration.setInt("hbase.zookeeper.property.clientPort", zooKeeperPort);
    configuration.setInt("hbase.client.pause", 10);
    return ConnectionFactory.createConnection(ClientSettings.with(configuration, longestCall));
  }

  TableName oldTable() {
    return TableName.valueOf(run + "-old");
  }

  TableName newTable() {
    return TableName.valueOf(run + "-new");
  }

  void create() throws IOException {
    ledger().create();
    try (Admin admin = connection.getAdmin()) {
      byte[][] splits = {Bytes.toBytes("m")};
      admin.createTable(described(oldTable()).build(), splits);
      admin.createTable(described(newTable()).build(), new byte[][] {Bytes.toBytes("3/")});
    }
  }

  static TableDescriptorBuilder described(TableName name) {
    return TableDescriptorBuilder.newBuilder(name)
        .setColumnFamily(ColumnFamilyDescriptorBuilder.of(FAMILY));
  }

  HBaseTables tables() {
    return new HBaseTables(connection, oldTable(), newTable(), FAMILY, Map.of());
  }

  HBaseTableAdmin admin() {
    return new HBaseTableAdmin(connection, oldTable(), newTable(), FAMILY);
  }

  HBaseLedger ledger() {
    return new HBaseLedger(connection, LEDGER, run);
  }
}
