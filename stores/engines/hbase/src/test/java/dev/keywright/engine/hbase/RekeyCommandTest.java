package dev.keywright.engine.hbase;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.conformance.CommandProgram;
import dev.keywright.conformance.JarProgram.Output;
import dev.keywright.rekey.hbase.HBaseLedger;
import dev.keywright.rekey.hbase.HBaseTableAdmin;
import dev.keywright.rekey.state.Course;
import dev.keywright.rekey.state.Fleet;
import dev.keywright.rekey.state.State;
import dev.keywright.rekey.state.Ticker;
import dev.keywright.rekey.state.Timing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptorBuilder;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.ResultScanner;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.client.Table;
import org.apache.hadoop.hbase.client.TableDescriptorBuilder;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The command plans, copies and compares in a running cluster. */
@Tag("full")
@ExtendWith(HBaseClusterExtension.class)
class RekeyCommandTest {
  private static final int ROWS = 60;
  private static final TableName OLD = TableName.valueOf("command-old");
  private static final TableName NEW = TableName.valueOf("command-new");
  private static final String LEDGER = "keywright_rekeyings";
  private static final List<String> TABLES =
      List.of(
          "--store",
          "hbase",
          "--table",
          OLD.getNameAsString(),
          "--to",
          NEW.getNameAsString(),
          "--from-layout",
          "TEXT separator=',' | pk: shop int pad=4, number int pad=6",
          "--to-layout",
          "TEXT separator=',' | pk: status int pad=2, number int pad=6, shop int pad=4",
          "--part",
          "status=f:status");

  @TempDir private Path directory;

  @Test
  void aTableIsPlannedCopiedAndCompared(HBaseCluster cluster) throws IOException {
    create(cluster);
    CommandProgram keywright = CommandProgram.in(directory, "hbase");

    Output plan = run(keywright, cluster, "plan", "--scan");
    assertThat(plan.text())
        .contains("Rows: " + ROWS, "Updates can change: status", "no client can write for 25 s")
        .doesNotContain("It must not begin");
    assertThat(plan.exitCode()).isZero();

    advance(cluster);
    Output backfill = run(keywright, cluster, "backfill");
    assertThat(backfill.text())
        .isEqualTo("BACKFILL: writes go to both tables, and the application reads the old table");
    Output verify = run(keywright, cluster, "verify");
    assertThat(verify.lines())
        .containsExactly(
            "60 rows of the old table belong into the new one, which has 60", "The tables agree.");
    assertThat(verify.exitCode()).isZero();
    assertThat(keys(cluster)).hasSize(ROWS).isSorted().startsWith("00,000000,0000");
  }

  private static void create(HBaseCluster cluster) throws IOException {
    try (Admin admin = cluster.connection().getAdmin();
        Table old = cluster.connection().getTable(OLD)) {
      for (TableName name : List.of(OLD, NEW)) {
        admin.createTable(
            TableDescriptorBuilder.newBuilder(name)
                .setColumnFamily(ColumnFamilyDescriptorBuilder.of("f"))
                .build());
      }
      for (int i = 0; i < ROWS; i++) {
        String key = String.format(Locale.ROOT, "%04d,%06d", i % 3, i);
        byte[] status = Integer.toString(i % 5).getBytes(UTF_8);
        byte[] column = "status".getBytes(UTF_8);
        old.put(new Put(key.getBytes(UTF_8)).addColumn("f".getBytes(UTF_8), column, status));
      }
    }
  }

  /** As three calls of the command do, which would wait for leases of its clients. */
  private static void advance(HBaseCluster cluster) {
    HBaseLedger ledger =
        new HBaseLedger(cluster.connection(), TableName.valueOf(LEDGER), OLD.getNameAsString());
    ledger.create();
    new HBaseTableAdmin(cluster.connection(), OLD, NEW, "f").prepare();
    Timing timing = new Timing(Duration.ofMillis(1), Duration.ofMillis(1));
    Fleet fleet = new Fleet(ledger, Course.TABLE_ROW_BY_ROW, timing, Ticker.SYSTEM);
    fleet.move(State.OLD_ONLY, State.DELETE_BOTH);
    fleet.move(State.DELETE_BOTH, State.WRITE_BOTH);
    fleet.move(State.WRITE_BOTH, State.BACKFILL);
  }

  private static List<String> keys(HBaseCluster cluster) throws IOException {
    List<String> keys = new ArrayList<>();
    try (Table fresh = cluster.connection().getTable(NEW);
        ResultScanner rows = fresh.getScanner(new Scan())) {
      for (Result row : rows) {
        keys.add(new String(row.getRow(), UTF_8));
      }
    }
    return keys;
  }

  private Output run(CommandProgram keywright, HBaseCluster cluster, String... words)
      throws IOException {
    Path configuration = Files.createDirectories(directory.resolve("conf"));
    Files.writeString(
        configuration.resolve("hbase-site.xml"), ExampleOnHBaseTest.site(cluster.zooKeeperPort()));
    List<String> arguments = new ArrayList<>(List.of("rekey"));
    arguments.addAll(List.of(words));
    arguments.addAll(TABLES);
    return keywright.run(
        Map.of("HBASE_CONF_DIR", configuration.toString()), arguments.toArray(String[]::new));
  }
}
