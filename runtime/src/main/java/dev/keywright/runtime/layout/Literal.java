package dev.keywright.runtime.layout;

/** Java literals of printable ASCII, in the one way in which signatures write them. */
final class Literal {
  private Literal() {}

  static String of(char c) {
    return "'" + (c == '"' ? "\"" : c == '\'' ? "\\'" : escaped(c)) + "'";
  }

  static String of(String text) {
    StringBuilder literal = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      literal.append(escaped(text.charAt(i)));
    }
    return literal.append('"').toString();
  }

  private static String escaped(char c) {
    return switch (c) {
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      case '"' -> "\\\"";
      case '\\' -> "\\\\";
      default -> c >= ' ' && c <= '~' ? String.valueOf(c) : unicode(c);
    };
  }

  private static String unicode(char c) {
    String hex = Integer.toHexString(c);
    return "\\u" + "0".repeat(4 - hex.length()) + hex;
  }
}
