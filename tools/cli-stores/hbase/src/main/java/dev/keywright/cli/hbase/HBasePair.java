package dev.keywright.cli.hbase;

import dev.keywright.cli.store.RekeyedPair;
import dev.keywright.rekey.hbase.HBaseLedger;
import dev.keywright.rekey.hbase.HBaseTableAdmin;
import dev.keywright.rekey.hbase.HBaseTables;
import dev.keywright.rekey.mapping.KeyForm;
import dev.keywright.rekey.mapping.RowKeyForm;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.HConstants;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptor;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;

/** Two tables of a cluster. */
record HBasePair(
    Connection connection, HBaseTables tables, HBaseTableAdmin admin, HBaseLedger ledger)
    implements RekeyedPair {
  private static final int MOST_BYTES = 32_767;
  private static final long MILLIS = 1_000;

  static HBasePair open(Names names, Configuration configuration) throws IOException {
    TableName oldTable = TableName.valueOf(names.oldTable());
    TableName newTable = TableName.valueOf(names.newTable());
    Connection connection = ConnectionFactory.createConnection(configuration);
    try {
      HBaseLedger ledger =
          new HBaseLedger(connection, TableName.valueOf(names.ledger()), names.oldTable());
      return new HBasePair(
          connection,
          new HBaseTables(
              connection, oldTable, newTable, names.family(), ttls(connection, oldTable)),
          new HBaseTableAdmin(connection, oldTable, newTable, names.family()),
          ledger);
    } catch (IOException failed) {
      connection.close();
      throw failed;
    }
  }

  /** The families in which cells expire: what may expire soon is left out of comparisons. */
  private static Map<String, Long> ttls(Connection connection, TableName table) throws IOException {
    Map<String, Long> ttls = new TreeMap<>();
    try (Admin admin = connection.getAdmin()) {
      // Deleted at the end, or missing, as a plan will say.
      if (admin.tableExists(table)) {
        for (ColumnFamilyDescriptor each : admin.getDescriptor(table).getColumnFamilies()) {
          if (each.getTimeToLive() != HConstants.FOREVER) {
            ttls.put(each.getNameAsString(), each.getTimeToLive() * MILLIS);
          }
        }
      }
    }
    return ttls;
  }

  @Override
  public void prepareLedger() {
    ledger.create();
  }

  @Override
  public KeyForm form() {
    return new RowKeyForm("HBase", MOST_BYTES);
  }

  @Override
  public void close() throws IOException {
    connection.close();
  }
}
