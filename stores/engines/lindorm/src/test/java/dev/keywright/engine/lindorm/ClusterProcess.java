package dev.keywright.engine.lindorm;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.HBaseConfiguration;

/** An HBase cluster in a JVM of its own, as its client must not meet the one of Lindorm. */
final class ClusterProcess implements AutoCloseable {
  private static final String PORT = "ZooKeeper: ";
  private static final int START_MINUTES = 3;

  private final Process process;
  private final int port;

  private ClusterProcess(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  static ClusterProcess start() throws IOException, InterruptedException {
    Path built = Path.of(System.getProperty("keywright.cluster"));
    Path classPath = built.resolve("cluster.classpath");
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Process process =
        new ProcessBuilder(
                java.toString(),
                "-Xmx512m",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--add-opens=java.base/java.nio=ALL-UNNAMED",
                "-cp",
                built.resolve("test-classes") + ":" + Files.readString(classPath).strip(),
                "dev.keywright.engine.hbase.HBaseClusterProcess")
            .redirectErrorStream(true)
            .start();
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
    try {
      return new ClusterProcess(process, port(process));
    } catch (IllegalStateException failed) {
      process.destroyForcibly();
      throw failed;
    }
  }

  private static int port(Process process) throws InterruptedException {
    List<String> lines = new ArrayList<>();
    CompletableFuture<Integer> port = new CompletableFuture<>();
    Thread reader = new Thread(() -> read(process, lines, port), "output of HBase");
    reader.setDaemon(true);
    reader.start();
    try {
      return port.get(START_MINUTES, TimeUnit.MINUTES);
    } catch (ExecutionException | TimeoutException failed) {
      synchronized (lines) {
        throw new IllegalStateException("HBase did not start: " + lines, failed);
      }
    }
  }

  /** Reads to the end, as the process would stop at a full pipe. */
  private static void read(Process process, List<String> lines, CompletableFuture<Integer> port) {
    try (BufferedReader output =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        synchronized (lines) {
          lines.add(line);
        }
        if (line.startsWith(PORT)) {
          port.complete(Integer.valueOf(line.substring(PORT.length())));
        }
      }
      port.completeExceptionally(new IOException("its JVM has ended"));
    } catch (IOException closed) {
      port.completeExceptionally(closed);
    }
  }

  int port() {
    return port;
  }

  /** How a client reaches the cluster. */
  Configuration configuration() {
    Configuration configuration = HBaseConfiguration.create();
    configuration.set("hbase.zookeeper.quorum", "127.0.0.1");
    configuration.setInt("hbase.zookeeper.property.clientPort", port);
    configuration.setInt("hbase.client.pause", 10);
    return configuration;
  }

  @Override
  public void close() throws IOException {
    process.getOutputStream().close();
    try {
      process.waitFor(1, TimeUnit.MINUTES);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } finally {
      process.destroyForcibly();
    }
  }
}
