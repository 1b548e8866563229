package dev.keywright.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The command {@code keywright}, as its users run it: the jar that was packaged, with the jar of
 * one store in the directory {@code lib} beside it, in a process of its own.
 */
public final class CommandProgram {
  private static final String JAR = "keywright.jar";

  private final Path jar;

  private CommandProgram(Path jar) {
    this.jar = jar;
  }

  /**
   * Installs the command.
   *
   * @param directory an empty one
   * @param store as {@code --store} calls it
   */
  public static CommandProgram in(Path directory, String store) {
    String client = "keywright-cli-" + store + ".jar";
    Path tools = Repository.folder("tools");
    try {
      Path lib = Files.createDirectory(directory.resolve("lib"));
      copied(lib.resolve(client), tools.resolve(Path.of("cli-stores", store, "target", client)));
      return new CommandProgram(
          copied(directory.resolve(JAR), tools.resolve(Path.of("cli", "target", JAR))));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Path copied(Path to, Path jar) throws IOException {
    if (!Files.isRegularFile(jar)) {
      throw new IllegalStateException("there is no " + jar + ": run mvn package before");
    }
    return Files.copy(jar, to);
  }

  /**
   * Runs it to its end.
   *
   * @param environment is added to the variables of this process
   */
  public JarProgram.Output run(Map<String, String> environment, String... arguments) {
    return JarProgram.run(jar, environment, List.of(arguments));
  }
}
