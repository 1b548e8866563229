package dev.keywright.spark.lost;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.spark.launcher.JavaModuleOptions;

/** Spark's own cluster of a master and two workers, each a JVM, on loopback. */
public final class StandaloneCluster implements AutoCloseable {
  private static final String HOST = "127.0.0.1";
  private static final int WORKERS = 2;

  private final Path folder;
  private final int port = freePort();
  private final List<Process> processes = new ArrayList<>();

  StandaloneCluster(Path folder) throws IOException {
    this.folder = folder;
    start("master", "org.apache.spark.deploy.master.Master", "--port", String.valueOf(port));
    for (int i = 0; i < WORKERS; i++) {
      start(
          "worker" + i,
          "org.apache.spark.deploy.worker.Worker",
          "--port",
          String.valueOf(freePort()),
          "--cores",
          "1",
          "--memory",
          "1g",
          "--work-dir",
          Files.createDirectories(folder.resolve("work" + i)).toString(),
          url());
    }
  }

  String url() {
    return "spark://" + HOST + ":" + port;
  }

  private void start(String name, String type, String... arguments) throws IOException {
    List<String> command = java(type);
    command.addAll(List.of("--host", HOST, "--webui-port", String.valueOf(freePort())));
    command.addAll(List.of(arguments));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve(name + ".log").toFile());
    // Without an installation: the executors get their class path from the application.
    builder
        .environment()
        .putAll(
            Map.of(
                "SPARK_TESTING",
                "1",
                "SPARK_SCALA_VERSION",
                "2.13",
                "SPARK_LOCAL_IP",
                HOST,
                "SPARK_HOME",
                folder.toString()));
    processes.add(builder.start());
  }

  /** The command of a class of this class path, without its arguments. */
  static List<String> java(String type) {
    return java(Path.of(System.getProperty("java.home")), type);
  }

  /** The same by any JDK. */
  public static List<String> java(Path home, String type) {
    List<String> command = new ArrayList<>();
    command.add(home.resolve("bin/java").toString());
    command.addAll(List.of("-Xmx512m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(List.of(JavaModuleOptions.defaultModuleOptions().split(" ", -1)));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), type));
    return command;
  }

  private static int freePort() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException none) {
      throw new UncheckedIOException("no port is free", none);
    }
  }

  @Override
  public void close() {
    for (Process process : processes) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().onExit().orTimeout(1, TimeUnit.MINUTES).join();
    }
  }
}
