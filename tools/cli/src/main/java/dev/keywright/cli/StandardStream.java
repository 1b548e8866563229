package dev.keywright.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Standard output or standard error. It remembers why it could not be written, which the writers in
 * front of it keep to themselves.
 */
final class StandardStream extends OutputStream {
  private final OutputStream to;
  private @Nullable IOException failure;

  StandardStream(OutputStream to) {
    this.to = to;
  }

  /** Something that can fail. */
  private interface Writing {
    void run() throws IOException;
  }

  @Override
  public void write(int value) throws IOException {
    remember(() -> to.write(value));
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    remember(() -> to.write(bytes, from, length));
  }

  @Override
  public void flush() throws IOException {
    remember(to::flush);
  }

  private void remember(Writing writing) throws IOException {
    try {
      writing.run();
    } catch (IOException failed) {
      failure = failure == null ? failed : failure;
      throw failed;
    }
  }

  /**
   * Why something that was written is lost. Empty if nothing is, and if the reader has closed the
   * pipe: {@code head} has what it asked for.
   */
  Optional<String> loss() {
    return Optional.ofNullable(failure)
        .map(it -> String.valueOf(it.getMessage()))
        .filter(reason -> !reason.equals(wordsForClosedPipe()));
  }

  // Java keeps the number of the error to itself, and the system speaks the user's language.
  private static String wordsForClosedPipe() {
    try {
      Pipe pipe = Pipe.open();
      pipe.source().close();
      try (Pipe.SinkChannel sink = pipe.sink()) {
        sink.write(ByteBuffer.allocate(1));
      }
      return "";
    } catch (IOException closed) {
      return String.valueOf(closed.getMessage());
    }
  }
}
