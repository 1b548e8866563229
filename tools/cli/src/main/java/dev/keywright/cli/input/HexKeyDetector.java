package dev.keywright.cli.input;

import java.io.IOException;
import java.util.stream.Stream;

/** Notices that all keys which are read as text are pairs of hexadecimal digits. */
final class HexKeyDetector implements KeySink {
  /** Fewer keys may be words. */
  private static final int FEWEST = 8;

  private final KeySink next;
  private boolean arePairs = true;
  private boolean haveLetters;
  private long keys;

  HexKeyDetector(KeySink next) {
    this.next = next;
  }

  @Override
  public void key(long number, Contents contents) throws IOException {
    next.key(number, arePairs ? () -> seen(contents.columns()) : contents);
  }

  /** Whether they are likely bytes that another program has written in hexadecimal digits. */
  boolean areLikely() {
    // Of decimal digits alone, the keys are more likely numbers.
    return arePairs && haveLetters && keys >= FEWEST;
  }

  private Object[] seen(Object... columns) {
    keys++;
    arePairs = Stream.of(columns).allMatch(it -> it instanceof byte[] text && arePairs(text));
    return columns;
  }

  private boolean arePairs(byte[] text) {
    for (byte each : text) {
      int digit = Character.digit(each, 16);
      if (digit < 0) {
        return false;
      }
      haveLetters |= digit > 9;
    }
    return text.length > 0 && text.length % 2 == 0;
  }
}
