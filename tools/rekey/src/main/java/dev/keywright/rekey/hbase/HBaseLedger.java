package dev.keywright.rekey.hbase;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.rekey.state.Ledger;
import dev.keywright.rekey.store.UnreachableStoreException;
import java.io.IOException;
import java.util.Optional;
import org.apache.hadoop.hbase.TableExistsException;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.CheckAndMutate;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptorBuilder;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.Get;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.Table;
import org.apache.hadoop.hbase.client.TableDescriptorBuilder;

/** A ledger in a small table of the cluster: a row for each re-keying, a cell for each entry. */
public final class HBaseLedger implements Ledger {
  private static final byte[] FAMILY = {'l'};

  private final Connection connection;
  private final TableName table;
  private final byte[] row;

  /**
   * The ledger of one re-keying.
   *
   * @param connection stays the caller's
   * @param table see {@link #create}
   * @param name of the re-keying, such as the name of the old table
   */
  public HBaseLedger(Connection connection, TableName table, String name) {
    this.connection = connection;
    this.table = table;
    this.row = name.getBytes(UTF_8);
  }

  /** Creates the table, if it is not there. */
  public void create() {
    try {
      TableQuestion.asked(
          connection,
          admin -> {
            if (!admin.tableExists(table)) {
              admin.createTable(
                  TableDescriptorBuilder.newBuilder(table)
                      .setColumnFamily(ColumnFamilyDescriptorBuilder.of(FAMILY))
                      .build());
            }
            return table;
          });
    } catch (TableExistsException quicker) {
      // Another process was quicker.
    } catch (IOException failed) {
      throw unreachable(failed);
    }
  }

  @Override
  public Optional<String> read(String entry) {
    try (Table open = connection.getTable(table)) {
      byte[] qualifier = entry.getBytes(UTF_8);
      byte[] value =
          open.get(new Get(row).addColumn(FAMILY, qualifier)).getValue(FAMILY, qualifier);
      return Optional.ofNullable(value).map(it -> new String(it, UTF_8));
    } catch (IOException failed) {
      throw unreachable(failed);
    }
  }

  @Override
  public boolean replace(String entry, Optional<String> before, String after) {
    try (Table open = connection.getTable(table)) {
      byte[] qualifier = entry.getBytes(UTF_8);
      CheckAndMutate.Builder condition = CheckAndMutate.newBuilder(row);
      if (before.isPresent()) {
        condition.ifEquals(FAMILY, qualifier, before.get().getBytes(UTF_8));
      } else {
        condition.ifNotExists(FAMILY, qualifier);
      }
      Put put = new Put(row).addColumn(FAMILY, qualifier, after.getBytes(UTF_8));
      return open.checkAndMutate(condition.build(put)).isSuccess();
    } catch (IOException failed) {
      throw unreachable(failed);
    }
  }

  private UnreachableStoreException unreachable(IOException failed) {
    return new UnreachableStoreException(
        "the ledger " + table + ": " + failed.getMessage(), failed);
  }
}
