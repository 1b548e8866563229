package dev.keywright.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A program in a jar, in a process of its own. */
public final class JarProgram {
  private static final int MOST_MINUTES = 3;

  /**
   * What it did.
   *
   * @param lines of both its outputs
   */
  public record Output(int exitCode, List<String> lines) {
    /** The partition keys of the purchases that it printed, in their order. */
    public List<String> partitionKeys() {
      return lines.stream()
          .map(String::strip)
          .filter(line -> line.matches("\\d{6},.*"))
          .map(line -> line.substring(0, line.indexOf(' ')))
          .toList();
    }

    /** All lines, as they were printed. */
    public String text() {
      return String.join("\n", lines);
    }
  }

  private JarProgram() {}

  /**
   * Runs it to its end.
   *
   * @param environment is added to the variables of this process
   * @throws IllegalStateException if it takes more than three minutes
   */
  static Output run(Path jar, Map<String, String> environment, List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // A short run: what the second compiler of the JVM takes does not come back.
    command.addAll(List.of("-Xmx512m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(List.of("-jar", jar.toString()));
    command.addAll(arguments);
    try {
      Path out = Files.createTempFile(Files.createDirectories(Path.of("target")), "program", "log");
      ProcessBuilder builder =
          new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile());
      builder.environment().putAll(environment);
      Process process = builder.start();
      try {
        if (!process.waitFor(MOST_MINUTES, TimeUnit.MINUTES)) {
          throw new IllegalStateException(
              command + " did not end:\n" + Files.readString(out, UTF_8));
        }
        return new Output(process.exitValue(), Files.readAllLines(out, UTF_8));
      } finally {
        process.destroyForcibly();
      }
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    } catch (InterruptedException exception) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(command + " was interrupted", exception);
    }
  }
}
