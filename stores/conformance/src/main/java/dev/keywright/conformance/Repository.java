package dev.keywright.conformance;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Where the modules of this project are, from the folder of any of them. */
final class Repository {
  private Repository() {}

  /**
   * The folder of a module at the top of the project.
   *
   * @throws IllegalStateException if this process was not started in the project
   */
  static Path folder(String module) {
    Path here = Path.of("").toAbsolutePath();
    for (@Nullable Path at = here; at != null; at = at.getParent()) {
      Path folder = at.resolve(module);
      if (Files.isDirectory(at.resolve("processor")) && Files.isDirectory(folder)) {
        return folder;
      }
    }
    throw new IllegalStateException("no folder above " + here + " has the module " + module);
  }
}
