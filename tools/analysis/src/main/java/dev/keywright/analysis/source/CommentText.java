package dev.keywright.analysis.source;

import java.util.List;
import java.util.Locale;

/** Texts that may hold any character, as comments that end where they should. */
final class CommentText {
  private static final int WIDTH = 100;

  private CommentText() {}

  /** A text as one line of a comment: javac reads escapes even there. */
  static String line(String text) {
    StringBuilder line = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              if (c == '\\') {
                line.append("\\\\");
              } else if (c >= ' ' && c <= '~') {
                line.append((char) c);
              } else {
                line.append(String.format(Locale.ROOT, "<U+%04X>", c));
              }
            });
    return line.toString();
  }

  /** Sentences as a Javadoc comment, each one a paragraph of its own after the first. */
  static String javadoc(List<String> sentences) {
    StringBuilder text = new StringBuilder("/**\n");
    for (int i = 0; i < sentences.size(); i++) {
      String start = i == 0 ? "" : "<p>";
      text.append(i == 0 ? "" : " *\n");
      wrap(text, start + escaped(line(sentences.get(i))));
    }
    return text.append(" */").toString();
  }

  private static String escaped(String line) {
    return line.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("@", "&#64;")
        .replace("{", "&#123;")
        .replace("*/", "*&#47;");
  }

  private static void wrap(StringBuilder text, String words) {
    StringBuilder line = new StringBuilder(" *");
    for (String word : words.split(" ", -1)) {
      if (line.length() + 1 + word.length() > WIDTH && line.length() > 2) {
        text.append(line).append('\n');
        line.setLength(2);
      }
      line.append(' ').append(word);
    }
    text.append(line).append('\n');
  }
}
