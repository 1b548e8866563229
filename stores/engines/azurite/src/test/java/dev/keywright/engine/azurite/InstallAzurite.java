package dev.keywright.engine.azurite;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Installs the engine that {@code src/test/npm} pins below {@code target/}, once: the build runs
 * this before the tests, with nothing but its own classes. What Azurite loads for telemetry and for
 * SQL Server, 48,000 files, is replaced by the empty packages in {@code unused}.
 */
final class InstallAzurite {
  static final Path FOLDER = Path.of("target", "azurite").toAbsolutePath();

  private static final Path PINNED = Path.of("src", "test", "npm").toAbsolutePath();
  private static final String LOCK = "package-lock.json";
  private static final int OLDEST_NODE = 20;
  private static final long MOST_MINUTES = 10;

  private InstallAzurite() {}

  @SuppressWarnings("SystemOut") // what the build shows if it fails
  public static void main(String[] arguments) throws IOException, InterruptedException {
    try {
      requireNode();
      if (!isInstalled()) {
        install();
      }
    } catch (IllegalStateException failure) {
      System.err.println(failure.getMessage());
      System.exit(1);
    }
  }

  /** Such as {@code v20.20.2}. */
  static String nodeVersion() {
    try {
      return run(Path.of("."), 1, List.of("node", "--version")).strip();
    } catch (IOException | InterruptedException absent) {
      throw new IllegalStateException(
          "Azurite needs Node.js " + OLDEST_NODE + " or newer, but node cannot be run: " + absent,
          absent);
    }
  }

  private static void requireNode() {
    String version = nodeVersion();
    Matcher major = Pattern.compile("v(\\d+)\\..*").matcher(version);
    if (!major.matches() || Integer.parseInt(major.group(1)) < OLDEST_NODE) {
      throw new IllegalStateException(
          "Azurite needs Node.js " + OLDEST_NODE + " or newer, but node is " + version);
    }
  }

  // npm ci deletes all it finds and takes many seconds, so it runs only if the lock has changed.
  private static boolean isInstalled() throws IOException {
    Path done = FOLDER.resolve("installed.json");
    return Files.exists(done) && Files.mismatch(done, PINNED.resolve(LOCK)) < 0;
  }

  private static void install() throws IOException, InterruptedException {
    Files.createDirectories(FOLDER);
    try (Stream<Path> files = Files.walk(PINNED)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = FOLDER.resolve(PINNED.relativize(file));
        Files.createDirectories(copy.getParent());
        Files.write(copy, Files.readAllBytes(file));
      }
    }
    boolean isWindows = System.getProperty("os.name").startsWith("Windows");
    List<String> command =
        List.of(
            isWindows ? "npm.cmd" : "npm",
            "ci",
            "--no-audit",
            "--no-fund",
            "--ignore-scripts",
            "--loglevel=error");
    run(FOLDER, MOST_MINUTES, command);
    Files.write(FOLDER.resolve("installed.json"), Files.readAllBytes(PINNED.resolve(LOCK)));
  }

  private static String run(Path folder, long mostMinutes, List<String> command)
      throws IOException, InterruptedException {
    Path output = Files.createTempFile(Files.createDirectories(FOLDER), "output", ".txt");
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    try {
      boolean isDone = process.waitFor(mostMinutes, TimeUnit.MINUTES);
      String shown = Files.readString(output, UTF_8);
      if (!isDone || process.exitValue() != 0) {
        String end = isDone ? "ended with " + process.exitValue() : "took too long";
        throw new IllegalStateException(String.join(" ", command) + " " + end + "\n" + shown);
      }
      return shown;
    } finally {
      process.destroyForcibly();
      Files.delete(output);
    }
  }
}
