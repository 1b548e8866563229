package dev.keywright.engine.dynamodb.rekeyed;

import dev.keywright.engine.dynamodb.LoopbackServer;
import dev.keywright.rekey.LiveRun;
import dev.keywright.rekey.LiveTask;
import dev.keywright.rekey.Promises;
import dev.keywright.rekey.state.Ledger;
import dev.keywright.rekey.store.Tables;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The promises of a re-keying, kept on DynamoDB Local under writers, a reader, and kills. */
class DynamoDbRekeyTest {
  private static final long SEED = Long.getLong("rekey.seed", 20);

  @Test
  @Tag("full")
  void aTableIsReKeyedUnderWritersWhileTheProcessIsKilled() throws Exception {
    print("DynamoDB to the end", run("few", new LiveTask(true, false, 2, SEED, LiveTask.SHORT)));
  }

  @Test
  @Tag("evidence")
  void manyKills() throws Exception {
    print("DynamoDB to the end", run("many", new LiveTask(true, false, 34, SEED, LiveTask.SHORT)));
  }

  @Test
  @Tag("evidence")
  void manyKillsAndARollBack() throws Exception {
    print("DynamoDB rolled back", run("back", new LiveTask(true, true, 40, SEED, LiveTask.SHORT)));
  }

  @Test
  @Tag("full")
  void collisionsLateCopiesClientsAndAnIndex() throws Exception {
    try (LoopbackServer server = LoopbackServer.start();
        DynamoDbClient client = RekeyedTables.connect(server.endpoint(), LiveTask.SHORT)) {
      RekeyedTables rekeyed = new RekeyedTables(client, "promises");
      rekeyed.create();
      Promises.hold(rekeyed.tables(), rekeyed.admin());
    }
  }

  private static void print(String what, String result) {
    System.out.println(what + ": " + result);
  }

  private static String run(String name, LiveTask task) throws Exception {
    try (LoopbackServer server = LoopbackServer.start();
        DynamoDbClient client = RekeyedTables.connect(server.endpoint(), LiveTask.SHORT)) {
      RekeyedTables tables = new RekeyedTables(client, name);
      tables.create();
      return LiveRun.run(new Site(server, tables), task);
    }
  }

  private record Site(LoopbackServer server, RekeyedTables rekeyed) implements LiveRun.Site {
    @Override
    public Tables tables() {
      return rekeyed.tables();
    }

    @Override
    public Ledger ledger() {
      return rekeyed.ledger();
    }

    @Override
    public Process mover(LiveTask task) throws IOException {
      List<String> command = new ArrayList<>();
      command.add(System.getProperty("java.home") + File.separator + "bin/java");
      command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx128m", "-cp"));
      command.add(
          System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
      command.add(RekeyMover.class.getName());
      command.addAll(List.of(server.endpoint(), rekeyed.run()));
      command.addAll(task.words());
      return new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.appendTo(new File("target/rekey-mover.log")))
          .start();
    }

    @Override
    public void disturb(int kill) {}
  }
}
