package dev.keywright.example.command;

import dev.keywright.example.store.StoreDirectory;
import java.nio.file.Path;
import java.util.function.ToIntFunction;

/** The checkpoint of a load that nobody means to resume. */
final class TemporaryCheckpoint {
  private TemporaryCheckpoint() {}

  /** Runs a load with a file that is deleted afterwards. */
  static int using(ToIntFunction<Path> load) {
    try (StoreDirectory directory = StoreDirectory.temporary()) {
      return load.applyAsInt(directory.path().resolve("checkpoint"));
    }
  }
}
