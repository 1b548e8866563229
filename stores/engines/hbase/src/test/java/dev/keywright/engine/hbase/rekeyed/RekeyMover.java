package dev.keywright.engine.hbase.rekeyed;

import dev.keywright.rekey.LiveRun;
import dev.keywright.rekey.LiveTask;
import java.io.IOException;
import org.apache.hadoop.hbase.client.Connection;

/** The process that takes the steps of a re-keying, and is killed. */
public final class RekeyMover {
  private RekeyMover() {}

  /** Takes the port of ZooKeeper, the name of the run, and the words of its task. */
  public static void main(String[] arguments) throws IOException {
    try (Connection connection = RekeyedTables.connect(Integer.parseInt(arguments[0]))) {
      RekeyedTables tables = new RekeyedTables(connection, arguments[1]);
      LiveRun.move(
          LiveTask.of(arguments[2], arguments[3]),
          tables.tables(),
          tables.ledger(),
          tables.admin());
    }
  }
}
