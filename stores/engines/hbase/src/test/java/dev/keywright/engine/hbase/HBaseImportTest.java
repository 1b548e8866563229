package dev.keywright.engine.hbase;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.store.StoredColumns;
import dev.keywright.store.hbase.HBaseKeys;
import dev.keywright.store.hbase.HBaseReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32C;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(HBaseClusterExtension.class)
@Timeout(240)
class HBaseImportTest {
  private static final int ROWS = 200_000;
  private static final int SETS = ROWS / EventImport.LINES_PER_SET;
  private static final int KILLED = 128 + 9;
  private static final HBaseKeys KEYS = HBaseKeys.of(HashedEventKey.LAYOUT);

  @TempDir private Path directory;

  /** What a table or a file holds. */
  private record Content(long rows, long checksum) {}

  @Test
  void anImportThatIsKilledHalfWayIsResumedAndNothingIsLost(HBaseCluster cluster)
      throws IOException, InterruptedException {
    TableName name = TableName.valueOf("imported");
    try (Admin admin = cluster.connection().getAdmin()) {
      admin.createTable(
          KEYS.table(name.getNameAsString(), "d"), KEYS.splitPoints(HashedEventKey.splitPoints(8)));
    }
    Path events = directory.resolve("events.csv");
    Content source = write(events);

    Process first = start(cluster, name, events);
    int noted = killHalfWay(first);
    Content half = content(cluster, name);
    Process second = start(cluster, name, events);
    assertThat(second.waitFor(3, TimeUnit.MINUTES)).isTrue();

    assertThat(first.exitValue()).isEqualTo(KILLED);
    assertThat(noted).isBetween(SETS / 2, SETS - 1);
    assertThat(half.rows()).isBetween((long) noted * EventImport.LINES_PER_SET, (long) ROWS - 1);
    assertThat(directory.resolve("output-2"))
        .content()
        .contains(
            "rows=" + (ROWS - noted * EventImport.LINES_PER_SET) + ", sets=" + (SETS - noted),
            ", resumedSets=" + noted + ",");
    assertThat(second.exitValue()).isZero();
    Content whole = content(cluster, name);
    assertThat(whole).isEqualTo(source);
    System.out.printf(
        Locale.ROOT,
        "Import into HBase: killed with %,d rows in the table, resumed, %,d of %,d rows, checksum %08x%n",
        half.rows(),
        whole.rows(),
        source.rows(),
        whole.checksum());
  }

  private static Content write(Path file) throws IOException {
    List<String> lines = new ArrayList<>(List.of("number,host,text"));
    long checksum = 0;
    for (int i = 0; i < ROWS; i++) {
      HashedEventKey key = new HashedEventKey(4_000_000_000L + i, "web-" + i % 7);
      String text = "started job " + i * 31;
      lines.add(key.number() + "," + key.host() + "," + text);
      checksum += checksum(key.partitionKey(), text);
    }
    Files.write(file, lines);
    return new Content(ROWS, checksum);
  }

  private static Content content(HBaseCluster cluster, TableName name) throws IOException {
    try (Table table = cluster.connection().getTable(name)) {
      HBaseReader reader = HBaseReader.of(table, KEYS).pageRows(5_000);
      long rows = 0;
      long checksum = 0;
      for (var found = reader.read(HashedEventKey.scan().all()); found.hasNext(); rows++) {
        Result row = found.next();
        StoredColumns columns = reader.columns(row);
        byte[] text = row.getValue(EventImport.FAMILY, EventImport.FAMILY);
        checksum += checksum(columns.text("partitionKey"), new String(text, UTF_8));
      }
      return new Content(rows, checksum);
    }
  }

  /** Of one row; a sum of them does not depend on their order. */
  private static long checksum(String key, String text) {
    CRC32C checksum = new CRC32C();
    checksum.update((key + '\n' + text).getBytes(UTF_8));
    return checksum.getValue();
  }

  private Process start(HBaseCluster cluster, TableName name, Path events) throws IOException {
    int run = Files.exists(checkpoint()) ? 2 : 1;
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dorg.slf4j.simpleLogger.logFile=" + directory.resolve("log-" + run),
                "-cp",
                System.getProperty("java.class.path"),
                EventImport.class.getName(),
                Integer.toString(cluster.zooKeeperPort()),
                name.getNameAsString(),
                events.toString(),
                checkpoint().toString())
            .redirectErrorStream(true)
            .redirectOutput(Redirect.to(directory.resolve("output-" + run).toFile()))
            .start();
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
    return process;
  }

  /** Ends the process when half of the sets are noted, and returns how many are in the end. */
  private int killHalfWay(Process process) throws InterruptedException {
    while (notedSets() < SETS / 2 && process.isAlive()) {
      Thread.sleep(5);
    }
    process.destroyForcibly().waitFor();
    return notedSets();
  }

  private int notedSets() {
    if (!Files.exists(checkpoint())) {
      return 0;
    }
    try {
      long lines = Files.readString(checkpoint()).chars().filter(it -> it == '\n').count();
      return (int) Math.max(0, lines - 1);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private Path checkpoint() {
    return directory.resolve("checkpoint");
  }
}
