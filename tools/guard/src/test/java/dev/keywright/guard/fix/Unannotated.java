package dev.keywright.guard.fix;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A source without what a fix may change: annotations of Keywright, the space after them, imports,
 * and the indent of lines, as a line whose annotation goes away stays where it is. What is left has
 * to stay, to the byte.
 */
final class Unannotated {
  private static final Pattern IMPORT = Pattern.compile("import [\\w.* ]+;\\s*");
  private static final Pattern INDENT = Pattern.compile("^[ \\t]+", Pattern.MULTILINE);
  private static final Pattern OURS =
      Pattern.compile("@(?:dev\\.keywright\\.)?([A-Z]\\w*)(?:\\.List)?(\\()?");

  private Unannotated() {}

  static String of(String source) {
    String text = IMPORT.matcher(source).replaceAll("");
    StringBuilder left = new StringBuilder();
    Matcher annotation = OURS.matcher(text);
    int from = 0;
    while (annotation.find(from)) {
      left.append(text, from, annotation.start());
      int end = annotation.end();
      if (annotation.group(2) != null) {
        end = afterArguments(text, end);
      }
      from = end;
      if (isOurs(annotation.group(1))) {
        while (from < text.length() && Character.isWhitespace(text.charAt(from))) {
          from++;
        }
      } else {
        left.append(text, annotation.start(), end);
      }
    }
    return INDENT.matcher(left.append(text.substring(from))).replaceAll("");
  }

  private static boolean isOurs(String name) {
    return Unannotated.class.getResource("/dev/keywright/" + name + ".class") != null;
  }

  /** Where the bracket closes that is open; brackets in texts and characters do not count. */
  private static int afterArguments(String text, int start) {
    int open = 1;
    int at = start;
    while (open > 0) {
      char c = text.charAt(at++);
      if (c == '"' || c == '\'') {
        while (text.charAt(at) != c) {
          at += text.charAt(at) == '\\' ? 2 : 1;
        }
        at++;
      } else if (c == '(') {
        open++;
      } else if (c == ')') {
        open--;
      }
    }
    return at;
  }
}
