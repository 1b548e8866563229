package dev.keywright.cli.input;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Counts the quotes of CSV: as many are opened as closed, unless the file is cut off. */
final class QuoteCount extends FilterInputStream {
  private boolean isOdd;

  QuoteCount(InputStream in) {
    super(in);
  }

  @Override
  public int read(byte[] buffer, int from, int length) throws IOException {
    int count = super.read(buffer, from, length);
    for (int i = from; i < from + count; i++) {
      isOdd ^= buffer[i] == '"';
    }
    return count;
  }

  /** Whether one of those that were read has no other. */
  boolean isOdd() {
    return isOdd;
  }
}
