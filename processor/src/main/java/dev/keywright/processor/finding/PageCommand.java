package dev.keywright.processor.finding;

import java.net.URI;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;

/** The command that prints the page of a check, which is in the jar of the processor. */
final class PageCommand {
  private static final Optional<Path> JAR =
      Optional.ofNullable(PageCommand.class.getProtectionDomain().getCodeSource())
          .map(CodeSource::getLocation)
          .flatMap(location -> jar(URI.create(location.toString())));

  private PageCommand() {}

  /** Empty if the processor does not run from a jar. */
  static Optional<String> of(CheckId check) {
    return JAR.map(jar -> of(jar, check));
  }

  static String of(Path jar, CheckId check) {
    String path = jar.toString();
    return "java -jar " + (path.indexOf(' ') < 0 ? path : '"' + path + '"') + " " + check;
  }

  static Optional<Path> jar(URI location) {
    return "file".equals(location.getScheme()) && location.getPath().endsWith(".jar")
        ? Optional.of(Path.of(location))
        : Optional.empty();
  }
}
