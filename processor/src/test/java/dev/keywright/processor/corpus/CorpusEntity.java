package dev.keywright.processor.corpus;

import dev.keywright.processor.Compiled;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/**
 * One file of the corpus.
 *
 * @param expected what is to be found, as {@code KW201 at}; sorted
 */
record CorpusEntity(String name, String text, List<String> expected) {
  private static final Path FOLDER = Path.of("src/test/resources/corpus");
  private static final String FINDS = "// finds: ";
  private static final String NOTHING = "nothing";

  /** All entities by name. */
  static List<CorpusEntity> all() {
    return sources(FOLDER, 1).map(CorpusEntity::read).toList();
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
    List<String> declared =
        text.lines()
            .filter(line -> line.startsWith(FINDS))
            .map(line -> line.substring(FINDS.length()))
            .toList();
    if (declared.isEmpty() || (declared.contains(NOTHING) && declared.size() > 1)) {
      throw new AssertionError(name + " does not say what is to be found");
    }
    return new CorpusEntity(
        name, text, declared.stream().filter(it -> !it.equals(NOTHING)).sorted().toList());
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Compiles it with the annotations of others that it wears. */
  Compiled compiled() {
    List<JavaFileObject> sources = new ArrayList<>();
    sources.add(source());
    sources(FOLDER.resolve("annotations"), Integer.MAX_VALUE)
        .map(file -> Compiled.source(typeName(file), text(file)))
        .forEach(sources::add);
    return Compiled.with(List.of(), sources.toArray(JavaFileObject[]::new));
  }

  private static String typeName(Path file) {
    String path = FOLDER.resolve("annotations").relativize(file).toString();
    return path.replace(".java", "").replace('/', '.').replace('\\', '.');
  }

  private JavaFileObject source() {
    return Compiled.source("corpus." + name, text);
  }

  /** What is found in its compiled form, as {@code KW201 at}; sorted. */
  List<String> found(Compiled compiled) {
    Places places = Places.of(source());
    return compiled.findings().stream()
        .map(
            it ->
                it.getMessage(Locale.ROOT).substring(1, "[KW000".length())
                    + " "
                    + places.at(it.getPosition()))
        .sorted()
        .toList();
  }
}
