package dev.keywright.processor.crash;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Finds a smaller source with the same fault: fewer lines, as long as it stays. */
final class Shrinker {
  private static final int MOST_TRIES = 300;

  private final Predicate<String> hasFault;
  private int tries;

  private Shrinker(Predicate<String> hasFault) {
    this.hasFault = hasFault;
  }

  static String shrunk(String source, Predicate<String> hasFault) {
    return new Shrinker(hasFault).shrunk(source);
  }

  private String shrunk(String source) {
    List<String> lines = new ArrayList<>(source.lines().toList());
    for (int size = lines.size() / 2; size > 0; size /= 2) {
      for (int at = 0; at + size <= lines.size() && tries < MOST_TRIES; ) {
        List<String> fewer = new ArrayList<>(lines);
        fewer.subList(at, at + size).clear();
        tries++;
        if (hasFault.test(String.join("\n", fewer))) {
          lines = fewer;
        } else {
          at += size;
        }
      }
    }
    return String.join("\n", lines);
  }
}
