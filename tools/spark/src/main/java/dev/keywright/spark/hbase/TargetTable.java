package dev.keywright.spark.hbase;

import dev.keywright.spark.region.KeyRegions;
import java.io.IOException;
import java.io.Serializable;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.client.RegionLocator;
import org.apache.hadoop.hbase.client.TableDescriptor;

/** A table of a cluster, as a job names it to its executors. */
public final class TargetTable implements Serializable {
  private static final long serialVersionUID = 1;

  private final String name;
  private final LinkedHashMap<String, String> settings;

  private TargetTable(String name, Map<String, String> settings) {
    this.name = name;
    this.settings = new LinkedHashMap<>(settings);
  }

  /**
   * A table.
   *
   * @param settings what {@code hbase-site.xml} on the class path does not say, such as {@code
   *     hbase.zookeeper.quorum}
   */
  public static TargetTable of(String name, Map<String, String> settings) {
    return new TargetTable(name, settings);
  }

  /** The regions that the table has now. */
  public KeyRegions regions() throws IOException {
    try (Connection connection = ConnectionFactory.createConnection(configuration());
        RegionLocator locator = connection.getRegionLocator(tableName())) {
      return KeyRegions.at(Arrays.asList(locator.getStartKeys()));
    }
  }

  /** What the table is made of. */
  TableDescriptor descriptor() throws IOException {
    try (Connection connection = ConnectionFactory.createConnection(configuration());
        Admin admin = connection.getAdmin()) {
      return admin.getDescriptor(tableName());
    }
  }

  TableName tableName() {
    return TableName.valueOf(name);
  }

  Configuration configuration() {
    Configuration configuration = HBaseConfiguration.create();
    settings.forEach(configuration::set);
    return configuration;
  }

  @Override
  public String toString() {
    return name;
  }
}
