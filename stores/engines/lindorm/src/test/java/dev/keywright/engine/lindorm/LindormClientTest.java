package dev.keywright.engine.lindorm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.conformance.ConformanceSuite;
import dev.keywright.conformance.EngineReport;
import dev.keywright.conformance.OlderRows;
import dev.keywright.conformance.OrderTraps;
import dev.keywright.engine.hbase.HBaseEngine;
import dev.keywright.engine.hbase.RowLimits;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.RefusedKeyException;
import dev.keywright.store.hbase.HBaseKeys;
import dev.keywright.store.hbase.HBaseReader;
import java.io.IOException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.client.Get;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.client.Table;
import org.apache.hadoop.hbase.client.TableDescriptor;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LindormClientTest {
  private static final String NAME =
      "HBase "
          + System.getProperty("hbase.version")
          + " through the client of Lindorm, alihbase "
          + System.getProperty("alihbase.version");

  private static ClusterProcess cluster;

  @BeforeAll
  static void start() throws IOException, InterruptedException {
    cluster = ClusterProcess.start();
  }

  @AfterAll
  static void stop() throws IOException {
    if (cluster != null) {
      cluster.close();
    }
  }

  @Test
  void theClientIsThatOfLindormAndTheOnlyOne() throws IOException {
    CodeSource client = Scan.class.getProtectionDomain().getCodeSource();
    String name = Scan.class.getName().replace('.', '/') + ".class";

    assertThat(client.getLocation().getPath())
        .contains("alihbase-client-" + System.getProperty("alihbase.version"));
    assertThat(HBaseReader.class.getClassLoader().getResources(name).asIterator())
        .toIterable()
        .hasSize(1);
  }

  @Test
  void everyAnswerIsThatOfASortedList() throws IOException {
    try (Connection connection = ConnectionFactory.createConnection(cluster.configuration())) {
      EngineReport report = ConformanceSuite.run(new HBaseEngine(NAME, connection));
      report.publish();

      report.requireNoMismatch();
      assertThat(report.notHeld()).isEmpty();
      assertThat(report.refusals()).isEmpty();
    }
  }

  @Test
  void textsSortAsUtf8() throws IOException {
    try (Connection connection = ConnectionFactory.createConnection(cluster.configuration())) {
      OrderTraps.run(new HBaseEngine(NAME, connection)).requireOrder(OrderTraps.Code.UTF_8);
    }
  }

  @Test
  void rowsOfAnOlderVersionMove() throws IOException {
    try (Connection connection = ConnectionFactory.createConnection(cluster.configuration())) {
      OlderRows.run(new HBaseEngine(NAME, connection));
    }
  }

  @Test
  void theAdapterAndTheClientAgreeHowLongARowMayBe(@TempDir Path directory)
      throws IOException, InterruptedException {
    Path output = directory.resolve("output");
    Process walk =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--add-opens=java.base/java.nio=ALL-UNNAMED",
                "--add-exports=java.base/sun.nio.ch=ALL-UNNAMED",
                "-Dorg.slf4j.simpleLogger.logFile=" + directory.resolve("log"),
                "-cp",
                System.getProperty("java.class.path"),
                RowLimits.class.getName(),
                Integer.toString(cluster.port()))
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    try {
      assertThat(walk.waitFor(2, TimeUnit.MINUTES)).isTrue();
      assertThat(output).content().contains("The adapter and the client agree");
    } finally {
      walk.destroyForcibly();
    }
  }

  @Test
  void withoutAnOptionOfTheJvmLongRowsAreNeitherWrittenNorReadCut() throws IOException {
    HBaseKeys keys = HBaseKeys.of("BINARY | partitionKey: id byte[]");
    byte[] row = new byte[300];
    byte[] family = {'d'};
    TableDescriptor descriptor = keys.table("long-rows", "d");
    try (Connection connection = ConnectionFactory.createConnection(cluster.configuration());
        Admin admin = connection.getAdmin();
        Table table = connection.getTable(descriptor.getTableName())) {
      admin.createTable(descriptor);
      assertThat(keys.key(key(new byte[255]))).hasSize(255);
      assertThatThrownBy(() -> keys.put(key(new byte[256])))
          .isInstanceOf(RefusedKeyException.class)
          .hasMessageContaining("a row key has 1 to 255")
          .hasMessageContaining("--add-opens java.base/java.nio=ALL-UNNAMED");

      table.put(new Put(row).addColumn(family, family, family));
      assertThat(table.get(new Get(row)).getRow()).as("the client's fault").hasSize(300 - 256);
      KeyRange<byte[]> all =
          KeyRange.of(Map.of(), "partitionKey", new byte[0], null, ColumnOrder.BYTES);
      assertThatIllegalStateException()
          .isThrownBy(() -> HBaseReader.of(table, keys).read(all).hasNext())
          .withMessageContaining("cut a row of 300 bytes to 44");
    }
  }

  private static Key key(byte[] row) {
    return () -> Map.of("partitionKey", row);
  }
}
