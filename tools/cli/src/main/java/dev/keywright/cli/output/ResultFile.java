package dev.keywright.cli.output;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/**
 * Writes what a command was asked for into the file that was named: all of it, or nothing. A disk
 * that gets full in the middle leaves the old file as it was.
 */
public final class ResultFile implements Closeable {
  private static final int MOST_LINKS = 40;

  private final Path file;
  private final Path written;
  private final Writer out;

  private ResultFile(Path asked) throws IOException {
    if (Files.isDirectory(asked)) {
      throw new IOException("it is a directory");
    }
    if (Files.exists(asked) && !Files.isRegularFile(asked)) {
      // A pipe or a device is written to, and cannot be replaced.
      this.file = asked;
      this.written = asked;
      this.out = Files.newBufferedWriter(written, UTF_8);
    } else {
      this.file = Files.exists(asked) ? asked.toRealPath() : linked(asked);
      this.written = file.resolveSibling("." + UUID.randomUUID() + ".tmp");
      this.out = Files.newBufferedWriter(written, UTF_8, StandardOpenOption.CREATE_NEW);
    }
  }

  /** Where symbolic links lead, also if nothing is there yet. */
  private static Path linked(Path file) throws IOException {
    Path target = file;
    for (int i = 0; Files.isSymbolicLink(target); i++) {
      if (i == MOST_LINKS) {
        throw new IOException("it is a symbolic link that leads to itself");
      }
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    return target;
  }

  /**
   * A result that is written in pieces.
   *
   * @throws LostResultException if the file cannot be written
   */
  public static ResultFile at(Path file) throws LostResultException {
    try {
      return new ResultFile(file);
    } catch (IOException failed) {
      throw new LostResultException(file, failed);
    }
  }

  /**
   * Writes a text.
   *
   * @throws LostResultException if it cannot be written
   */
  public static void write(Path file, String text) throws LostResultException {
    try (ResultFile result = at(file)) {
      result.add(text);
      result.finish();
    }
  }

  /**
   * Writes a piece.
   *
   * @throws LostResultException if it cannot be written
   */
  public void add(String piece) throws LostResultException {
    try {
      out.write(piece);
    } catch (IOException failed) {
      throw new LostResultException(file, failed);
    }
  }

  /**
   * Puts the result into its place.
   *
   * @throws LostResultException if it cannot be written
   */
  public void finish() throws LostResultException {
    try {
      out.close();
      if (!written.equals(file)) {
        keepPermissions();
        Files.move(written, file, StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException failed) {
      throw new LostResultException(file, failed);
    }
  }

  // The new file takes the place of the old one, and whoever could read that one still can.
  private void keepPermissions() throws IOException {
    boolean isPosix = Files.getFileStore(written).supportsFileAttributeView("posix");
    if (isPosix && Files.exists(file)) {
      Files.setPosixFilePermissions(written, Files.getPosixFilePermissions(file));
    }
  }

  @Override
  public void close() throws LostResultException {
    try {
      // Of a full disk, it throws what is known already.
      out.close();
    } catch (IOException failed) {
      throw new LostResultException(file, failed);
    } finally {
      deleteUnfinished();
    }
  }

  private void deleteUnfinished() throws LostResultException {
    try {
      if (!written.equals(file)) {
        Files.deleteIfExists(written);
      }
    } catch (IOException failed) {
      throw new LostResultException(file, failed);
    }
  }
}
