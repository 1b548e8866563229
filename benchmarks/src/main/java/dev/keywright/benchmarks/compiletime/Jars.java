package dev.keywright.benchmarks.compiletime;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Finds the jars that the build left beside the one that is running. */
final class Jars {
  private final Path target;

  private Jars(Path target) {
    this.target = target;
  }

  static Jars besideThisOne() throws URISyntaxException {
    return new Jars(thisOne().resolveSibling("").toAbsolutePath());
  }

  /** The jar that is running. */
  static Path thisOne() throws URISyntaxException {
    return Path.of(Jars.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  Path processor(Contender contender) throws IOException {
    return beginningWith(contender.processorJar());
  }

  List<Path> classPath(Contender contender) throws IOException {
    List<Path> jars = new ArrayList<>();
    for (String beginning : contender.classPath()) {
      jars.add(beginningWith(beginning));
    }
    return List.copyOf(jars);
  }

  private Path beginningWith(String beginning) throws IOException {
    Path whole = target.resolve(beginning);
    try (Stream<Path> jars = Files.list(whole.resolveSibling(""))) {
      return jars.filter(jar -> jar.toString().startsWith(whole.toString()))
          .findFirst()
          .orElseThrow(
              () -> new IOException("no jar " + beginning + "*: run mvn package in benchmarks"));
    }
  }
}
