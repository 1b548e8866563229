package dev.keywright.engine.hbase.rekeyed;

import dev.keywright.rekey.LiveRun;
import dev.keywright.rekey.LiveTask;
import java.io.IOException;
import java.time.Duration;
import org.apache.hadoop.hbase.client.Connection;

/** The process that takes the steps of a re-keying, and is killed. */
public final class RekeyMover {
  private RekeyMover() {}

  /** Takes the port of ZooKeeper, the name of the run, and the words of its task. */
  public static void main(String[] arguments) throws IOException {
    LiveTask task = LiveTask.of(arguments[2], arguments[3], arguments[4]);
    Duration longestCall = task.longestCall();
    int port = Integer.parseInt(arguments[0]);
    try (Connection connection = RekeyedTables.connect(port, longestCall)) {
      RekeyedTables tables = new RekeyedTables(connection, arguments[1]);
      LiveRun.move(task, tables.tables(), tables.ledger(), tables.admin());
    }
  }
}
