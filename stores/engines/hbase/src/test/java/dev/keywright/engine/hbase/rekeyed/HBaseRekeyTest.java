package dev.keywright.engine.hbase.rekeyed;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.engine.hbase.HBaseCluster;
import dev.keywright.engine.hbase.HBaseClusterExtension;
import dev.keywright.rekey.LiveRun;
import dev.keywright.rekey.LiveTask;
import dev.keywright.rekey.Promises;
import dev.keywright.rekey.client.GuardedTables;
import dev.keywright.rekey.hbase.HBaseTableAdmin;
import dev.keywright.rekey.row.Cell;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.state.Lease;
import dev.keywright.rekey.state.Ledger;
import dev.keywright.rekey.state.State;
import dev.keywright.rekey.state.Ticker;
import dev.keywright.rekey.state.Timing;
import dev.keywright.rekey.store.Change;
import dev.keywright.rekey.store.Condition;
import dev.keywright.rekey.store.Tables;
import dev.keywright.rekey.store.WriteId;
import java.io.File;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.hadoop.hbase.KeepDeletedCells;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptorBuilder;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.TableDescriptorBuilder;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The promises of a re-keying, kept on a cluster under writers, a reader, and kills. */
@ExtendWith(HBaseClusterExtension.class)
class HBaseRekeyTest {
  private static final Duration USUAL = Timing.USUAL.longestCall();
  private static final long SEED = Long.getLong("rekey.seed", 20);

  @Test
  @Tag("full")
  void aTableIsReKeyedUnderWritersWhileTheProcessIsKilled(HBaseCluster cluster) throws Exception {
    LiveTask task = new LiveTask(false, false, 2, SEED, LiveTask.SHORT);
    try (Connection connection =
        RekeyedTables.connect(cluster.zooKeeperPort(), task.longestCall())) {
      RekeyedTables tables = new RekeyedTables(connection, "few");
      tables.create();
      print("HBase to the end", new Site(cluster, tables, Optional.empty()), task);
    }
  }

  @Test
  @Tag("evidence")
  void manyKillsWithServersThatStopAndCompactions(HBaseCluster cluster) throws Exception {
    harsh(
        cluster,
        "many",
        "HBase to the end",
        new LiveTask(false, false, 34, SEED, LiveTask.LONG),
        6);
  }

  @Test
  @Tag("evidence")
  void manyKillsAndARollBack(HBaseCluster cluster) throws Exception {
    harsh(
        cluster,
        "back",
        "HBase rolled back",
        new LiveTask(false, true, 40, SEED, LiveTask.LONG),
        9);
  }

  /** Servers stop and tables are compacted in about every state, each way. */
  private static void harsh(
      HBaseCluster cluster, String name, String what, LiveTask task, int leastOfEach)
      throws Exception {
    try (Connection connection =
        RekeyedTables.connect(cluster.zooKeeperPort(), task.longestCall())) {
      RekeyedTables tables = new RekeyedTables(connection, name);
      tables.create();
      Disturbances disturbances = new Disturbances(cluster, tables);
      print(what, new Site(cluster, tables, Optional.of(disturbances)), task);
      System.out.println(what + ": " + disturbances);
      assertThat(disturbances.stops()).isGreaterThanOrEqualTo(leastOfEach);
      assertThat(disturbances.compactions()).isGreaterThanOrEqualTo(leastOfEach);
    }
  }

  @Test
  @Tag("full")
  void collisionsLateCopiesClientsAndAnIndex(HBaseCluster cluster) throws IOException {
    try (Connection connection = RekeyedTables.connect(cluster.zooKeeperPort(), USUAL)) {
      RekeyedTables rekeyed = new RekeyedTables(connection, "promises");
      rekeyed.create();
      Promises.hold(rekeyed.tables(), rekeyed.admin());
    }
  }

  private static void print(String what, Site site, LiveTask task) throws Exception {
    System.out.println(what + ": " + LiveRun.run(site, task));
  }

