package dev.keywright.cli.output;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;

/** A result that could not be written; the message says where to, and why not. */
public final class LostResultException extends IOException {
  private static final long serialVersionUID = 1L;

  /**
   * A result for a file or a directory.
   *
   * @param failure what the system said
   */
  public LostResultException(Path to, IOException failure) {
    super(to + " cannot be written: " + reason(to, failure), failure);
  }

  private static String reason(Path to, IOException failure) {
    if (failure instanceof NoSuchFileException missing) {
      Path folder = Path.of(missing.getFile()).toAbsolutePath().getParent();
      boolean isThere = folder != null && Files.isDirectory(folder);
      return (isThere ? "no file can be made in " : "there is no directory ") + folder;
    }
    if (failure instanceof AccessDeniedException denied) {
      return "permission denied in " + Path.of(denied.getFile()).toAbsolutePath().getParent();
    }
    if (failure instanceof FileAlreadyExistsException taken) {
      return taken.getFile() + " is not a directory";
    }
    if (failure instanceof FileSystemException known) {
      String reason = known.getReason();
      if (reason == null) {
        return failure.getClass().getSimpleName() + " " + failure.getMessage();
      }
      // Beside the result is the file that it is written into before; it has a name by chance.
      if (known.getFile() != null && isBeside(to, Path.of(known.getFile()))) {
        return reason;
      }
    }
    return String.valueOf(failure.getMessage());
  }

  private static boolean isBeside(Path one, Path other) {
    return Objects.equals(one.toAbsolutePath().getParent(), other.toAbsolutePath().getParent());
  }
}
