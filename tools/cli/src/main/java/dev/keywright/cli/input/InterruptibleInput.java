package dev.keywright.cli.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/**
 * A file as its channel reads it, which an interrupt wakes while it waits. {@code System.in} would
 * wait on, and the streams of {@code Files} ask for a position, which a pipe has not.
 */
public final class InterruptibleInput extends InputStream {
  private final FileChannel channel;

  /** What the channel has from where it is now. */
  public InterruptibleInput(FileChannel channel) {
    this.channel = channel;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
  }

  @Override
  public int read(byte[] buffer, int from, int length) throws IOException {
    return channel.read(ByteBuffer.wrap(buffer, from, length));
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
