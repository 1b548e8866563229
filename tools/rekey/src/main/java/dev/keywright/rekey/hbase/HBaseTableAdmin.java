package dev.keywright.rekey.hbase;

import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.store.TableAdmin;
import dev.keywright.rekey.store.UnreachableStoreException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.hbase.HConstants;
import org.apache.hadoop.hbase.KeepDeletedCells;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptor;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptorBuilder;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.TableDescriptor;

/** The two tables of an HBase cluster, with their families. */
public final class HBaseTableAdmin implements TableAdmin {
  private static final int SHORTEST_TTL = 1_200;

  private final Connection connection;
  private final TableName oldTable;
  private final TableName newTable;
  private final String family;

  /**
   * The tables of a re-keying.
   *
   * @param connection stays the caller's. It says which cluster is meant; tables are changed over
   *     further connections with HBase's own time-outs, as the user of this process
   * @param family of the re-keying's own cells
   */
  public HBaseTableAdmin(
      Connection connection, TableName oldTable, TableName newTable, String family) {
    this.connection = connection;
    this.oldTable = oldTable;
    this.newTable = newTable;
    this.family = family;
  }

  @Override
  public List<String> obstacles() {
    return asked(
        admin -> {
          List<String> obstacles = new ArrayList<>();
          for (TableName name : List.of(oldTable, newTable)) {
            if (!admin.tableExists(name)) {
              obstacles.add("there is no table " + name + ": create it, pre-split for its keys");
            }
          }
          if (obstacles.isEmpty()) {
            compare(admin.getDescriptor(oldTable), admin.getDescriptor(newTable), obstacles);
          }
          if (!ClientSettings.showTags(connection.getConfiguration())) {
            obstacles.add(ClientSettings.DROPS);
          }
          return obstacles;
        });
  }

  private void compare(TableDescriptor old, TableDescriptor fresh, List<String> obstacles) {
    for (ColumnFamilyDescriptor each : old.getColumnFamilies()) {
      ColumnFamilyDescriptor there = fresh.getColumnFamily(each.getName());
      require(each, oldTable, obstacles);
      if (there == null) {
        obstacles.add(newTable + " lacks the family " + each.getNameAsString());
      } else {
        require(there, newTable, obstacles);
        if (there.getTimeToLive() != each.getTimeToLive()) {
          obstacles.add(
              "family %s has a TTL of %s in %s and %s in %s; use the same TTL"
                  .formatted(each.getNameAsString(), ttl(each), oldTable, ttl(there), newTable));
        }
      }
    }
    ColumnFamilyDescriptor own =
        old.getColumnFamily(org.apache.hadoop.hbase.util.Bytes.toBytes(family));
    for (ColumnFamilyDescriptor each : old.getColumnFamilies()) {
      if (own != null && own.getTimeToLive() < each.getTimeToLive()) {
        obstacles.add(
            "family %s has a TTL of %s, and %s one of %s: Keywright's cells would go before the row; name the family that lives longest"
                .formatted(family, ttl(own), each.getNameAsString(), ttl(each)));
      }
      if (each.getTimeToLive() < SHORTEST_TTL) {
        obstacles.add(
            "family %s has a TTL of %s: a comparison leaves out rows that expire within 600 s, and would compare none; wait until they are gone"
                .formatted(each.getNameAsString(), ttl(each)));
      }
    }
    if (!old.hasColumnFamily(org.apache.hadoop.hbase.util.Bytes.toBytes(family))) {
      obstacles.add(
          "table %s has no family %s; Keywright stores two cells per row in it"
              .formatted(oldTable, family));
    }
  }

  private static String ttl(ColumnFamilyDescriptor family) {
    return family.getTimeToLive() == HConstants.FOREVER ? "FOREVER" : family.getTimeToLive() + " s";
  }

  private static void require(
      ColumnFamilyDescriptor each, TableName table, List<String> obstacles) {
    String shown = "family " + each.getNameAsString() + " of " + table;
    if (each.isNewVersionBehavior()) {
      obstacles.add(
          shown
              + " has NEW_VERSION_BEHAVIOR: tombstones do not hide what is written later with an"
              + " earlier timestamp, so the tables cannot follow one order");
    }
    if (each.getMaxVersions() > 1 || each.getMinVersions() > 0) {
      obstacles.add(
          "%s keeps %s versions: only the newest would be copied; set VERSIONS to 1, or copy them otherwise"
              .formatted(shown, Math.max(each.getMaxVersions(), each.getMinVersions())));
    }
  }

  /** Keeps tombstones in the new table: they undo copies of rows that were deleted meanwhile. */
  @Override
  public void prepare() {
    keepDeletedCells(KeepDeletedCells.TRUE);
  }

  @Override
  public void finish() {
    keepDeletedCells(KeepDeletedCells.FALSE);
  }

  private void keepDeletedCells(KeepDeletedCells keep) {
    asked(
        admin -> {
          for (ColumnFamilyDescriptor each : admin.getDescriptor(newTable).getColumnFamilies()) {
            if (each.getKeepDeletedCells() != keep) {
              admin.modifyColumnFamily(
                  newTable,
                  ColumnFamilyDescriptorBuilder.newBuilder(each).setKeepDeletedCells(keep).build());
            }
          }
          return keep;
        });
  }

  @Override
  public void delete(Side side) {
    TableName name = side == Side.OLD ? oldTable : newTable;
    asked(
        admin -> {
          if (admin.tableExists(name)) {
            if (admin.isTableEnabled(name)) {
              admin.disableTable(name);
            }
            admin.deleteTable(name);
          }
          return name;
        });
  }

  private <R> R asked(TableQuestion<R> question) {
    try {
      return TableQuestion.asked(connection, question);
    } catch (IOException failed) {
      throw new UnreachableStoreException("the cluster: " + failed.getMessage(), failed);
    }
  }
}
