package dev.keywright.runtime.alphabet;

import org.jspecify.annotations.Nullable;

/** Neighbouring characters, both ends inclusive; sorted by the first one. */
public record Run(int first, int last) implements Comparable<Run> {

  @Override
  public int compareTo(Run other) {
    return Integer.compare(first, other.first);
  }

  // Written out: to link what a record has by itself takes a new JVM tens of milliseconds.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Run that && first == that.first && last == that.last;
  }

  @Override
  public int hashCode() {
    return 31 * first + last;
  }
}
