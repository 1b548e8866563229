package dev.keywright.engine.cassandra;

import com.datastax.oss.driver.api.core.AllNodesFailedException;
import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A Cassandra of one node in a JVM of its own, on free ports of the loopback address. */
final class CassandraServer implements AutoCloseable {
  private static final Path TARGET = Path.of("target").toAbsolutePath();
  private static final Duration MOST_TO_START = Duration.ofSeconds(90);
  private static final int MOST_OF_LOG = 4_000;
  private static final int POLL_MILLIS = 5;

  private final Process process;
  private final Thread hook;
  private final Path log;
  private final int port;

  private CassandraServer(Process process, Path log, int port) {
    this.process = process;
    this.log = log;
    this.port = port;
    this.hook = new Thread(process::destroyForcibly);
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Starts it in an empty directory below {@code target}; {@link #connect} waits for it. */
  static CassandraServer start() throws IOException {
    Path home = TARGET.resolve("cassandra");
    delete(home);
    Files.createDirectories(home);
    int port = freePort();
    Path settings = home.resolve("cassandra.yaml");
    Files.writeString(settings, settings(home, freePort(), port));
    Path log = home.resolve("server.log");
    String classPath =
        Files.readString(TARGET.resolve("server.classpath")).strip()
            + File.pathSeparator
            + TARGET.resolve("test-classes");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--add-opens=java.base/jdk.internal.ref=ALL-UNNAMED",
                "--add-opens=java.base/sun.nio.ch=ALL-UNNAMED",
                "--add-opens=java.base/java.io=ALL-UNNAMED",
                "-Dcassandra.config=" + settings.toUri(),
                "-Dcassandra.storagedir=" + home,
                "-Dcassandra-foreground=yes",
                "-Dcassandra.skip_wait_for_gossip_to_settle=0",
                "-Dcassandra.ring_delay_ms=100",
                // No test starts it again: what tells of its tables need not be on the disk.
                "-Dcassandra.test.flush_local_schema_changes=false",
                "-Dcassandra.unsafesystem=true",
                "-Djava.io.tmpdir=" + home,
                "-Djna.tmpdir=" + home,
                "-cp",
                classPath,
                ServerMain.class.getName())
            .directory(home.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    return new CassandraServer(process, log, port);
  }

  private static String settings(Path home, int storagePort, int port) {
    return String.join(
        "\n",
        List.of(
            "cluster_name: keywright",
            "num_tokens: 1",
            "partitioner: org.apache.cassandra.dht.Murmur3Partitioner",
            "commitlog_sync: periodic",
            "commitlog_sync_period: 10000ms",
            "commitlog_segment_size: 8MiB",
            "data_file_directories: ['" + home.resolve("data") + "']",
            "commitlog_directory: '" + home.resolve("commitlog") + "'",
            "hints_directory: '" + home.resolve("hints") + "'",
            "saved_caches_directory: '" + home.resolve("caches") + "'",
            "cdc_raw_directory: '" + home.resolve("cdc") + "'",
            "listen_address: 127.0.0.1",
            "storage_port: " + storagePort,
            "rpc_address: 127.0.0.1",
            "start_native_transport: true",
            "native_transport_port: " + port,
            "endpoint_snitch: SimpleSnitch",
            "seed_provider:",
            "  - class_name: org.apache.cassandra.locator.SimpleSeedProvider",
            "    parameters:",
            "      - seeds: '127.0.0.1:" + storagePort + "'",
            "auto_snapshot: false",
            "concurrent_reads: 4",
            "concurrent_writes: 4",
            ""));
  }

  private static void delete(Path directory) throws IOException {
    if (!Files.exists(directory)) {
      return;
    }
    try (Stream<Path> all = Files.walk(directory)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  /**
   * A session with the server, once it answers.
   *
   * @throws IllegalStateException with the end of the server's log if it ends, or takes too long
   */
  CqlSession connect(Duration requestTimeout) throws IOException, InterruptedException {
    long deadline = System.nanoTime() + MOST_TO_START.toNanos();
    while (process.isAlive() && System.nanoTime() < deadline) {
      try {
        return CqlSession.builder()
            .addContactPoint(new InetSocketAddress(InetAddress.getLoopbackAddress(), port))
            .withLocalDatacenter("datacenter1")
            .withConfigLoader(
                DriverConfigLoader.programmaticBuilder()
                    .withDuration(DefaultDriverOption.REQUEST_TIMEOUT, requestTimeout)
                    .withBoolean(DefaultDriverOption.METADATA_SCHEMA_ENABLED, false)
                    .withDuration(DefaultDriverOption.NETTY_IO_SHUTDOWN_QUIET_PERIOD, Duration.ZERO)
                    .withDuration(
                        DefaultDriverOption.NETTY_ADMIN_SHUTDOWN_QUIET_PERIOD, Duration.ZERO)
                    .withDuration(
                        DefaultDriverOption.CONTROL_CONNECTION_TIMEOUT, Duration.ofSeconds(20))
                    .withDuration(
                        DefaultDriverOption.CONNECTION_INIT_QUERY_TIMEOUT, Duration.ofSeconds(20))
                    .build())
            .build();
      } catch (AllNodesFailedException notYet) {
        process.waitFor(200, TimeUnit.MILLISECONDS);
      }
    }
    throw new IllegalStateException("Cassandra did not start; its log ends with:\n" + endOfLog());
  }

  /** The port of the loopback address on which it listens. */
  int port() {
    return port;
  }

  private String endOfLog() throws IOException {
    String text = Files.readString(log, StandardCharsets.UTF_8);
    return text.substring(Math.max(0, text.length() - MOST_OF_LOG));
  }

  /** Holds the process as it is, so that it answers nothing, until {@link #goOn}. */
  void hold() throws IOException, InterruptedException {
    signal("-STOP");
    // A thread may go on, and answer, until each has seen the signal.
    while (!isHeld()) {
      Thread.sleep(POLL_MILLIS);
    }
  }

  private boolean isHeld() throws IOException {
    Path threads = Path.of("/proc", Long.toString(process.pid()), "task");
    if (!Files.isDirectory(threads)) {
      return true;
    }
    try (Stream<Path> all = Files.list(threads)) {
      for (Path thread : all.toList()) {
        if (!Files.readString(thread.resolve("stat")).contains(") T ")) {
          return false;
        }
      }
    } catch (NoSuchFileException threadHasEnded) {
      return false;
    }
    return true;
  }

  void goOn() throws IOException, InterruptedException {
    signal("-CONT");
  }

  private void signal(String signal) throws IOException, InterruptedException {
    int exit = new ProcessBuilder("kill", signal, Long.toString(process.pid())).start().waitFor();
    if (exit != 0) {
      throw new IllegalStateException("kill " + signal + " returned " + exit);
    }
  }

  @Override
  public void close() {
    process.destroyForcibly().onExit().join();
    Runtime.getRuntime().removeShutdownHook(hook);
  }
}
