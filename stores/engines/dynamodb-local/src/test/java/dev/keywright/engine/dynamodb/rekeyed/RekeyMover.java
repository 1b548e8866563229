package dev.keywright.engine.dynamodb.rekeyed;

import dev.keywright.rekey.LiveRun;
import dev.keywright.rekey.LiveTask;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The process that takes the steps of a re-keying, and is killed. */
public final class RekeyMover {
  private RekeyMover() {}

  /** Takes the address of the engine, the name of the run, and the words of its task. */
  public static void main(String[] arguments) {
    LiveTask task = LiveTask.of(arguments[2], arguments[3], arguments[4]);
    try (DynamoDbClient client = RekeyedTables.connect(arguments[0], task.longestCall())) {
      RekeyedTables tables = new RekeyedTables(client, arguments[1]);
      LiveRun.move(task, tables.tables(), tables.ledger(), tables.admin());
    }
  }
}
