package dev.keywright.layout;

import static org.assertj.core.api.Assertions.assertThat;

/** Texts of ten million characters, and what messages about them may say. */
public final class Hostile {
  /** Whatever is not linear in so many would take hours, so that an end is all that is shown. */
  public static final int SIZE = 10_000_000;

  public static final int LONGEST_MESSAGE = 1_200;

  private Hostile() {}

  /** Every second character there is, again and again: no two of them are neighbours. */
  public static String scattered(int size) {
    StringBuilder body = new StringBuilder(size);
    for (int c = 0x4e00; body.length() < size; c = c < 0xd000 ? c + 2 : 0x4e00) {
      body.append((char) c);
    }
    return body.toString();
  }

  /** A message repeats no ten million characters. */
  public static void assertShort(Throwable thrown) {
    for (Throwable at = thrown; at != null; at = at.getCause()) {
      assertThat(at.getMessage()).hasSizeLessThan(LONGEST_MESSAGE);
    }
  }
}
