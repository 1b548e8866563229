package dev.keywright.processor.emit.source;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A line of Java source, and which of its characters are code: a word in a literal or in a comment
 * is no word of the language.
 *
 * @param text the line without its end
 * @param code the same line with blanks for all that stands in literals and comments
 */
record JavaLine(String text, String code) {

  /** The lines of a source without text blocks, which no generated code has. */
  static List<JavaLine> of(String source) {
    List<JavaLine> lines = new ArrayList<>();
    boolean inComment = false;
    for (String line : source.split("\n", -1)) {
      String text = line.stripTrailing();
      if (!inComment && isPlain(text)) {
        lines.add(new JavaLine(text, text));
      } else {
        char[] code = text.toCharArray();
        inComment = blank(code, inComment);
        lines.add(new JavaLine(text, new String(code).stripTrailing()));
      }
    }
    return lines;
  }

  /** Whether no literal and no comment can be in a line. */
  private static boolean isPlain(String line) {
    return line.indexOf('"') < 0 && line.indexOf('\'') < 0 && line.indexOf('/') < 0;
  }

  /**
   * Leaves nothing but code.
   *
   * @return whether a comment goes on behind the line
   */
  private static boolean blank(char[] line, boolean inComment) {
    int at = inComment ? blankComment(line, 0, 0) : 0;
    while (at >= 0 && at < line.length) {
      char c = line[at];
      char next = at + 1 < line.length ? line[at + 1] : ' ';
      if (c == '"' || c == '\'') {
        at = blankLiteral(line, at);
      } else if (c == '/' && next == '*') {
        at = blankComment(line, at, at + 2);
      } else if (c == '/' && next == '/') {
        Arrays.fill(line, at, line.length, ' ');
      } else {
        at++;
      }
    }
    return at < 0;
  }

  private static int blankLiteral(char[] line, int from) {
    char quote = line[from];
    int at = from + 1;
    while (at < line.length && line[at] != quote) {
      at += line[at] == '\\' ? 2 : 1;
    }
    int end = Math.min(at + 1, line.length);
    Arrays.fill(line, from, end, ' ');
    return end;
  }

  /**
   * The index behind a comment; -1 if it goes on.
   *
   * @param inside where its end may begin
   */
  private static int blankComment(char[] line, int from, int inside) {
    for (int at = inside; at + 1 < line.length; at++) {
      if (line[at] == '*' && line[at + 1] == '/') {
        Arrays.fill(line, from, at + 2, ' ');
        return at + 2;
      }
    }
    Arrays.fill(line, from, line.length, ' ');
    return -1;
  }

  boolean isEmpty() {
    return text.isEmpty();
  }

  /** Whether nothing of it is code, though it is not empty. */
  boolean isComment() {
    return !text.isEmpty() && code.isEmpty();
  }

  /** The line without its indent. */
  String stripped() {
    return text.substring(indented(text));
  }

  /** Whether it is that and nothing else, but for its indent. */
  boolean is(String words) {
    return text.endsWith(words) && text.length() - words.length() == indented(text);
  }

  /** What it begins with until something else than a space stands there. */
  String indent() {
    return text.substring(0, indented(text));
  }

  /** Whether the code begins with words. */
  boolean begins(String words) {
    return code.startsWith(words, indented(code));
  }

  /** How many spaces a line begins with. */
  static int indented(String line) {
    int at = 0;
    while (at < line.length() && line.charAt(at) == ' ') {
      at++;
    }
    return at;
  }

  /** Where a word or a sign stands between spaces of the code, with the first one; or -1. */
  int indexOf(String word) {
    return code.indexOf(" " + word + " ");
  }
}
