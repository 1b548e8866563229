package dev.keywright.analysis.infer.sample;

import java.util.Comparator;

/**
 * Where a key was read.
 *
 * @param file empty if there is only one
 * @param line from 1; 0 if it is not known
 */
public record KeyPlace(String file, long line) implements Comparable<KeyPlace> {
  /** That of a key that comes from no input with lines. */
  public static final KeyPlace UNKNOWN = new KeyPlace("", 0);

  private static final Comparator<KeyPlace> ORDER =
      Comparator.comparing(KeyPlace::file).thenComparingLong(KeyPlace::line);

  @Override
  public int compareTo(KeyPlace other) {
    return ORDER.compare(this, other);
  }
}
