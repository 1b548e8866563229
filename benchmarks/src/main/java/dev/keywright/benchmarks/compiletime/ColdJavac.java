package dev.keywright.benchmarks.compiletime;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * javac in a JVM of its own, from its start to its end, as a command starts it. The memory of a
 * sample is the peak of the heap.
 */
final class ColdJavac implements Javac {
  private final Path folder;
  private final Path classPath;

  ColdJavac(Path folder, Path classPath) {
    this.folder = folder;
    this.classPath = classPath;
  }

  @Override
  public Sample run(Task task) throws IOException, InterruptedException {
    // As the javac command starts: with a small heap. The serial collector lets it grow only when
    // it has to, so that its peak says what was needed.
    long start = System.nanoTime();
    int result = start(task, "-Xms8m", "-XX:+UseSerialGC").waitFor();
    long nanos = System.nanoTime() - start;
    List<String> said = Files.readAllLines(output());
    if (result != 0) {
      throw new IOException(
          task
              + " does not compile: "
              + String.join("\n", said.subList(0, Math.min(9, said.size()))));
    }
    String[] figures = said.get(said.size() - 1).split(" ", 2);
    return new Sample(
        nanos / 1e6, Long.parseLong(figures[0]) / 1e6, Long.parseLong(figures[1]) / 1e6);
  }

  /** Starts a compilation with these options of the JVM. */
  Process start(Task task, String... options) throws IOException {
    task.workload().clean();
    Path arguments = folder.resolve("arguments");
    List<String> lines = new ArrayList<>(task.options());
    task.workload().files().forEach(file -> lines.add(file.toString()));
    Files.write(arguments, lines);

    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(options));
    command.addAll(
        List.of("-cp", classPath.toString(), ForkedJavac.class.getName(), arguments.toString()));
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(output().toFile())
        .start();
  }

  private Path output() {
    return folder.resolve("output");
  }
}
