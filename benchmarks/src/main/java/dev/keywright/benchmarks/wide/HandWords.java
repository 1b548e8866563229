package dev.keywright.benchmarks.wide;

/** What the experts of an alphabet beyond ASCII share: a table of its characters. */
final class HandWords {
  /** Small letters of German and Russian. */
  static final String ALPHABET = "a-zßäöüа-я";

  private static final int ABOVE_ALL = 'я' + 1;
  private static final boolean[] ALL = new boolean[ABOVE_ALL];

  static {
    for (int c = 0; c < ABOVE_ALL; c++) {
      ALL[c] = (c >= 'a' && c <= 'z') || "ßäöü".indexOf(c) >= 0 || c >= 'а';
    }
  }

  private HandWords() {}

  static void require(String text, int most) {
    Hand.require(text.length() <= most);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      Hand.require(c < ABOVE_ALL && ALL[c]);
    }
  }
}
