package dev.keywright.engine.azurite;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** One running {@link ImportProcess}. */
final class ImportRun implements AutoCloseable {
  private final Process process;
  private final BufferedReader output;
  private final List<String> lines = new ArrayList<>();
  private final Thread hook;

  private ImportRun(Process process) {
    this.process = process;
    this.output = process.inputReader(UTF_8);
    this.hook = new Thread(process::destroyForcibly);
    Runtime.getRuntime().addShutdownHook(hook);
  }

  static ImportRun start(String connectionString, String table, Path checkpoint)
      throws IOException {
    return new ImportRun(
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                ImportProcess.class.getName(),
                connectionString,
                table,
                checkpoint.toString())
            .redirectErrorStream(true)
            .start());
  }

  /** Reads what it says up to the first line of this kind, or to its end. */
  List<String> readTo(Predicate<String> last) throws IOException {
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      lines.add(line);
      if (last.test(line)) {
        break;
      }
    }
    return lines;
  }

  /** Ends it as a power cut would. */
  void kill() throws InterruptedException {
    process.destroyForcibly();
    exitValue();
  }

  int exitValue() throws InterruptedException {
    if (!process.waitFor(1, TimeUnit.MINUTES)) {
      throw new IllegalStateException("the import does not end: " + lines);
    }
    return process.exitValue();
  }

  @Override
  public void close() {
    process.destroyForcibly();
    Runtime.getRuntime().removeShutdownHook(hook);
  }
}
