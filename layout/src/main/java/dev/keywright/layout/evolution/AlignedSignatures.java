package dev.keywright.layout.evolution;

import java.util.Arrays;

/** Two signatures one above the other, cut into lines of a width that a build log can show. */
final class AlignedSignatures {
  private static final int WIDTH = 100;
  private static final String OLD = "old: ";
  private static final String NOW = "now: ";

  private final String old;
  private final String now;
  private final int difference;
  private final StringBuilder out = new StringBuilder();

  private AlignedSignatures(String old, String now) {
    this.old = old;
    this.now = now;
    this.difference = Arrays.mismatch(old.toCharArray(), now.toCharArray());
  }

  /** The lines of both, with a caret below the first character that differs. */
  static String shown(String old, String now) {
    return new AlignedSignatures(old, now).lines();
  }

  private String lines() {
    int oldStart = 0;
    int nowStart = 0;
    while (oldStart < old.length() || nowStart < now.length()) {
      int oldEnd = lineEnd(old, oldStart);
      int nowEnd = lineEnd(now, nowStart);
      // Up to the difference both are cut at the same place, also where only one could go on.
      int shared = Math.min(oldEnd, nowEnd);
      boolean isLast = oldEnd == old.length() && nowEnd == now.length();
      if (shared <= difference && shared > oldStart && !isLast) {
        oldEnd = shared;
        nowEnd = shared;
      }
      line(OLD, old, oldStart, oldEnd);
      line(NOW, now, nowStart, nowEnd);
      if (oldStart <= difference && difference < Math.max(oldEnd, nowEnd)) {
        out.append(" ".repeat(NOW.length() + difference - oldStart)).append("^\n");
      }
      oldStart = oldEnd;
      nowStart = nowEnd;
    }
    return out.toString();
  }

  private void line(String label, String text, int start, int end) {
    if (end > start) {
      out.append(label).append(text, start, end).append('\n');
    }
  }

  // Before the last space that fits, so that no word is cut and the next line is indented, unless
  // one word fills the line.
  private static int lineEnd(String text, int start) {
    int limit = start + WIDTH - NOW.length();
    if (limit >= text.length()) {
      return text.length();
    }
    for (int space = limit; space > start; space--) {
      if (text.charAt(space) == ' ') {
        return space;
      }
    }
    return limit;
  }
}
