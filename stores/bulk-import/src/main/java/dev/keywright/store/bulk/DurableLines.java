package dev.keywright.store.bulk;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** Appends lines to a file: each is on the disk whole, or the file ends before it. */
final class DurableLines {
  private final FileChannel channel;
  private boolean isBroken;

  DurableLines(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Appends a line after the position of the channel.
   *
   * @throws IOException if the disk does not take it; then no other line is taken, either
   */
  void append(String line) throws IOException {
    if (isBroken) {
      throw new IOException("an earlier line could not be written");
    }
    long good = channel.position();
    try {
      ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(UTF_8));
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(false);
    } catch (IOException exception) {
      isBroken = true;
      takeBack(good, exception);
      throw exception;
    }
  }

  // Half a line would otherwise become one with whatever is appended after it.
  private void takeBack(long good, IOException before) {
    try {
      channel.truncate(good);
    } catch (IOException exception) {
      before.addSuppressed(exception);
    }
  }
}
