package dev.keywright.cli;

import dev.keywright.cli.input.UnreadableInputException;
import dev.keywright.guard.lock.CompiledModule;
import dev.keywright.guard.lock.LockFile;
import dev.keywright.guard.lock.MalformedLockException;
import dev.keywright.report.description.UnreadableDescriptionException;
import java.io.IOException;
import java.nio.file.Files;
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
    } catch (UnreadableDescriptionException large) {
      throw large;
    } catch (IOException unreadable) {
      String reason = Files.isDirectory(file) ? "it is a directory" : unreadable.getMessage();
      throw new UnreadableInputException(file + " cannot be read: " + reason, unreadable);
    }
  }

  CompiledModule module() throws IOException {
    try {
      return CompiledModule.in(containers);
    } catch (UnreadableDescriptionException explained) {
      throw explained;
    } catch (IOException unreadable) {
      throw new UnreadableInputException(String.valueOf(unreadable.getMessage()), unreadable);
    }
  }
}
