package dev.keywright.cli.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A text that people have written or kept for a command, such as layouts. It is read without its
 * byte order mark.
 */
public final class TextFile {
  private static final int MOST_MEGABYTES = 16;

  private TextFile() {}

  /**
   * All of it.
   *
   * @throws UnreadableInputException if it is not there, or no text in UTF-8
   */
  public static String read(Path file) throws UnreadableInputException {
    return lines(file, Long.MAX_VALUE).stream().collect(Collectors.joining("\n"));
  }

  /**
   * Its first lines.
   *
   * @throws UnreadableInputException if it is not there, or no text in UTF-8
   */
  public static List<String> lines(Path file, long most) throws UnreadableInputException {
    requireThere(file);
    if (Files.isDirectory(file)) {
      throw new UnreadableInputException(file + " is a directory, and no text");
    }
    // This decoder reports bytes that are no UTF-8. The one that a reader makes replaces them.
    try (InputStream in = limited(Files.newInputStream(file));
        BufferedReader text =
            new BufferedReader(
                new InputStreamReader(ByteOrderMark.skip(in, () -> {}), UTF_8.newDecoder()))) {
      return text.lines().limit(most).toList();
    } catch (UncheckedIOException failed) {
      throw unreadable(file, Objects.requireNonNull(failed.getCause()));
    } catch (IOException failed) {
      throw unreadable(file, failed);
    }
  }

  private static UnreadableInputException unreadable(Path file, IOException failed) {
    return failed instanceof CharacterCodingException
        ? new UnreadableInputException(file + ": it is no text in UTF-8", failed)
        : UnreadableInputException.of(file.toString(), failed);
  }

  // A line has no end in the dump of a table that is given by mistake, and would take all memory.
  private static InputStream limited(InputStream in) {
    return new FilterInputStream(in) {
      private long left = (long) MOST_MEGABYTES << 20;

      @Override
      public int read(byte[] buffer, int from, int length) throws IOException {
        int count = super.read(buffer, from, length);
        left -= count;
        if (left < 0) {
          throw new IOException(
              "it has more than " + MOST_MEGABYTES + " MB, which is the most that is read");
        }
        return count;
      }
    };
  }

  /**
   * Refuses a path that leads nowhere.
   *
   * @throws UnreadableInputException if nothing is there
   */
  public static void requireThere(Path file) throws UnreadableInputException {
    String name = file.toString();
    if (name.isEmpty() || !Files.exists(file)) {
      throw new UnreadableInputException(
          "there is no file " + (name.isEmpty() ? "with an empty name" : name));
    }
  }
}
