package dev.keywright.engine.hbase;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileUtil;
import org.apache.hadoop.hbase.LocalHBaseCluster;
import org.apache.hadoop.hbase.ServerName;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.master.HMaster;
import org.apache.hadoop.hbase.regionserver.HRegion;
import org.apache.hadoop.hbase.util.JVMClusterUtil.RegionServerThread;
import org.apache.hadoop.hbase.util.VersionInfo;
import org.apache.hadoop.hbase.zookeeper.MiniZooKeeperCluster;
import org.apache.hadoop.metrics2.lib.DefaultMetricsSystem;

/**
 * HBase in this JVM: ZooKeeper, a master and two region servers, on loopback and free ports, with
 * its files in a local folder.
 */
public final class HBaseCluster implements AutoCloseable {
  private static final int SERVERS = 2;

  private final Path directory;
  private final MiniZooKeeperCluster zooKeeper;
  private final LocalHBaseCluster cluster;
  private final Configuration configuration;
  private final Connection connection;

  private HBaseCluster(
      Path directory,
      MiniZooKeeperCluster zooKeeper,
      LocalHBaseCluster cluster,
      Configuration configuration,
      Connection connection) {
    this.directory = directory;
    this.zooKeeper = zooKeeper;
    this.cluster = cluster;
    this.configuration = configuration;
    this.connection = connection;
  }

  /** A running cluster, whose files are in a new folder below {@code target}. */
  public static HBaseCluster start() throws IOException {
    Path target = Files.createDirectories(Path.of("target").toAbsolutePath());
    Path directory = Files.createTempDirectory(target, "hbase-");
    return Within.minutes(2, "start of HBase", () -> start(directory));
  }

  private static HBaseCluster start(Path directory) throws IOException, InterruptedException {
    // Without it the second region server finds its metrics already taken, and gives up.
    DefaultMetricsSystem.setMiniClusterMode(true);
    Configuration configuration = ClusterSettings.in(directory);
    MiniZooKeeperCluster zooKeeper = new MiniZooKeeperCluster(configuration);
    int port = zooKeeper.startup(directory.resolve("zookeeper").toFile());
    configuration.setInt("hbase.zookeeper.property.clientPort", port);
    LocalHBaseCluster cluster = new LocalHBaseCluster(configuration, 1, SERVERS);
    cluster.startup();
    await(() -> isUp(cluster));
    Connection connection = ConnectionFactory.createConnection(configuration);
    return new HBaseCluster(directory, zooKeeper, cluster, configuration, connection);
  }

  private static boolean isUp(LocalHBaseCluster cluster) {
    HMaster master = cluster.getActiveMaster();
    return master != null
        && master.isInitialized()
        && servers(cluster).size() == SERVERS
        && Set.copyOf(master.getServerManager().getOnlineServersList())
            .equals(Set.copyOf(servers(cluster)));
  }

  /** Waits until something is so; a time-out is the test's own. */
  private static void await(BooleanSupplier condition) throws InterruptedException {
    while (!condition.getAsBoolean()) {
      Thread.sleep(50);
    }
  }

  /** The product, its version and its size. */
  public String name() {
    return "HBase " + VersionInfo.getVersion() + ", " + SERVERS + " region servers";
  }

  /** A connection of this cluster, which closes it. */
  public Connection connection() {
    return connection;
  }

  /** The port of ZooKeeper on 127.0.0.1: all that a client needs to know. */
  public int zooKeeperPort() {
    return configuration.getInt("hbase.zookeeper.property.clientPort", 0);
  }

  /** The region servers that are running. */
  public List<ServerName> servers() {
    return servers(cluster);
  }

  private static List<ServerName> servers(LocalHBaseCluster cluster) {
    List<ServerName> servers = new ArrayList<>();
    for (RegionServerThread thread : cluster.getLiveRegionServers()) {
      servers.add(thread.getRegionServer().getServerName());
    }
    return servers;
  }

  /** The regions of a table that are open. */
  List<HRegion> regions(TableName table) {
    List<HRegion> regions = new ArrayList<>();
    for (RegionServerThread thread : cluster.getLiveRegionServers()) {
      regions.addAll(thread.getRegionServer().getRegions(table));
    }
    return regions;
  }

  /** Ends a region server as a crash does: it hands over no region. */
  public void abort(ServerName server) throws InterruptedException {
    RegionServerThread thread = running(server);
    thread.getRegionServer().abort("ended by a test");
    thread.join();
  }

  /** Ends a region server in good order: it closes its regions. */
  public void stop(ServerName server) throws InterruptedException {
    RegionServerThread thread = running(server);
    thread.getRegionServer().stop("ended by a test");
    thread.join();
  }

  private RegionServerThread running(ServerName server) {
    for (RegionServerThread thread : cluster.getLiveRegionServers()) {
      if (thread.getRegionServer().getServerName().equals(server)) {
        return thread;
      }
    }
    throw new IllegalArgumentException(server + " is not running");
  }

  /** Starts a region server in place of one that was ended. */
  public void replace() {
    Within.minutes(
        1,
        "start of a region server",
        () -> {
          Configuration own = new Configuration(configuration);
          cluster.addRegionServer(own, cluster.getRegionServers().size()).start();
          await(() -> isUp(cluster));
          return cluster;
        });
  }

  @Override
  public void close() {
    Within.minutes(
        1,
        "stop of HBase",
        () -> {
          connection.close();
          cluster.shutdown();
          cluster.join();
          zooKeeper.shutdown();
          return FileUtil.fullyDelete(directory.toFile());
        });
  }
}