  private record Site(
      HBaseCluster cluster, RekeyedTables rekeyed, Optional<Disturbances> disturbances)
      implements LiveRun.Site {
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
      command.addAll(List.of("" + cluster.zooKeeperPort(), rekeyed.run()));
      command.addAll(task.words());
      return new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.appendTo(new File("target/rekey-mover.log")))
          .start();
    }

    @Override
    public void disturb(int kill) throws Exception {
      if (disturbances.isPresent()) {
        disturbances.get().after(kill);
      }
    }
  }

  @Test
  @Tag("full")
  void timestampsAndTimesToLiveSurviveAndTombstonesUndoLateCopies(HBaseCluster cluster)
      throws IOException {
    try (Connection connection = RekeyedTables.connect(cluster.zooKeeperPort(), USUAL)) {
      RekeyedTables rekeyed = new RekeyedTables(connection, "cells");
      rekeyed.create();
      assertThat(rekeyed.admin().obstacles()).isEmpty();
      rekeyed.admin().prepare();
      Tables tables = rekeyed.tables();
      long now = System.currentTimeMillis();
      Row row =
          new Row(
              RowBytes.of("k"),
              new TreeMap<>(
                  Map.of(
                      "f:a", new Cell(RowBytes.of("1"), now - 500, Cell.NEVER),
                      "f:b", new Cell(RowBytes.of("2"), now - 400, now + 3_600_000))));
      put(tables, Side.OLD, row.key(), row);
      Stored stored = tables.read(Side.OLD, row.key());
      assertThat(stored.row()).contains(row);
      RowBytes newKey = RowBytes.of("n");
      Condition free = Condition.ABSENT;
      Condition owned = Condition.owned(row.key());
      WriteId copied = new WriteId(row.lastWritten(), Optional.empty());
      assertThat(tables.apply(List.of(Change.put(Side.NEW, newKey, free, row, copied)))).isTrue();
      assertThat(tables.read(Side.NEW, newKey).row()).contains(row);

      assertThat(tables.apply(List.of(Change.delete(Side.NEW, newKey, owned, now)))).isTrue();
      try (Admin admin = connection.getAdmin()) {
        admin.flush(rekeyed.newTable());
        admin.majorCompact(rekeyed.newTable());
      }
      tables.apply(List.of(Change.put(Side.NEW, newKey, free, row, copied)));
      assertThat(tables.read(Side.NEW, newKey))
          .isEqualTo(new Stored(Optional.empty(), Optional.empty(), now));
    }
  }

  private static void put(Tables tables, Side side, RowBytes key, Row row) {
    WriteId write = new WriteId(row.lastWritten(), Optional.empty());
    tables.apply(List.of(Change.put(side, key, Condition.ANY, row, write)));
  }

  @Test
  @Tag("full")
  void familiesThatCannotBeReKeyedAreRefused(HBaseCluster cluster) throws IOException {
    try (Connection connection = RekeyedTables.connect(cluster.zooKeeperPort(), USUAL);
        Admin admin = connection.getAdmin()) {
      RekeyedTables rekeyed = new RekeyedTables(connection, "refused");
      admin.createTable(
          TableDescriptorBuilder.newBuilder(rekeyed.oldTable())
              .setColumnFamily(
                  ColumnFamilyDescriptorBuilder.newBuilder(RekeyedTables.FAMILY.getBytes(UTF_8))
                      .setMaxVersions(3)
                      .setNewVersionBehavior(true)
                      .setTimeToLive(60)
                      .build())
              .build());
      assertThat(rekeyed.admin().obstacles())
          .singleElement()
          .asString()
          .startsWith("there is no table refused-new");
      admin.createTable(RekeyedTables.described(rekeyed.newTable()).build());
      assertThat(rekeyed.admin().obstacles())
          .hasSize(4)
          .anyMatch(it -> it.contains("NEW_VERSION_BEHAVIOR"))
          .anyMatch(it -> it.contains("keeps 3 versions"))
          .anyMatch(it -> it.contains("a TTL of 60 s in refused-old and FOREVER"))
          .anyMatch(it -> it.contains("would compare none"));
      Lease.Term brief = new Lease.Term(State.OLD_ONLY, 0, Duration.ofMillis(500).toNanos());
      assertThatThrownBy(() -> new GuardedTables(rekeyed.tables(), Ticker.SYSTEM, brief))
          .hasMessageContaining("takes up to PT10S, and the longest call is PT0.5S");
      assertThat(
              new HBaseTableAdmin(cluster.connection(), rekeyed.newTable(), rekeyed.newTable(), "f")
                  .obstacles())
          .singleElement()
          .asString()
          .contains("hbase.client.rpc.codec");
    }
  }

  @Test
  @Tag("full")
  void tablesAreChangedInTheTimeOfTheCluster(HBaseCluster cluster) throws IOException {
    Duration tooShort = Duration.ofMillis(1);
    try (Connection connection = RekeyedTables.connect(cluster.zooKeeperPort(), tooShort);
        Admin admin = cluster.connection().getAdmin()) {
      RekeyedTables rekeyed = new RekeyedTables(connection, "unhurried");
      rekeyed.ledger().create();
      admin.createTable(RekeyedTables.described(rekeyed.newTable()).build());
      rekeyed.admin().prepare();
      assertThat(admin.getDescriptor(rekeyed.newTable()).getColumnFamilies())
          .allMatch(it -> it.getKeepDeletedCells() == KeepDeletedCells.TRUE);
      rekeyed.admin().delete(Side.NEW);
      assertThat(admin.tableExists(rekeyed.newTable())).isFalse();
    }
  }
}
