package dev.keywright.simulator.picture;

import java.util.Locale;

/** How many there are of something, in words: {@code 1 write}, and {@code 1,000 writes}. */
public final class Counted {
  private Counted() {}

  /**
   * A number and its noun.
   *
   * @param what one of them; more have an s behind it
   */
  public static String of(long number, String what) {
    return String.format(Locale.ROOT, "%,d %s%s", number, what, number == 1 ? "" : "s");
  }
}
