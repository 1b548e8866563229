package dev.keywright.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/** The folders under {@code golden}: what goes into the processor, and what has to come out. */
final class GoldenCases {
  static final Path ROOT = Path.of("src/test/resources/golden");

  private GoldenCases() {}

  static List<Path> all() {
    return list(ROOT);
  }

  static List<Path> inputs(Path goldenCase) {
    return list(goldenCase.resolve("in"));
  }

  static JavaFileObject[] sources(Path goldenCase) {
    return inputs(goldenCase).stream().map(GoldenCases::source).toArray(JavaFileObject[]::new);
  }

  private static JavaFileObject source(Path file) {
    return MemoryFiles.source(file.toString(), text(file));
  }

  /** The expected sources by file name. */
  static Map<String, String> outputs(Path goldenCase) {
    Map<String, String> outputs = new TreeMap<>();
    for (Path file : list(goldenCase.resolve("out"))) {
      outputs.put(file.getFileName().toString(), text(file));
    }
    return outputs;
  }

  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> list(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
