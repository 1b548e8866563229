package dev.keywright.processor.emit;

/** Java literals. Everything beyond printable ASCII is escaped, whatever the source encoding is. */
final class Literals {
  private Literals() {}

  static String character(char c) {
    return "'" + (c == '"' ? "\"" : c == '\'' ? "\\'" : escaped(c)) + "'";
  }

  static String text(String text) {
    StringBuilder literal = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      literal.append(escaped(text.charAt(i)));
    }
    return literal.append('"').toString();
  }

  static String number(long value) {
    return (int) value == value ? String.valueOf(value) : value + "L";
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
