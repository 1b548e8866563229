package dev.keywright.guard.source;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The lines of a text. A line ends with LF, CR, or both, as in SARIF. */
public final class SourceLines {
  private final String text;
  private final List<Integer> starts = new ArrayList<>(List.of(0));

  public SourceLines(String text) {
    this.text = text;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isFirstOfTwo = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (c == '\n' || (c == '\r' && !isFirstOfTwo)) {
        starts.add(i + 1);
      }
    }
  }

  /** The number of the line that has a character, from 1. */
  public int line(int at) {
    int found = Collections.binarySearch(starts, at);
    return found >= 0 ? found + 1 : -found - 1;
  }

  /** Which character of its line it is, from 1. A tab is one. */
  public int column(int at) {
    return at - starts.get(line(at) - 1) + 1;
  }

  /**
   * The piece of a span that is in its first line; at least one character, unless there is none.
   */
  public SourceSpan inOneLine(SourceSpan span) {
    int end = span.start();
    int last = Math.max(span.end(), span.start() + 1);
    while (end < last && end < text.length() && !isBreak(text.charAt(end))) {
      end++;
    }
    return new SourceSpan(span.start(), end);
  }

  private static boolean isBreak(char c) {
    return c == '\n' || c == '\r';
  }
}
