package dev.keywright.processor.fixes;

import dev.keywright.processor.Compiled;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/** The entities of the corpus as texts, and the annotations of others that they wear. */
final class Corpus {
  private static final Path FOLDER = Path.of("src/test/resources/corpus");
  private static final Path OUTSIDE = Path.of("src/test/resources/outside");
  private static final Path ANNOTATIONS = FOLDER.resolve("annotations");

  private Corpus() {}

  /**
   * All entities, in a package of another name, but for families, which another processor judges.
   */
  static List<String> sources(String inPackage) {
    return Stream.concat(files(FOLDER, 1), files(OUTSIDE, 1))
        .map(Corpus::text)
        .filter(text -> !text.contains("@KeyFamily"))
        .map(text -> text.replace("package corpus;", "package " + inPackage + ";"))
        .toList();
  }

  static List<JavaFileObject> annotations() {
    return files(ANNOTATIONS, Integer.MAX_VALUE)
        .map(
            file -> {
              String path = ANNOTATIONS.relativize(file).toString().replace('\\', '/');
              String name = path.replace(".java", "").replace('/', '.');
              return Compiled.source(name, text(file));
            })
        .toList();
  }

  private static Stream<Path> files(Path folder, int depth) {
    try (Stream<Path> files = Files.walk(folder, depth)) {
      return files.filter(it -> it.toString().endsWith(".java")).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
