package dev.keywright.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Where the classes of a build and their sources are. */
final class SourceOptions {
  private static final Path USUAL = Path.of("src", "main", "java");

  @Parameters(
      arity = "1..*",
      paramLabel = "CLASSES",
      description = "Directories of classes, also after a compilation that failed.")
  private List<Path> classes;

  @Option(
      names = "--sources",
      paramLabel = "DIR",
      description =
          "A directory that the first package is in; several times for several. Default:"
              + " src/main/java beside each target/classes, or in this directory.")
  private List<Path> sources = List.of();

  List<Path> classes() {
    return classes;
  }

  List<Path> sources() {
    return sources.isEmpty()
        ? classes.stream().map(SourceOptions::beside).distinct().toList()
        : sources;
  }

  private static Path beside(Path classes) {
    Path folder = classes.toAbsolutePath().normalize();
    for (Path at = folder.getParent(); at != null; at = at.getParent()) {
      if (Files.isDirectory(at.resolve(USUAL))) {
        return at.resolve(USUAL);
      }
    }
    return USUAL;
  }
}
