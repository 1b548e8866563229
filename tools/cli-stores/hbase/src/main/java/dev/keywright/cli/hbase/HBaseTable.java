package dev.keywright.cli.hbase;

import dev.keywright.cli.store.KeySegment;
import dev.keywright.cli.store.LiveTable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.TableNotFoundException;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.RegionLocator;
import org.apache.hadoop.hbase.util.Pair;

/** A table of HBase, with a segment for each region. */
final class HBaseTable implements LiveTable {
  private final Connection connection;
  private final TableName name;
  private final Configuration configuration;

  HBaseTable(Connection connection, TableName name, Configuration configuration) {
    this.connection = connection;
    this.name = name;
    this.configuration = configuration;
  }

  @Override
  public List<String> columns() {
    return List.of();
  }

  @Override
  public boolean isSorted() {
    return true;
  }

  @Override
  public List<KeySegment> segments() throws IOException {
    try (RegionLocator regions = connection.getRegionLocator(name)) {
      Pair<byte[][], byte[][]> bounds = regions.getStartEndKeys();
      // The locator returns no region, and no exception, for a table that does not exist.
      if (bounds.getFirst().length == 0) {
        throw new TableNotFoundException(name);
      }
      List<KeySegment> segments = new ArrayList<>();
      for (int i = 0; i < bounds.getFirst().length; i++) {
        RegionKeys keys =
            new RegionKeys(connection, name, bounds.getFirst()[i], bounds.getSecond()[i]);
        segments.add(
            () -> {
              try {
                return keys.next();
              } catch (IOException failed) {
                throw explained(failed, name, configuration);
              }
            });
      }
      return segments;
    } catch (IOException failed) {
      throw explained(failed, name, configuration);
    }
  }

  /** The same failure, in words that say where the table was looked for. */
  static IOException explained(IOException failed, TableName name, Configuration configuration) {
    if (failed instanceof TableNotFoundException) {
      return new IOException("there is no table " + name.getNameAsString(), failed);
    }
    // The outer ones tell how often the client has tried.
    Throwable cause = failed;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return new IOException(
        "ZooKeeper is "
            + configuration.get("hbase.zookeeper.quorum")
            + ", port "
            + configuration.get("hbase.zookeeper.property.clientPort")
            + ", see HBASE_CONF_DIR: "
            + String.valueOf(cause.getMessage()).lines().findFirst().orElse(""),
        failed);
  }

  @Override
  public void close() throws IOException {
    connection.close();
  }
}
