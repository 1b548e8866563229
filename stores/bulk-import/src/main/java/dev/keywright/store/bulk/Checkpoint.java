package dev.keywright.store.bulk;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Which sets are written, in a file that outlives the process: a line that names the source, and a
 * line with the number of each set, appended when the store has all of its rows.
 */
final class Checkpoint implements AutoCloseable {
  private static final String HEADER = "import of ";

  private final Path file;
  private final FileChannel channel;
  private final BitSet written = new BitSet();

  private Checkpoint(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Opens the file, or creates it.
   *
   * @throws IllegalStateException if another import has it open
   * @throws IllegalArgumentException if it is one of another source
   */
  static Checkpoint open(Path file, ImportSource<?> source) {
    Checkpoint checkpoint = null;
    try {
      FileChannel channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      checkpoint = new Checkpoint(file, channel);
      checkpoint.lock();
      checkpoint.read(source);
      return checkpoint;
    } catch (IOException exception) {
      closeQuietly(checkpoint, exception);
      throw new UncheckedIOException("cannot use the checkpoint " + file, exception);
    } catch (RuntimeException exception) {
      closeQuietly(checkpoint, exception);
      throw exception;
    }
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

  private void read(ImportSource<?> source) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(channel.size()));
    while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
      // A read may return less than it was asked for.
    }
    String text = new String(bytes.array(), 0, bytes.position(), UTF_8);
    // What a killed process wrote of its last line is no line.
    String whole = text.substring(0, text.lastIndexOf('\n') + 1);
    channel.truncate(whole.getBytes(UTF_8).length);
    channel.position(channel.size());
    String header = HEADER + source.name();
    if (whole.isEmpty()) {
      append(header);
      return;
    }
    String[] lines = whole.split("\n", -1);
    if (!lines[0].equals(header)) {
      throw new IllegalArgumentException(
          "the checkpoint "
              + file
              + " belongs to the "
              + lines[0]
              + ", not to the "
              + header
              + "; name another file, or delete this one to begin again");
    }
    for (int i = 1; i < lines.length - 1; i++) {
      written.set(number(lines[i], source));
    }
  }

  private int number(String line, ImportSource<?> source) {
    int number = -1;
    try {
      number = Integer.parseInt(line);
    } catch (NumberFormatException exception) {
      throw notASet(line, exception);
    }
    if (number < 0 || number >= source.sets()) {
      throw notASet(line, null);
    }
    return number;
  }

  private IllegalArgumentException notASet(String line, @Nullable Exception cause) {
    return new IllegalArgumentException(
        "the checkpoint " + file + " has the line \"" + line + "\", which is no set", cause);
  }

  /** Whether a set was written by an earlier run. */
  synchronized boolean isWritten(int set) {
    return written.get(set);
  }

  /** Notes that a set is written; it is on the disk when this returns. */
  synchronized void add(int set) {
    written.set(set);
    try {
      append(Integer.toString(set));
    } catch (IOException exception) {
      throw new UncheckedIOException("cannot write the checkpoint " + file, exception);
    }
  }

  private void append(String line) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(UTF_8));
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
    channel.force(false);
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
