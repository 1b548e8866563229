package dev.keywright.cli.output;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/** Writes what a command was asked for into the file that was named. */
public final class ResultFile {
  private ResultFile() {}

  /**
   * Writes a text: all of it, or nothing.
   *
   * @throws LostResultException if it cannot be written
   */
  public static void write(Path file, String text) throws LostResultException {
    try {
      if (Files.isDirectory(file)) {
        throw new IOException("it is a directory");
      }
      if (Files.exists(file) && !Files.isRegularFile(file)) {
        // A pipe or a device is written to, and cannot be replaced.
        Files.writeString(file, text, UTF_8);
      } else {
        replace(Files.exists(file) ? file.toRealPath() : file, text);
      }
    } catch (IOException failed) {
      throw new LostResultException(file, failed);
    }
  }

  // A disk that gets full in the middle leaves the old file as it was.
  private static void replace(Path file, String text) throws IOException {
    Path beside = file.resolveSibling("." + UUID.randomUUID() + ".tmp");
    try {
      Files.writeString(beside, text, UTF_8, StandardOpenOption.CREATE_NEW);
      Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(beside);
    }
  }
}
