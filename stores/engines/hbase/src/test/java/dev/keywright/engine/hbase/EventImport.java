package dev.keywright.engine.hbase;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.store.bulk.BulkImport;
import dev.keywright.store.bulk.ImportResult;
import dev.keywright.store.bulk.LineSource;
import dev.keywright.store.hbase.HBaseKeys;
import dev.keywright.store.hbase.HBaseWriter;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.client.Put;

/** Imports a file of events into HBase, in a JVM of its own that a test can kill. */
public final class EventImport {
  static final byte[] FAMILY = {'d'};
  static final int LINES_PER_SET = 500;

  private static final HBaseKeys KEYS = HBaseKeys.of(HashedEventKey.LAYOUT);

  private EventImport() {}

  /** Needs the port of ZooKeeper, the table, the file and the checkpoint. */
  public static void main(String[] arguments) throws IOException {
    Configuration configuration = HBaseConfiguration.create();
    configuration.set("hbase.zookeeper.quorum", "127.0.0.1");
    configuration.set("hbase.zookeeper.property.clientPort", arguments[0]);
    try (Connection connection = ConnectionFactory.createConnection(configuration)) {
      ImportResult result =
          BulkImport.into(
                  HBaseWriter.of(connection, TableName.valueOf(arguments[1])),
                  arguments[1] + " in HBase, " + HashedEventKey.LAYOUT)
              .workers(4)
              .run(
                  LineSource.of(Path.of(arguments[2]), 1, LINES_PER_SET, EventImport::put),
                  Path.of(arguments[3]));
      System.out.println(result);
    }
  }

  private static Put put(String line) {
    String[] values = line.split(",", -1);
    HashedEventKey key = new HashedEventKey(Long.parseLong(values[0]), values[1]);
    return KEYS.put(key).addColumn(FAMILY, FAMILY, values[2].getBytes(UTF_8));
  }
}
