package dev.keywright.cli.output;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** A result that could not be written; the message says where to, and why not. */
public final class LostResultException extends IOException {
  private static final long serialVersionUID = 1L;

  /**
   * A result for a file or a directory.
   *
   * @param failure what the system said
   */
  public LostResultException(Path to, IOException failure) {
    super(to + " cannot be written: " + reason(failure), failure);
  }

  private static String reason(IOException failure) {
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
    boolean isNamed = failure instanceof FileSystemException known && known.getReason() == null;
    return isNamed
        ? failure.getClass().getSimpleName() + " " + failure.getMessage()
        : String.valueOf(failure.getMessage());
  }
}
