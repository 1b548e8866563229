package dev.keywright.spark.hbase;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** The HBase of the engine tests, in a JVM of its own: its class path is not that of Spark. */
public final class ClusterProcess implements ParameterResolver {
  private static final String PORT = "ZooKeeper: ";

  /**
   * A running cluster.
   *
   * @param zooKeeper its port on loopback
   */
  public record Cluster(Process process, int zooKeeper) implements AutoCloseable {

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

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Cluster.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return context
        .getRoot()
        .getStore(Namespace.create(ClusterProcess.class))
        .getOrComputeIfAbsent(Cluster.class, type -> start(), Cluster.class);
  }

  private static Cluster start() {
    Path built = Path.of(System.getProperty("keywright.cluster"));
    try {
      String classPath = Files.readString(built.resolve("cluster.classpath")).strip();
      Process process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-Xmx512m",
                  "-XX:TieredStopAtLevel=1",
                  "-XX:+UseSerialGC",
                  "--add-opens=java.base/java.nio=ALL-UNNAMED",
                  "-cp",
                  built.resolve("test-classes") + ":" + classPath,
                  "dev.keywright.engine.hbase.HBaseClusterProcess")
              .redirectError(Path.of("target", "cluster.log").toFile())
              .start();
      Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
      return new Cluster(process, port(process));
    } catch (IOException failed) {
      throw new IllegalStateException("HBase did not start, see target/cluster.log", failed);
    }
  }

  private static int port(Process process) throws IOException {
    BufferedReader output =
        new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      if (line.startsWith(PORT)) {
        keep(output);
        return Integer.parseInt(line.substring(PORT.length()));
      }
    }
    throw new IOException("its JVM has ended");
  }

  /** Keeps the rest of the output: the cluster would wait for ever if nobody read it. */
  private static void keep(BufferedReader output) {
    Thread reader =
        new Thread(
            () -> {
              try (Writer log = Files.newBufferedWriter(Path.of("target", "cluster.out"), UTF_8)) {
                output.transferTo(log);
              } catch (IOException failed) {
                throw new UncheckedIOException("the output of HBase cannot be kept", failed);
              }
            },
            "output of HBase");
    reader.setDaemon(true);
    reader.start();
  }
}
