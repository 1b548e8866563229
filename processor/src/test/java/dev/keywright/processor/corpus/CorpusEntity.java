package dev.keywright.processor.corpus;

import dev.keywright.processor.Compiled;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * One file of the corpus. Lists hold findings as {@code KW201 at}, sorted.
 *
 * <p>What is to be found is written down before the first run. Where that run found something else,
 * a ruling says who was right: the reviewer corrects the file ({@code // expected: } keeps what
 * stood there), or the check is mended; {@code // found: } keeps what it found at first.
 *
 * @param expected what is to be found
 * @param atFirst what was to be found before the first run
 * @param foundAtFirst what the first run found
 * @param ruling why one of them was wrong; empty if they agreed
 */
record CorpusEntity(
    String name,
    String text,
    List<String> expected,
    List<String> atFirst,
    List<String> foundAtFirst,
    Optional<String> ruling) {
  private static final Path RESOURCES = Path.of("src/test/resources");
  private static final Path ANNOTATIONS = RESOURCES.resolve("corpus/annotations");
  private static final String FINDS = "// finds: ";
  private static final String EXPECTED = "// expected: ";
  private static final String FOUND = "// found: ";
  private static final String RULING = "// ruling: ";
  private static final String NOTHING = "nothing";

  /** All entities of a folder by name. */
  static List<CorpusEntity> all(String folder) {
    return sources(RESOURCES.resolve(folder), 1).map(CorpusEntity::read).toList();
  }

  private static Stream<Path> sources(Path folder, int depth) {
    try (Stream<Path> files = Files.walk(folder, depth)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static CorpusEntity read(Path file) {
    String name = file.getFileName().toString().replace(".java", "");
    String text = text(file);
    List<String> expected =
        listed(text, FINDS)
            .orElseThrow(() -> new AssertionError(name + " does not say what is to be found"));
    List<String> atFirst = listed(text, EXPECTED).orElse(expected);
    List<String> found = listed(text, FOUND).orElse(atFirst);
    Optional<String> ruling =
        text.lines()
            .filter(line -> line.startsWith(RULING))
            .map(line -> line.substring(RULING.length()))
            .findFirst();
    if (ruling.isPresent() == found.equals(atFirst)) {
      throw new AssertionError(name + " needs a ruling, where the first run was a surprise");
    }
    return new CorpusEntity(name, text, expected, atFirst, found, ruling);
  }

  /** The findings of some lines; empty without such a line. */
  private static Optional<List<String>> listed(String text, String label) {
    List<String> lines =
        text.lines()
            .filter(line -> line.startsWith(label))
            .map(line -> line.substring(label.length()))
            .toList();
    if (lines.contains(NOTHING) && lines.size() > 1) {
      throw new AssertionError("nothing, and more: " + lines);
    }
    return lines.isEmpty()
        ? Optional.empty()
        : Optional.of(lines.stream().filter(it -> !it.equals(NOTHING)).sorted().toList());
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The annotations of others that some entities wear. */
  static List<JavaFileObject> annotations() {
    return sources(ANNOTATIONS, Integer.MAX_VALUE)
        .map(file -> Compiled.source(typeName(file), text(file)))
        .toList();
  }

  private static String typeName(Path file) {
    String path = ANNOTATIONS.relativize(file).toString();
    return path.replace(".java", "").replace('/', '.').replace('\\', '.');
  }

  JavaFileObject source() {
    return Compiled.source("corpus." + name, text);
  }

  /** What is found in it, as {@code KW201 at}; sorted. */
  List<String> found(List<Diagnostic<? extends JavaFileObject>> findings) {
    Places places = places();
    return findings.stream()
        .map(
            it ->
                it.getMessage(Locale.ROOT).substring(1, "[KW000".length())
                    + " "
                    + places.at(it.getPosition()))
        .sorted()
        .toList();
  }

  /** The declarations that findings are shown at. */
  Places places() {
    return Places.of(source());
  }
}
