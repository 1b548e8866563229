package dev.keywright.cli.hbase;

import dev.keywright.cli.store.LiveStore;
import dev.keywright.cli.store.LiveTable;
import dev.keywright.cli.store.RekeyedPair;
import dev.keywright.cli.store.StoreKind;
import dev.keywright.rekey.hbase.ClientSettings;
import java.io.File;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.ConnectionFactory;

/** Tables of an HBase cluster, which the client finds by its own configuration. */
public final class HBaseStore implements LiveStore {
  /** A person waits: after some seconds, a server that does not answer is reported. */
  private static final int RETRIES = 6;

  private static final int ZOOKEEPER_RETRIES = 1;

  @Override
  public StoreKind kind() {
    return StoreKind.HBASE;
  }

  @Override
  public LiveTable open(String table, Map<String, String> environment) throws IOException {
    TableName name;
    try {
      name = TableName.valueOf(table);
    } catch (IllegalArgumentException noName) {
      throw new IOException(noName.getMessage(), noName);
    }
    Configuration configuration = configuration(environment);
    try {
      return new HBaseTable(ConnectionFactory.createConnection(configuration), name, configuration);
    } catch (IOException failed) {
      throw HBaseTable.explained(failed, name, configuration);
    }
  }

  @Override
  public RekeyedPair openPair(
      RekeyedPair.Names names, Duration longestCall, Map<String, String> environment)
      throws IOException {
    Configuration configuration = ClientSettings.with(configuration(environment), longestCall);
    try {
      return HBasePair.open(names, configuration);
    } catch (IllegalArgumentException noName) {
      throw new IOException(noName.getMessage(), noName);
    } catch (IOException failed) {
      throw HBaseTable.explained(failed, TableName.valueOf(names.oldTable()), configuration);
    }
  }

  /** {@code core-site.xml} and {@code hbase-site.xml} of the directory HBASE_CONF_DIR. */
  private static Configuration configuration(Map<String, String> environment) throws IOException {
    Configuration configuration = HBaseConfiguration.create();
    configuration.setInt("hbase.client.retries.number", RETRIES);
    configuration.setInt("zookeeper.recovery.retry", ZOOKEEPER_RETRIES);
    String directory = environment.get("HBASE_CONF_DIR");
    if (directory != null) {
      File core = new File(directory, "core-site.xml");
      if (core.isFile()) {
        configuration.addResource(new Path(core.toURI()));
      }
      File site = new File(directory, "hbase-site.xml");
      if (!site.isFile()) {
        throw new IOException("HBASE_CONF_DIR is " + directory + ", without " + site);
      }
      configuration.addResource(new Path(site.toURI()));
    }
    return configuration;
  }
}
