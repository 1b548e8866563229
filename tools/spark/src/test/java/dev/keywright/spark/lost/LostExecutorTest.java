package dev.keywright.spark.lost;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.spark.hbase.ClusterProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.hbase.ServerName;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptorBuilder;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.client.ResultScanner;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.client.Table;
import org.apache.hadoop.hbase.client.TableDescriptorBuilder;
import org.apache.hadoop.hbase.util.Bytes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@Tag("evidence")
@ExtendWith(ClusterProcess.class)
class LostExecutorTest {
  private static final TableName TABLE = TableName.valueOf("lost");

  private final String zooKeeper;
  @TempDir private Path folder;

  LostExecutorTest(ClusterProcess.Cluster cluster) {
    this.zooKeeper = String.valueOf(cluster.zooKeeper());
  }

  @Test
  void executorsThatEndInTheMiddleLoseAndDoubleNothing() throws Exception {
    Configuration settings = HBaseConfiguration.create();
    settings.set("hbase.zookeeper.quorum", "127.0.0.1");
    settings.set("hbase.zookeeper.property.clientPort", zooKeeper);
    try (Connection connection = ConnectionFactory.createConnection(settings)) {
      create(connection);
      String printed;
      try (StandaloneCluster cluster = new StandaloneCluster(folder)) {
        printed = run(cluster.url());
      }
      System.out.println(printed);
      assertThat(printed)
          .contains("verified 200000 of 200000 keys, 200 malformed of 200, executors lost 1")
          .contains("loaded 2 regions, executors lost 2");
      assertThat(keys(connection)).isEqualTo(expected());
      // A scan shows a cell once that is in two files.
      assertThat(files(connection)).as("files of each region").containsExactly(1, 1);
    }
  }

  private static void create(Connection connection) throws IOException {
    try (Admin admin = connection.getAdmin()) {
      admin.createTable(
          TableDescriptorBuilder.newBuilder(TABLE)
              .setColumnFamily(ColumnFamilyDescriptorBuilder.of("f"))
              .build(),
          new byte[][] {Bytes.toBytes("0100000")});
    }
  }

  private String run(String cluster) throws IOException, InterruptedException {
    List<String> command = StandaloneCluster.java(LostExecutorRun.class.getName());
    String staging = folder.resolve("staged").toUri().toString();
    command.addAll(List.of(cluster, zooKeeper, "lost", staging));
    Path output = folder.resolve("run.log");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectError(Path.of("target", "lost-executor.log").toFile())
            .redirectOutput(output.toFile());
    Process process = builder.start();
    try {
      assertThat(process.waitFor(5, TimeUnit.MINUTES)).as("it ends").isTrue();
    } finally {
      process.destroyForcibly();
    }
    return Files.readString(output, UTF_8);
  }

  private static List<String> keys(Connection connection) throws IOException {
    List<String> found = new ArrayList<>();
    try (Table table = connection.getTable(TABLE);
        ResultScanner scanner = table.getScanner(new Scan().setCaching(10_000))) {
      scanner.forEach(it -> found.add(Bytes.toString(it.getRow())));
    }
    return found;
  }

  private static List<Integer> files(Connection connection) throws IOException {
    List<Integer> files = new ArrayList<>();
    try (Admin admin = connection.getAdmin()) {
      for (ServerName server : admin.getRegionServers()) {
        admin.getRegionMetrics(server, TABLE).forEach(it -> files.add(it.getStoreFileCount()));
      }
    }
    return files;
  }

  private static List<String> expected() {
    return LongStream.range(0, LostExecutorRun.ROWS)
        .mapToObj(LostExecutorRun::key)
        .sorted()
        .toList();
  }
}
