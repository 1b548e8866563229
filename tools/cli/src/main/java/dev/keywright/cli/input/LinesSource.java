package dev.keywright.cli.input;

import java.io.IOException;
import java.io.InputStream;

/** One key on each line. */
record LinesSource(InputStream in, KeyEncoding encoding) implements KeySource {

  @Override
  public void read(KeySink sink) throws IOException {
    LineReader.read(in, sink, (number, line) -> handOver(number, line, sink));
  }

  private boolean handOver(long number, byte[] line, KeySink sink) {
    try {
      return sink.key(number, encoding.decode(line));
    } catch (BrokenKeyException broken) {
      return sink.broken(number, String.valueOf(broken.getMessage()));
    }
  }
}
