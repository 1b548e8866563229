package dev.keywright.cli.input;

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
}
