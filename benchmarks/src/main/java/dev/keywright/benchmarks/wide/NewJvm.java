package dev.keywright.benchmarks.wide;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A JVM like this one that runs one class, and what it prints. */
final class NewJvm {
  private NewJvm() {}

  static String printed(List<String> options, Class<?> main, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    command.addAll(List.of(arguments));
    try {
      Process jvm =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      String printed = new String(jvm.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (jvm.waitFor() != 0) {
        throw new IllegalStateException("the JVM ended with " + jvm.exitValue());
      }
      return printed.strip();
    } catch (IOException e) {
      throw new IllegalStateException("no JVM could be started", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }
}
