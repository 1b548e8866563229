package dev.keywright.cli.input;

import java.util.ArrayList;
import java.util.List;

/**
 * The lines of an input that hold no key: how many, and the first few.
 *
 * @param lines how many
 * @param first the first of them, as sentences: {@code keys.txt, line 7: is not base64}
 */
public record BrokenLines(long lines, List<String> first) {

  public BrokenLines {
    first = List.copyOf(first);
  }

  /** Collects them. */
  static final class Builder {
    private static final int MOST_SHOWN = 5;

    private long lines;
    private final List<String> first = new ArrayList<>();

    void add(String file, long number, String reason) {
      lines++;
      if (first.size() < MOST_SHOWN) {
        first.add(file + ", line " + number + ": " + reason);
      }
    }

    BrokenLines build() {
      return new BrokenLines(lines, first);
    }
  }
}
