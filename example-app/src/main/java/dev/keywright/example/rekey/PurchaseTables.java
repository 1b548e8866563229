package dev.keywright.example.rekey;

import dev.keywright.analysis.profile.Profile;
import dev.keywright.example.SampleRows;
import dev.keywright.example.store.Bars;
import dev.keywright.rekey.hbase.HBaseLedger;
import dev.keywright.rekey.hbase.HBaseTableAdmin;
import dev.keywright.rekey.hbase.HBaseTables;
import dev.keywright.rekey.mapping.LayoutMapping;
import dev.keywright.rekey.row.Cell;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import me.tongfei.progressbar.ProgressBar;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.BufferedMutator;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptorBuilder;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.TableDescriptorBuilder;
import org.apache.hadoop.hbase.util.Bytes;

/**
 * The two tables of the example, which it creates and deletes.
 *
 * @param connection has the {@link dev.keywright.rekey.hbase.ClientSettings ClientSettings}
 * @param unhurried has HBase's own time-outs, since a table may take longer to create than a row to
 *     write
 */
record PurchaseTables(Connection connection, Connection unhurried) {
  static final TableName OLD = TableName.valueOf("purchases_by_order");
  static final TableName NEW = TableName.valueOf("purchases_by_device");
  private static final TableName LEDGER = TableName.valueOf("purchases_rekeying");
  private static final byte[] FAMILY = Bytes.toBytes(PurchaseRow.FAMILY);
  private static final byte[] COLUMN = Bytes.toBytes("attributes");

  HBaseTables tables() {
    return new HBaseTables(connection, OLD, NEW, PurchaseRow.FAMILY, Map.of());
  }

  HBaseTableAdmin admin() {
    return new HBaseTableAdmin(connection, OLD, NEW, PurchaseRow.FAMILY);
  }

  HBaseLedger ledger() {
    return new HBaseLedger(connection, LEDGER, "purchases");
  }

  /** What the keys of both tables are like, in the order in which rows came. */
  record Profiles(Profile old, Profile fresh) {}

  /** Creates the old table, split evenly over its order numbers, and writes so many purchases. */
  Profiles fill(int rows, int regions, LayoutMapping mapping) throws IOException {
    List<byte[]> splits = new ArrayList<>();
    long first = SampleRows.purchase(0).orderNumber();
    for (int i = 1; i < regions; i++) {
      long order = first + (long) rows * i / regions;
      splits.add(Bytes.toBytes(String.format(Locale.ROOT, "%010d", order)));
    }
    create(OLD, splits);
    Profiles profiles = new Profiles(Profile.empty(), Profile.empty());
    try (BufferedMutator mutator = unhurried.getBufferedMutator(OLD);
        ProgressBar bar = Bars.of("Load", " rows", rows)) {
      for (int i = 0; i < rows; i++) {
        Row row = PurchaseRow.of(SampleRows.purchase(i));
        byte[] value = cell(row).toArray();
        mutator.mutate(new Put(row.key().toArray()).addColumn(FAMILY, COLUMN, value));
        profiles.old().add(row.key().toArray());
        profiles.fresh().add(mapping.newKey(row).orElseThrow().toArray());
        if (bar != null) {
          bar.step();
        }
      }
    }
    return profiles;
  }

  static RowBytes cell(Row row) {
    Cell cell = row.cells().get(PurchaseRow.ATTRIBUTES);
    if (cell == null) {
      throw new IllegalStateException("row " + row.key() + " has lost its attributes");
    }
    return cell.value();
  }

  /** Creates the new table, split where a profile says, and the ledger. */
  void createNew(List<String> splitPoints) throws IOException {
    create(NEW, splitPoints.stream().map(Bytes::toBytesBinary).toList());
    ledger().create();
  }

  private void create(TableName name, List<byte[]> splits) throws IOException {
    try (Admin admin = unhurried.getAdmin()) {
      admin.createTable(
          TableDescriptorBuilder.newBuilder(name)
              .setColumnFamily(ColumnFamilyDescriptorBuilder.of(FAMILY))
              .build(),
          splits.toArray(byte[][]::new));
    }
  }

  /** Deletes what an earlier run has left. */
  void clean() throws IOException {
    try (Admin admin = unhurried.getAdmin()) {
      for (TableName name : List.of(OLD, NEW, LEDGER)) {
        if (admin.tableExists(name)) {
          admin.disableTable(name);
          admin.deleteTable(name);
        }
      }
    }
  }
}
