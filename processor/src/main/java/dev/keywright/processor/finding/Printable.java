package dev.keywright.processor.finding;

import dev.keywright.runtime.Shown;
import java.util.stream.Collectors;

/**
 * Text that a build log can show, whatever an author wrote into an annotation: nothing invisible,
 * no word that fills pages.
 */
final class Printable {
  private static final int LONGEST_WORD = 300;
  private static final int SHOWN_OF_LONGER = 60;
  private static final int LONGEST_SENTENCE = 3_000;

  private Printable() {}

  /** A sentence, of which the beginning must do if it is very long. */
  static String sentence(String text) {
    String lines = lines(text);
    return lines.length() <= LONGEST_SENTENCE
        ? lines
        : cut(lines, LONGEST_SENTENCE) + "... (" + text.length() + " characters)";
  }

  /** Code that an author may copy: all of it, on as many lines. */
  static String code(String text) {
    return text.lines().map(Shown::visible).collect(Collectors.joining("\n"));
  }

  /** Lists, every item of which may be wanted. */
  static String lines(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    int at = 0;
    while (at < text.length()) {
      int end = at;
      while (end < text.length() && !isBreak(text.charAt(end))) {
        end++;
      }
      word(text, at, end, shown);
      if (end < text.length()) {
        shown.append(text.charAt(end));
      }
      at = end + 1;
    }
    return shown.toString();
  }

  private static boolean isBreak(char c) {
    return c == ' ' || c == '\n';
  }

  private static void word(String text, int from, int to, StringBuilder shown) {
    if (to - from <= LONGEST_WORD) {
      shown.append(Shown.visible(text.substring(from, to)));
      return;
    }
    shown
        .append(Shown.visible(cut(text.substring(from, to), SHOWN_OF_LONGER)))
        .append("...(")
        .append(to - from)
        .append(" characters)");
  }

  private static String cut(String text, int length) {
    boolean isInPair = Character.isHighSurrogate(text.charAt(length - 1));
    return text.substring(0, isInPair ? length - 1 : length);
  }
}
