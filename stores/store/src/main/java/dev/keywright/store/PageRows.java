package dev.keywright.store;

import java.util.Locale;

/** The size of a page that is asked of a reader. */
public final class PageRows {
  private PageRows() {}

  /**
   * Passes a size on.
   *
   * @param most what the store returns at most
   * @throws IllegalArgumentException if it is less than 1 or more than that
   */
  public static int checked(int rows, int most) {
    if (rows < 1 || rows > most) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "pageRows is %,d, but must be 1 to %,d", rows, most));
    }
    return rows;
  }
}
