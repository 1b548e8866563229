package dev.keywright.processor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The JDKs that everything must compile on. */
public final class InstalledJdks {
  private static final int OLDEST = 17;

  private InstalledJdks() {}

  /** This JDK, and those that are installed beside it. */
  public static List<Path> all() throws IOException {
    return since(OLDEST);
  }

  /** Those of a feature version, and newer ones. */
  static List<Path> since(int feature) throws IOException {
    Path current = Path.of(System.getProperty("java.home")).toRealPath();
    try (Stream<Path> siblings = Files.list(current.getParent())) {
      return siblings
          .filter(home -> Files.isExecutable(home.resolve("bin/javac")))
          .filter(home -> !Files.isSymbolicLink(home))
          .filter(home -> featureVersion(home) >= feature)
          .sorted()
          .toList();
    }
  }

  private static int featureVersion(Path home) {
    Path release = home.resolve("release");
    return !Files.exists(release)
        ? 0
        : GoldenCases.text(release)
            .lines()
            .filter(line -> line.startsWith("JAVA_VERSION=\""))
            .map(line -> line.replaceAll("^JAVA_VERSION=\"(\\d+).*", "$1"))
            .mapToInt(Integer::parseInt)
            .findFirst()
            .orElse(0);
  }
}
