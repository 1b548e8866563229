package dev.keywright.processor.snapshot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.CheckPages;
import dev.keywright.processor.Compiled;
import dev.keywright.processor.fixes.RandomSources;
import dev.keywright.processor.laws.RandomDesigns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every finding and every generated source of a few thousand entities is what it was. After a
 * change that is meant, {@code -Dgolden=update} writes the digests anew; {@code target/snapshot}
 * has the whole texts, to be compared with those of the build before.
 */
class SnapshotTest {
  private static final boolean UPDATE = "update".equals(System.getProperty("golden"));
  private static final Path RESOURCES = Path.of("src/test/resources");
  private static final Path TEXTS = Path.of("target/snapshot");
  private static final int SOME = 100;
  private static final int MANY = 1_000;
  private static final int AT_ONCE = 100;

  @Test
  void entitiesOfPeopleGiveWhatTheyGave() throws IOException {
    Snapshot snapshot = new Snapshot();
    for (Path page : CheckPages.all()) {
      for (String title : List.of("Bad", "Good")) {
        String name = "page/" + page.getFileName().toString().substring(0, 5) + title;
        snapshot.add(List.of(CheckPages.source(CheckPages.example(page, title))), path -> name);
      }
    }
    for (String folder : List.of("golden", "systems")) {
      for (Path entity : entities(RESOURCES.resolve(folder))) {
        String name = RESOURCES.relativize(entity).toString().replace('\\', '/');
        snapshot.add(sources(entity), path -> name);
      }
    }
    addCorpus(snapshot);
    compare("written", snapshot);
  }

  // No two entities of it have one name, so javac reads the class path once for all.
  private static void addCorpus(Snapshot snapshot) throws IOException {
    Path corpus = RESOURCES.resolve("corpus");
    List<String> names =
        entities(corpus).stream()
            .map(it -> it.getFileName().toString().replace(".java", ""))
            .sorted(Comparator.comparingInt(String::length).reversed())
            .toList();
    List<JavaFileObject> sources = new ArrayList<>();
    addAll(corpus, sources);
    snapshot.add(sources, path -> "corpus/" + entityOf(path, names) + ".java");
  }

  /** The longest name that a source, or what was generated of it, begins with. */
  private static String entityOf(String path, List<String> names) {
    String file = path.substring(path.lastIndexOf('/') + 1);
    return names.stream().filter(file::startsWith).findFirst().orElseThrow();
  }

  @Test
  @Tag("part")
  void someRandomEntitiesGiveWhatTheyGave() throws IOException {
    compare("random-some", random(1, SOME));
  }

  @Test
  @Tag("full")
  void twoThousandRandomEntitiesGiveWhatTheyGave() throws IOException {
    compare("random", random(1 + SOME, MANY));
  }

  private static Snapshot random(int seed, int count) {
    Snapshot snapshot = new Snapshot();
    for (int from = seed; from < seed + count; from += AT_ONCE) {
      snapshot.add(
          RandomDesigns.sources(from, AT_ONCE), path -> path.replaceAll(".*/(R\\d+).*", "$1"));
      snapshot.add(packages(from), path -> path.replaceAll("(.*/)?(f\\d+)/.*", "$2"));
    }
    return snapshot;
  }

  private static List<JavaFileObject> packages(int from) {
    List<JavaFileObject> sources = new ArrayList<>();
    for (String source : RandomSources.of(from, AT_ONCE)) {
      String name = "f" + (from + sources.size());
      sources.add(Compiled.source(name + ".Row", source.replace(RandomSources.PACKAGE, name)));
    }
    return sources;
  }

  private static List<Path> entities(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(it -> !it.endsWith("annotations")).sorted().toList();
    }
  }

  private static List<JavaFileObject> sources(Path entity) throws IOException {
    List<JavaFileObject> sources = new ArrayList<>();
    Path folder = Files.isDirectory(entity) ? entity.resolve("in") : entity;
    addAll(folder, sources);
    return sources;
  }

  private static void addAll(Path folder, List<JavaFileObject> sources) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(it -> it.toString().endsWith(".java")).sorted().toList()) {
        String name = file.toString().replace(".java", "").replace('\\', '/');
        sources.add(Compiled.source(name.replace('/', '.'), Files.readString(file)));
      }
    }
  }

  private static void compare(String name, Snapshot snapshot) throws IOException {
    for (Map.Entry<String, String> text : snapshot.texts().entrySet()) {
      Path file = TEXTS.resolve(name).resolve(text.getKey() + ".txt");
      Files.createDirectories(file.getParent());
      Files.writeString(file, text.getValue());
    }
    Path digests = RESOURCES.resolve("snapshot/" + name + ".txt");
    List<String> lines = snapshot.lines();
    if (UPDATE) {
      Files.createDirectories(digests.getParent());
      Files.write(digests, lines);
    }
    List<String> known = Files.readAllLines(digests);
    List<String> changed = new ArrayList<>(lines);
    changed.removeAll(Set.copyOf(known));

    assertThat(changed).as("compare %s with that of the build before", TEXTS).isEmpty();
    assertThat(lines).isEqualTo(known);
  }
}
