package dev.keywright.example.rekey;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.example.store.HBasePurchases;
import dev.keywright.example.store.StoreName;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.HBaseConfiguration;

/**
 * HBase in a JVM of its own, with two region servers. It is the one that the project's tests start,
 * as its libraries would make the example's jar too large. It ends with this program.
 */
public final class OwnCluster implements AutoCloseable {
  private static final String PORT = "ZooKeeper: ";
  private static final String BUILD =
      "mvn -q -Pfull -DskipTests package -pl stores/engines/hbase-cluster -am";

  private final Process process;
  private final int port;

  private OwnCluster(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /**
   * Re-keys the purchases.
   *
   * @param store HBase for the cluster that HBASE_CONF_DIR names; any other for one that it starts
   */
  public static boolean run(StoreName store, int rows, PrintWriter out) throws IOException {
    if (store == StoreName.HBASE) {
      return RekeyDemo.run(HBasePurchases.configuration(System.getenv()), rows, out);
    }
    out.println("Starting HBase with two region servers");
    out.flush();
    try (OwnCluster cluster = start()) {
      return RekeyDemo.run(cluster.configuration(), rows, out);
    }
  }

  /**
   * Starts it, which takes about ten seconds.
   *
   * @throws IOException if it is not built, or does not start; says how to build it
   */
  private static OwnCluster start() throws IOException {
    Path engine = engine();
    Path built = engine.resolve("target");
    Path log = built.resolve("cluster.log");
    Path classPath = built.resolve("cluster.classpath");
    if (!Files.exists(classPath)) {
      throw new IOException(
          "HBase is not built; build it with " + BUILD + ", or use --store hbase");
    }
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "-XX:+UseSerialGC",
                "-cp",
                built.resolve("test-classes")
                    + File.pathSeparator
                    + Files.readString(classPath).strip(),
                "dev.keywright.engine.hbase.HBaseClusterProcess")
            .directory(engine.toFile())
            .redirectError(log.toFile())
            .start();
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
    BufferedReader output =
        new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      if (line.startsWith(PORT)) {
        return new OwnCluster(process, Integer.parseInt(line.substring(PORT.length())));
      }
    }
    throw new IOException("HBase did not start; it says why in " + log);
  }

  /** The folder of the engine, seen from the jar of the example. */
  private static Path engine() throws IOException {
    try {
      Path jar =
          Path.of(OwnCluster.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return jar.resolve("../../../stores/engines/hbase-cluster").normalize();
    } catch (URISyntaxException failed) {
      throw new IOException("the place of this program is not known", failed);
    }
  }

  /** What a client has to know of it. */
  private Configuration configuration() {
    Configuration configuration = HBaseConfiguration.create();
    configuration.set("hbase.zookeeper.quorum", "127.0.0.1");
    configuration.setInt("hbase.zookeeper.property.clientPort", port);
    return configuration;
  }

  /** Ends it in good order; its files are deleted. */
  @Override
  public void close() throws IOException {
    process.getOutputStream().close();
    try {
      process.waitFor();
    } catch (InterruptedException asked) {
      Thread.currentThread().interrupt();
      process.destroyForcibly();
    }
  }
}
