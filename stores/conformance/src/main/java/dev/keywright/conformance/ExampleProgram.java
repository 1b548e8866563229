package dev.keywright.conformance;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The example, as its users run it: the jar that was packaged, in a process of its own. */
public final class ExampleProgram {
  private static final Path JAR = Path.of("target", "keywright-example.jar");

  private ExampleProgram() {}

  /**
   * Runs it to its end.
   *
   * @param environment is added to the variables of this process
   * @throws IllegalStateException if it takes more than three minutes, or is not packaged
   */
  public static JarProgram.Output run(Map<String, String> environment, String... arguments) {
    return JarProgram.run(jar(), environment, List.of(arguments));
  }

  private static Path jar() {
    Path jar = Repository.folder("example-app").resolve(JAR);
    if (!Files.isRegularFile(jar)) {
      throw new IllegalStateException("there is no " + jar + ": run mvn package before");
    }
    return jar;
  }
}
