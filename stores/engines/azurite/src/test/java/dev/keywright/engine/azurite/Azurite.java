package dev.keywright.engine.azurite;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A running Azurite: its table service, in a process of its own, on a free port of loopback. */
final class Azurite implements AutoCloseable {
  private static final Path MAIN =
      InstallAzurite.FOLDER.resolve(
          Path.of("node_modules", "azurite", "dist", "src", "table", "main.js"));
  private static final Duration LONGEST_START = Duration.ofMinutes(1);

  // The account and the key that its vendor publishes for everybody's emulator.
  private static final String ACCOUNT = "devstoreaccount1";
  private static final String KEY =
      "Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==";

  private final Process process;
  private final int port;
  private final String name;
  private final Thread hook;

  private Azurite(Process process, int port, String name) {
    this.process = process;
    this.port = port;
    this.name = name;
    this.hook = new Thread(process::destroyForcibly);
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Starts one, and returns when it takes connections. */
  static Azurite start() {
    try {
      int port = freePort();
      Path log = InstallAzurite.FOLDER.resolve("azurite-" + port + ".log");
      String name = "Azurite " + version() + " on Node.js " + nodeVersion();
      Azurite started = new Azurite(process(port, log), port, name);
      started.awaitPort(log);
      return started;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Process process(int port, Path log) throws IOException {
    return new ProcessBuilder(
            "node",
            MAIN.toString(),
            "--tableHost",
            "127.0.0.1",
            "--tablePort",
            Integer.toString(port),
            "--inMemoryPersistence",
            "--silent",
            "--skipApiVersionCheck",
            "--disableTelemetry")
        .directory(InstallAzurite.FOLDER.toFile())
        .redirectErrorStream(true)
        .redirectOutput(log.toFile())
        .start();
  }

  private static int freePort() throws IOException {
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return free.getLocalPort();
    }
  }

  private void awaitPort(Path log) throws IOException {
    long end = System.nanoTime() + LONGEST_START.toNanos();
    while (!takesConnections()) {
      if (!process.isAlive() || System.nanoTime() > end) {
        close();
        throw new IllegalStateException(
            "Azurite does not listen on port " + port + ":\n" + Files.readString(log, UTF_8));
      }
      pause();
    }
  }

  private boolean takesConnections() {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1_000);
      return true;
    } catch (IOException notYet) {
      return false;
    }
  }

  private static void pause() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", interrupted);
    }
  }

  private static String version() throws IOException {
    Path description = MAIN.resolve(Path.of("..", "..", "..", "..", "package.json")).normalize();
    Matcher version =
        Pattern.compile("\"version\": \"([^\"]+)\"").matcher(Files.readString(description, UTF_8));
    return version.find() ? version.group(1) : "of unknown version";
  }

  private static String nodeVersion() {
    return InstallAzurite.nodeVersion().substring(1);
  }

  /** Which engine it is, with its version. */
  String name() {
    return name;
  }

  /** What a client connects with. */
  String connectionString() {
    return connectionString(port);
  }

  /** The same through a proxy that listens on another port of loopback. */
  static String connectionString(int port) {
    return "DefaultEndpointsProtocol=http;AccountName="
        + ACCOUNT
        + ";AccountKey="
        + KEY
        + ";TableEndpoint=http://127.0.0.1:"
        + port
        + "/"
        + ACCOUNT
        + ";";
  }

  int port() {
    return port;
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(5, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException interrupted) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
    Runtime.getRuntime().removeShutdownHook(hook);
  }
}
