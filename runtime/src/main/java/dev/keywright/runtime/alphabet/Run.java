package dev.keywright.runtime.alphabet;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Neighbouring characters, both ends inclusive; sorted by the first one. */
public record Run(int first, int last) implements Comparable<Run> {

  /** The members of an alphabet, in order, as runs that do not touch each other. */
  public static List<Run> of(Alphabet alphabet) {
    return alphabet.runs().all();
  }

  /** The members of an alphabet, in order. */
  public static IntStream characters(Alphabet alphabet) {
    return of(alphabet).stream().flatMapToInt(it -> IntStream.rangeClosed(it.first, it.last));
  }

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
