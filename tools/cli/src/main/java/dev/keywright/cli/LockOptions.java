package dev.keywright.cli;

import dev.keywright.cli.input.UnreadableInputException;
import dev.keywright.guard.lock.CompiledModule;
import dev.keywright.guard.lock.LockFile;
import dev.keywright.guard.lock.MalformedLockException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Where a build and its lock are. */
final class LockOptions {
  @Parameters(
      arity = "1..*",
      paramLabel = "CLASSES",
      description = "Directories of classes, or jars, of one module.")
  private List<Path> containers;

  @Option(
      names = "--file",
      paramLabel = "FILE",
      defaultValue = LockFile.NAME,
      description = "The lock file. Default: ${DEFAULT-VALUE} in this directory.")
  private Path file;

  Path file() {
    return file;
  }

  LockFile lock() throws IOException {
    try {
      return LockFile.read(file);
    } catch (MalformedLockException malformed) {
      throw new UnreadableInputException(file + ", " + malformed.getMessage());
    }
  }

  CompiledModule module() throws IOException {
    return CompiledModule.in(containers);
  }
}
