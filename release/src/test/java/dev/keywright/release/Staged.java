package dev.keywright.release;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.release.Poms.Pom;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The repository that {@code .ci/release} has staged. */
final class Staged {
  /** The property that names it; the tests of its files run only where it is set. */
  static final String PROPERTY = "release.staged";

  private Staged() {}

  /** Where Maven keeps the libraries of others. */
  static Path libraries() {
    return Path.of(System.getProperty("release.libraries"));
  }

  static Path repository() {
    return Path.of(System.getProperty(PROPERTY));
  }

  /** The folder of one artifact. */
  static Path folder(Pom pom) {
    return repository().resolve("dev/keywright").resolve(pom.artifact());
  }

  /**
   * The files of one artifact, without their checksums and signatures.
   *
   * @return what follows its name and version: {@code .pom}, {@code -sources.jar}
   */
  static Set<String> kinds(Pom pom) throws IOException {
    return files(pom).stream()
        .map(it -> it.getFileName().toString())
        .filter(it -> !it.matches(".*\\.(md5|sha1|asc)"))
        .map(it -> suffix(pom, it))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  static Path file(Pom pom, String kind) throws IOException {
    List<Path> found = new ArrayList<>();
    for (Path file : files(pom)) {
      if (kind.equals(suffix(pom, file.getFileName().toString()))) {
        found.add(file);
      }
    }
    if (found.size() != 1) {
      throw new IOException(pom.artifact() + kind + " is staged " + found.size() + " times");
    }
    return found.get(0);
  }

  /** All files of the version that is staged. */
  static List<Path> files(Pom pom) throws IOException {
    Path version = folder(pom).resolve(pom.effective().getVersion());
    try (Stream<Path> files = Files.list(version)) {
      return files.sorted().toList();
    }
  }

  private static String suffix(Pom pom, String name) {
    String prefix = pom.artifact() + "-" + pom.effective().getVersion();
    return name.startsWith(prefix) ? name.substring(prefix.length()) : name;
  }

  static Set<String> entries(Path jar) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      return file.stream()
          .filter(it -> !it.isDirectory())
          .map(it -> it.getName())
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  static String text(Path jar, String entry) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      return new String(file.getInputStream(file.getJarEntry(entry)).readAllBytes(), UTF_8);
    }
  }
}
