package dev.keywright.store.bulk;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.BitSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Which sets are written, in a file that outlives the process: a line that names the source and the
 * target, and a line with the number of each set, appended when the store has all of its rows.
 */
final class Checkpoint implements AutoCloseable {
  private static final String START = "import of ";
  private static final int MOST_SHOWN = 300;
  private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,9}");

  private final Path file;
  private final FileChannel channel;
  private final DurableLines lines;
  private final BitSet written = new BitSet();

  private Checkpoint(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
    this.lines = new DurableLines(channel);
  }

  /**
   * Opens the file, or creates it.
   *
   * @throws IllegalStateException if another import has it open
   * @throws IllegalArgumentException if it is one of another source or target, or no checkpoint; it
   *     is then left as it is
   */
  static Checkpoint open(Path file, ImportSource<?> source, String target) {
    Checkpoint checkpoint = null;
    try {
      FileChannel channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      checkpoint = new Checkpoint(file, channel);
      checkpoint.lock();
      checkpoint.begin(START + source.name() + " into " + target);
      checkpoint.read(source.sets());
      return checkpoint;
    } catch (IOException exception) {
      closeQuietly(checkpoint, exception);
      throw new UncheckedIOException(
          "cannot use the checkpoint " + file + ": " + reason(exception), exception);
    } catch (RuntimeException exception) {
      closeQuietly(checkpoint, exception);
      throw exception;
    }
  }

  private static String reason(IOException exception) {
    return exception instanceof NoSuchFileException
        ? "its directory does not exist; create it"
        : exception.toString();
  }

  private static void closeQuietly(@Nullable Checkpoint checkpoint, Exception before) {
    if (checkpoint != null) {
      try {
        checkpoint.close();
      } catch (RuntimeException exception) {
        before.addSuppressed(exception);
      }
    }
  }

  private void lock() throws IOException {
    FileLock lock;
    try {
      lock = channel.tryLock();
    } catch (OverlappingFileLockException inThisProcess) {
      lock = null;
    }
    if (lock == null) {
      throw new IllegalStateException("another import is using the checkpoint " + file);
    }
  }

  /** Goes past the first line; writes it, if the file ends before or within it. */
  private void begin(String header) throws IOException {
    byte[] expected = (header + "\n").getBytes(UTF_8);
    byte[] found = bytes(0, Math.min(channel.size(), expected.length));
    if (!Arrays.equals(found, Arrays.copyOf(expected, found.length))) {
      throw ofAnother(header);
    }
    if (found.length < expected.length) {
      channel.truncate(0);
      lines.append(header);
    }
    channel.position(expected.length);
  }

  private IllegalArgumentException ofAnother(String header) throws IOException {
    byte[] beginning = bytes(0, Math.min(channel.size(), MOST_SHOWN));
    String first = new String(beginning, UTF_8).lines().findFirst().orElse("");
    return new IllegalArgumentException(
        first.startsWith(START)
            ? "the checkpoint "
                + file
                + " belongs to the "
                + first
                + ", not to the "
                + header
                + "; name another file, or delete this one to begin again"
            : file + " is not a checkpoint, and was left as it is; name another file");
  }

  private void read(int sets) throws IOException {
    long from = channel.position();
    byte[] rest = bytes(from, channel.size() - from);
    int end = rest.length;
    // What a killed process wrote of its last line is no line.
    while (end > 0 && rest[end - 1] != '\n') {
      end--;
    }
    if (end > 0) {
      for (String line : new String(rest, 0, end - 1, ISO_8859_1).split("\n", -1)) {
        written.set(number(line, sets));
      }
    }
    channel.truncate(from + end);
    channel.position(from + end);
  }

  private byte[] bytes(long from, long count) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(count));
    while (bytes.hasRemaining() && channel.read(bytes, from + bytes.position()) >= 0) {
      // A read may return less than it was asked for.
    }
    return Arrays.copyOf(bytes.array(), bytes.position());
  }

  private int number(String line, int sets) {
    long number = NUMBER.matcher(line).matches() ? Long.parseLong(line) : Long.MAX_VALUE;
    if (number >= sets) {
      throw new IllegalArgumentException(
          "the checkpoint "
              + file
              + " has the line \""
              + line
              + "\", which is not a set: sets are 0 to "
              + (sets - 1)
              + "; name another file, or delete this one to begin again");
    }
    return (int) number;
  }

  /** Whether a set was written by an earlier run. */
  synchronized boolean isWritten(int set) {
    return written.get(set);
  }

  /** Notes that a set is written; it is on the disk when this returns. */
  synchronized void add(int set) {
    try {
      lines.append(Integer.toString(set));
    } catch (IOException exception) {
      throw new UncheckedIOException(
          "cannot write the checkpoint " + file + ": " + exception.getMessage(), exception);
    }
    written.set(set);
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException exception) {
      throw new UncheckedIOException("cannot close the checkpoint " + file, exception);
    }
  }
}
