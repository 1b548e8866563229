package dev.keywright.example.remote;

import dev.keywright.example.remote.ClientTable.Reading;
import dev.keywright.example.remote.ClientTable.Writing;
import dev.keywright.example.store.StoreException;
import dev.keywright.runtime.Key;
import dev.keywright.store.hbase.HBaseKeys;
import dev.keywright.store.hbase.HBaseReader;
import dev.keywright.store.hbase.HBaseWriter;
import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.hbase.HRegionLocation;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.RegionLocator;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.util.Bytes;

/** Purchases in HBase, in a table that is split by device when it is created. */
final class HBasePurchases {
  private static final String TABLE = "purchases";
  private static final String FAMILY = "p";
  private static final byte[] ATTRIBUTES = Bytes.toBytes("attributes");
  private static final List<String> SPLIT_POINTS = List.of("000050", "000100", "000150");

  private HBasePurchases() {}

  static RemoteTable open(Settings settings) {
    PurchaseDesign design = RemoteStore.HBASE.design();
    HBaseKeys keys = HBaseKeys.of(design.layout());
    Configuration configuration = configuration(settings);
    try {
      Connection connection = ConnectionFactory.createConnection(configuration);
      createTable(connection, keys);
      TableName name = TableName.valueOf(TABLE);
      byte[] family = Bytes.toBytes(FAMILY);
      Reading<Result> reading =
          new Reading<>(
              HBaseReader.of(connection.getTable(name), keys),
              row -> Bytes.toString(row.getValue(family, ATTRIBUTES)));
      Writing<Put> writing =
          new Writing<>(
              HBaseWriter.of(connection, name),
              (key, attributes) ->
                  keys.put(key).addColumn(family, ATTRIBUTES, Bytes.toBytes(attributes)));
      return ClientTable.of(
              TABLE + " in the HBase cluster " + connection.getClusterId(),
              design,
              reading,
              writing)
          .questionOf(range -> shown(keys.scan(range)))
          .placeOf(key -> region(connection, name, keys, key))
          .closedBy(() -> close(connection));
    } catch (IOException failure) {
      throw new StoreException(
          "cannot use HBase at the ZooKeeper "
              + configuration.get("hbase.zookeeper.quorum")
              + ":"
              + configuration.get("hbase.zookeeper.property.clientPort")
              + ", as hbase-site.xml in HBASE_CONF_DIR or its default says: "
              + failure.getMessage(),
          failure);
    }
  }

  /** The client's own: hbase-site.xml in the directory that HBASE_CONF_DIR names. */
  private static Configuration configuration(Settings settings) {
    Configuration configuration = HBaseConfiguration.create();
    settings
        .optional("HBASE_CONF_DIR")
        .ifPresent(
            directory -> {
              File file = new File(directory, "hbase-site.xml");
              if (!file.isFile()) {
                throw new StoreException("HBASE_CONF_DIR is " + directory + ", without " + file);
              }
              configuration.addResource(new Path(file.toURI()));
            });
    return configuration;
  }

  private static void createTable(Connection connection, HBaseKeys keys) throws IOException {
    try (Admin admin = connection.getAdmin()) {
      if (!admin.tableExists(TableName.valueOf(TABLE))) {
        admin.createTable(keys.table(TABLE, FAMILY), keys.splitPoints(SPLIT_POINTS));
      }
    }
  }

  private static String shown(Scan scan) {
    return "scan from "
        + Bytes.toStringBinary(scan.getStartRow())
        + " to below "
        + (scan.getStopRow().length == 0 ? "the end" : Bytes.toStringBinary(scan.getStopRow()));
  }

  private static Optional<String> region(
      Connection connection, TableName name, HBaseKeys keys, Key key) {
    try (RegionLocator locator = connection.getRegionLocator(name)) {
      HRegionLocation location = locator.getRegionLocation(keys.key(key));
      byte[] from = location.getRegion().getStartKey();
      byte[] to = location.getRegion().getEndKey();
      return Optional.of(
          "region ["
              + Bytes.toStringBinary(from)
              + ", "
              + Bytes.toStringBinary(to)
              + ") on "
              + location.getServerName().getAddress());
    } catch (IOException failure) {
      throw new StoreException("cannot find a region: " + failure.getMessage(), failure);
    }
  }

  private static void close(Connection connection) {
    try {
      connection.close();
    } catch (IOException failure) {
      throw new StoreException("cannot leave HBase: " + failure.getMessage(), failure);
    }
  }
}
