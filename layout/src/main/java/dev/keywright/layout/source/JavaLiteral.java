package dev.keywright.layout.source;

/**
 * Java literals. Everything beyond printable ASCII is escaped, whatever the encoding of the source
 * is.
 */
public final class JavaLiteral {
  private JavaLiteral() {}

  /**
   * A text, a character or a whole number.
   *
   * @throws IllegalArgumentException if it is anything else
   */
  public static String ofValue(Object value) {
    if (value instanceof String text) {
      return of(text);
    }
    if (value instanceof Character character) {
      return of(character.charValue());
    }
    if (value instanceof Integer || value instanceof Long) {
      return of(((Number) value).longValue());
    }
    throw new IllegalArgumentException("no literal is known for " + value.getClass());
  }

  /** A number; it has the suffix of a {@code long} only if it needs one. */
  public static String of(long number) {
    return (int) number == number ? Long.toString(number) : number + "L";
  }

  /** A character between single quotes. */
  public static String of(char c) {
    return "'" + (c == '"' ? "\"" : c == '\'' ? "\\'" : escaped(c)) + "'";
  }

  /** A text between double quotes. */
  public static String of(String text) {
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
