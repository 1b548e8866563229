package dev.keywright.runtime.codec;

import java.util.Arrays;
import java.util.stream.Collectors;

/** The words in which codecs say how they write. */
public final class Form {
  private Form() {}

  /** Words one after the other; those that are empty are left out. */
  public static String of(String... words) {
    return Arrays.stream(words).filter(word -> !word.isEmpty()).collect(Collectors.joining(", "));
  }

  /** The direction of values that have no other word for it. */
  public static String direction(boolean descending) {
    return descending ? "largest first" : "";
  }

  /** The direction in which characters or bytes stand. */
  public static String turned(boolean reversed) {
    return reversed ? "back to front" : "";
  }

  /** The lengths that are left of all there are. */
  public static String lengths(int min, int max) {
    if (max == Integer.MAX_VALUE) {
      return min == 0 ? "" : "at least " + min;
    }
    if (min == max) {
      return "exactly " + max;
    }
    return min == 0 ? "at most " + max : min + " to " + max;
  }

  /** A number of bytes. */
  public static String bytes(int count) {
    return count == 1 ? "1 byte" : count + " bytes";
  }
}
