package dev.keywright.cli.input;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;

/** Cuts bytes into lines, which end with a line feed or with a carriage return and one. */
final class LineReader {
  /** No key is longer, so a longer line is no key, and does not have to fit into memory. */
  static final int LONGEST = 1 << 20;

  /** Reads the columns of a key from a line. */
  interface Line {
    Object[] columns(byte[] line) throws BrokenKeyException, IOException;
  }

  private final InputStream in;
  private final byte[] buffer = new byte[1 << 16];
  private int from;
  private int end;
  private boolean isTooLong;

  private LineReader(InputStream in) {
    this.in = in;
  }

  /** Hands over the keys of all lines. One that is too long to be a key is broken. */
  static void read(InputStream in, KeySink sink, Line key) throws IOException {
    LineReader reader = new LineReader(in);
    Optional<byte[]> next = reader.next();
    for (long number = 1; next.isPresent(); number++) {
      byte[] line = next.get();
      boolean isTooLong = reader.isTooLong;
      sink.key(
          number,
          () -> {
            if (isTooLong) {
              throw new BrokenKeyException("is longer than " + LONGEST + " bytes");
            }
            return key.columns(line);
          });
      next = reader.next();
    }
  }

  private Optional<byte[]> next() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    isTooLong = false;
    boolean isBegun = false;
    while (fill()) {
      isBegun = true;
      int stop = lineFeed();
      append(line, stop);
      from = stop + 1;
      if (stop < end) {
        return Optional.of(withoutReturn(line.toByteArray()));
      }
    }
    return isBegun ? Optional.of(withoutReturn(line.toByteArray())) : Optional.empty();
  }

  private boolean fill() throws IOException {
    if (from < end) {
      return true;
    }
    from = 0;
    end = in.read(buffer);
    return end > 0;
  }

  private int lineFeed() {
    int at = from;
    while (at < end && buffer[at] != '\n') {
      at++;
    }
    return at;
  }

  private void append(ByteArrayOutputStream line, int stop) {
    isTooLong |= line.size() + stop - from > LONGEST;
    if (!isTooLong) {
      line.write(buffer, from, stop - from);
    }
  }

  private static byte[] withoutReturn(byte[] line) {
    int length = line.length;
    return length > 0 && line[length - 1] == '\r' ? Arrays.copyOf(line, length - 1) : line;
  }
}
