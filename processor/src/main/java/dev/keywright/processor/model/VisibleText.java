package dev.keywright.processor.model;

/** Text with what nobody could see, or what turns lines around, spelled out as Java escapes. */
public final class VisibleText {
  private VisibleText() {}

  /** A text on one line. */
  public static String of(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      int end = i + Character.charCount(c);
      if (isInvisible(c)) {
        escape(text, i, end, shown);
      } else {
        shown.appendCodePoint(c);
      }
      i = end;
    }
    return shown.toString();
  }

  // Not those that are unassigned: which they are depends on the version of Java.
  private static boolean isInvisible(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }

  private static void escape(String text, int from, int to, StringBuilder shown) {
    for (int i = from; i < to; i++) {
      String hex = Integer.toHexString(text.charAt(i));
      shown.append("\\u").append("0".repeat(4 - hex.length())).append(hex);
    }
  }
}
