package dev.keywright.simulator.key;

import java.util.Arrays;

/**
 * A place in the key space: one coordinate for each level of the key, from the first on. It is
 * before all keys that begin with its coordinates.
 */
public final class KeyPoint implements Comparable<KeyPoint> {
  /** Before all keys. */
  public static final KeyPoint START = new KeyPoint();

  private final double[] coordinates;

  private KeyPoint(double... coordinates) {
    this.coordinates = coordinates;
  }

  /** The place before all keys with these coordinates. */
  public static KeyPoint at(double... coordinates) {
    return new KeyPoint(coordinates.clone());
  }

  /** How many levels it names. */
  int depth() {
    return coordinates.length;
  }

  /** The coordinate of a level that it names. */
  double coordinate(int level) {
    return coordinates[level];
  }

  @Override
  public int compareTo(KeyPoint other) {
    return Arrays.compare(coordinates, other.coordinates);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof KeyPoint that && Arrays.equals(coordinates, that.coordinates);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(coordinates);
  }

  @Override
  public String toString() {
    return Arrays.toString(coordinates);
  }
}
