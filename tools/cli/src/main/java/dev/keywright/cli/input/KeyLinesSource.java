package dev.keywright.cli.input;

import java.io.IOException;
import java.io.InputStream;

/** One key on each line. */
record KeyLinesSource(InputStream in, KeyEncoding encoding) implements KeySource {

  @Override
  public void read(KeySink sink) throws IOException {
    LineReader.read(in, sink, line -> new Object[] {encoding.decode(line)});
  }
}
