package dev.keywright.cli.output;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes what a command was asked for into the file that was named. */
public final class ResultFile {
  private ResultFile() {}

  /**
   * Writes a text.
   *
   * @throws LostResultException if it cannot be written
   */
  public static void write(Path file, String text) throws LostResultException {
    try {
      Files.writeString(file, text, UTF_8);
    } catch (IOException failed) {
      throw new LostResultException(file, failed);
    }
  }
}
