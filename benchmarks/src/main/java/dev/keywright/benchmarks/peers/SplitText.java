package dev.keywright.benchmarks.peers;

import dev.keywright.benchmarks.Row;

/** How most teams read a key: split, then parse. */
public final class SplitText {
  private SplitText() {}

  /** The values of a key. */
  @SuppressWarnings("StringSplitter") // the peer as it is used
  public static Row decode(String key) {
    String[] parts = key.split(",");
    return new Row(Integer.parseInt(parts[0]), parts[1], Long.parseLong(parts[2]));
  }
}
