package dev.keywright.engine.hbase;

import java.nio.file.Path;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.hbase.HBaseConfiguration;

/** How a small cluster in one JVM is configured: loopback, free ports, local files, few threads. */
final class ClusterSettings {
  private ClusterSettings() {}

  static Configuration in(Path directory) {
    Configuration settings = HBaseConfiguration.create();
    files(settings, directory);
    sockets(settings);
    threads(settings);
    intervals(settings);
    return settings;
  }

  private static void files(Configuration settings, Path directory) {
    settings.setClass("fs.file.impl", LocalFiles.class, FileSystem.class);
    settings.set("hbase.rootdir", "file://" + directory.resolve("root"));
    settings.set("hbase.wal.dir", "file://" + directory.resolve("wal"));
    settings.set("hbase.tmp.dir", directory.resolve("tmp").toString());
    // A local file system has no hsync; the filesystem provider does without.
    settings.setBoolean("hbase.unsafe.stream.capability.enforce", false);
    settings.set("hbase.wal.provider", "filesystem");
    settings.setBoolean("hbase.procedure.store.wal.use.hsync", false);
  }

  private static void sockets(Configuration settings) {
    for (String role : List.of("master", "regionserver")) {
      settings.setInt("hbase." + role + ".port", 0);
      settings.setInt("hbase." + role + ".info.port", -1);
      settings.set("hbase." + role + ".hostname", "localhost");
      settings.set("hbase." + role + ".ipc.address", "127.0.0.1");
    }
    settings.set("hbase.unsafe.regionserver.hostname", "localhost");
    settings.set("hbase.zookeeper.quorum", "127.0.0.1");
  }

  private static void threads(Configuration settings) {
    settings.setInt("hbase.regionserver.handler.count", 4);
    settings.setInt("hbase.regionserver.metahandler.count", 4);
  }

  private static void intervals(Configuration settings) {
    settings.setInt("hbase.master.start.timeout.localHBaseCluster", 120_000);
    settings.setInt("hbase.master.wait.on.regionservers.mintostart", 2);
    settings.setInt("hbase.master.wait.on.regionservers.interval", 50);
    settings.setInt("hbase.master.wait.on.regionservers.timeout", 1_000);
    // How often a region server reports, so how fresh the numbers of its regions are.
    settings.setInt("hbase.regionserver.msginterval", 250);
    settings.setInt("hbase.client.pause", 10);
    // How soon files are gone that a compaction has replaced: HBase cuts no region before.
    settings.setInt("hbase.hfile.compaction.discharger.interval", 100);
  }
}
