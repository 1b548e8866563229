package dev.keywright.example.store;

import dev.keywright.store.hbase.HBaseKeys;
import dev.keywright.store.hbase.HBaseReader;
import dev.keywright.store.hbase.HBaseWriter;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.hbase.HRegionLocation;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.client.RegionLocator;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.util.Bytes;

/** Purchases in HBase, in a table that is split by device when it is created. */
public final class HBasePurchases {
  private static final TableName TABLE = TableName.valueOf(StoreName.TABLE);
  private static final String FAMILY = "p";
  private static final List<String> SPLIT_POINTS = List.of("000050", "000100", "000150");

  private HBasePurchases() {}

  static PurchaseTable<?, ?> open(Map<String, String> environment) throws IOException {
    PurchaseDesign design = StoreName.HBASE.design();
    HBaseKeys keys = HBaseKeys.of(design.layout());
    byte[] family = Bytes.toBytes(FAMILY);
    byte[] column = Bytes.toBytes(StoreName.ATTRIBUTES);
    Connection connection = connect(environment, keys);
    return new PurchaseTable<>(
        "Apache HBase, cluster " + connection.getClusterId(),
        design,
        HBaseReader.of(connection.getTable(TABLE), keys),
        HBaseWriter.of(connection, TABLE),
        (key, attributes) -> keys.put(key).addColumn(family, column, Bytes.toBytes(attributes)),
        row -> Bytes.toString(row.getValue(family, column)),
        range -> shown(keys.scan(range)),
        key -> Optional.of(region(connection, keys.key(key))),
        connection);
  }

  /** The client's own configuration: hbase-site.xml in the directory HBASE_CONF_DIR. */
  public static Configuration configuration(Map<String, String> environment) throws IOException {
    Configuration configuration = HBaseConfiguration.create();
    String directory = environment.get("HBASE_CONF_DIR");
    if (directory != null) {
      File file = new File(directory, "hbase-site.xml");
      if (!file.isFile()) {
        throw new IOException("HBASE_CONF_DIR is " + directory + ", without " + file);
      }
      configuration.addResource(new Path(file.toURI()));
    }
    return configuration;
  }

  private static Connection connect(Map<String, String> environment, HBaseKeys keys)
      throws IOException {
    Configuration configuration = configuration(environment);
    Connection connection = ConnectionFactory.createConnection(configuration);
    try (Admin admin = connection.getAdmin()) {
      if (!admin.tableExists(TABLE)) {
        admin.createTable(keys.table(StoreName.TABLE, FAMILY), keys.splitPoints(SPLIT_POINTS));
      }
      return connection;
    } catch (IOException failure) {
      String quorum = configuration.get("hbase.zookeeper.quorum");
      String port = configuration.get("hbase.zookeeper.property.clientPort");
      String server = "ZooKeeper is " + quorum + ":" + port + ", see HBASE_CONF_DIR: ";
      throw new IOException(server + failure.getMessage(), failure);
    }
  }

  private static String shown(Scan scan) {
    String from = Bytes.toStringBinary(scan.getStartRow());
    String to = Bytes.toStringBinary(scan.getStopRow());
    return "scan from " + from + " to below " + (to.isEmpty() ? "the end" : to);
  }

  private static String region(Connection connection, byte[] row) {
    try (RegionLocator locator = connection.getRegionLocator(TABLE)) {
      HRegionLocation location = locator.getRegionLocation(row);
      String from = Bytes.toStringBinary(location.getRegion().getStartKey());
      String to = Bytes.toStringBinary(location.getRegion().getEndKey());
      return "region [" + from + ", " + to + ") on " + location.getServerName().getAddress();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
