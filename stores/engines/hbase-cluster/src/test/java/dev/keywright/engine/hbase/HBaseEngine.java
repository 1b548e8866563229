package dev.keywright.engine.hbase;

import dev.keywright.conformance.Engine;
import dev.keywright.conformance.EngineTable;
import dev.keywright.runtime.Key;
import dev.keywright.store.StoreReader;
import dev.keywright.store.hbase.HBaseKeys;
import dev.keywright.store.hbase.HBaseReader;
import dev.keywright.store.hbase.HBaseWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.Table;
import org.apache.hadoop.hbase.client.TableDescriptor;

/**
 * A running cluster as the suite asks it, through whatever client is on the class path.
 *
 * @param name the cluster and the client
 */
public record HBaseEngine(String name, Connection connection) implements Engine {
  private static final byte[] FAMILY = {'d'};
  // Less than most answers of the suite, so that they take several pages.
  private static final int PAGE_ROWS = 300;

  @Override
  public EngineTable open(String layout, List<?> splitPoints) {
    HBaseKeys keys = HBaseKeys.of(layout);
    TableDescriptor descriptor = keys.table("suite-" + UUID.randomUUID(), "d");
    try (Admin admin = connection.getAdmin()) {
      admin.createTable(descriptor, keys.splitPoints(splitPoints));
      return new Open(keys, connection.getTable(descriptor.getTableName()));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private final class Open implements EngineTable {
    private final HBaseKeys keys;
    private final Table table;

    Open(HBaseKeys keys, Table table) {
      this.keys = keys;
      this.table = table;
    }

    @Override
    public void write(List<? extends Key> rows) {
      HBaseWriter.of(table)
          .write(
              rows.stream().map(key -> keys.put(key).addColumn(FAMILY, FAMILY, FAMILY)).toList());
    }

    /** Returns in a later millisecond: a delete hides what is put in its own. */
    @Override
    public void delete(List<? extends Key> rows) {
      try {
        table.delete(new ArrayList<>(rows.stream().map(keys::delete).toList()));
        long deleted = System.currentTimeMillis();
        while (System.currentTimeMillis() == deleted) {
          Thread.onSpinWait();
        }
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }

    @Override
    public StoreReader<?> reader() {
      return HBaseReader.of(table, keys).pageRows(PAGE_ROWS);
    }

    /** The table itself goes with the cluster, which takes less time than to drop it. */
    @Override
    public void close() {
      try {
        table.close();
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
  }
}
