package dev.keywright.runtime;

import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * Values as messages show them: on one line, with invisible characters spelled out, and short.
 *
 * <p>For generated keys; applications do not call it.
 */
public final class Shown {
  private static final int LONGEST = 60;
  private static final int LONGEST_LIMIT = 500;

  private Shown() {}

  /** A value, of which bytes show their number only. */
  static String value(@Nullable Object value) {
    if (value instanceof CharSequence text) {
      return text(text);
    }
    if (value instanceof Character character) {
      return text(character.toString());
    }
    return value instanceof byte[] bytes ? bytes.length + " bytes" : visible(String.valueOf(value));
  }

  /** A bound, whose bytes tell one range from another. */
  public static String bound(Object bound) {
    if (!(bound instanceof byte[] bytes)) {
      return value(bound);
    }
    int end = Math.min(bytes.length, LONGEST / 2);
    String digits = "0x" + HexFormat.of().formatHex(bytes, 0, end);
    return end == bytes.length ? digits : digits + "... (" + bytes.length + " bytes)";
  }

  /**
   * A text of unknown origin on one line. Characters that a terminal or a browser obeys, or that
   * nobody sees, are spelled out as Java escapes: control characters, bidirectional marks and other
   * characters of format, separators of lines, halves of pairs, and what is no character. All
   * others stay, and so does a backslash.
   */
  public static String visible(String text) {
    return visible(text, "");
  }

  /** As {@link #visible(String)}, but line feeds and tabs stay: for text that is laid out. */
  public static String visibleLines(String text) {
    return visible(text, "\n\t");
  }

  private static String visible(String text, String kept) {
    int at = 0;
    while (at < text.length() && isVisible(text.codePointAt(at), kept)) {
      at += Character.charCount(text.codePointAt(at));
    }
    if (at == text.length()) {
      return text;
    }
    StringBuilder shown = new StringBuilder(text.length() + LONGEST).append(text, 0, at);
    for (int c; at < text.length(); at += Character.charCount(c)) {
      c = text.codePointAt(at);
      if (isVisible(c, kept)) {
        shown.appendCodePoint(c);
      } else {
        for (char unit : Character.toChars(c)) {
          appendEscape(shown, unit);
        }
      }
    }
    return shown.toString();
  }

  private static boolean isVisible(int c, String kept) {
    if (c >= ' ' && c <= '~') {
      return true;
    }
    return switch (Character.getType(c)) {
      case Character.CONTROL -> kept.indexOf(c) >= 0;
      case Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          false;
      case Character.UNASSIGNED -> !isNoCharacter(c);
      default -> true;
    };
  }

  // The only ones that no version of Java will ever assign; XML refuses them.
  private static boolean isNoCharacter(int c) {
    return (c & 0xfffe) == 0xfffe || (c >= 0xfdd0 && c <= 0xfdef);
  }

  /** What a value should have been: an alphabet or an enum may have more to say than helps. */
  static String limit(String given) {
    String limit = visible(given);
    if (limit.length() <= LONGEST_LIMIT) {
      return limit;
    }
    boolean isInPair = Character.isHighSurrogate(limit.charAt(LONGEST_LIMIT - 1));
    String shown = limit.substring(0, isInPair ? LONGEST_LIMIT - 1 : LONGEST_LIMIT);
    return shown + "... (" + limit.length() + " characters)";
  }

  private static String text(CharSequence text) {
    StringBuilder shown = new StringBuilder("\"");
    int end = Math.min(text.length(), LONGEST);
    for (int i = 0; i < end; i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        shown.append('\\').append(c);
      } else if (c >= ' ' && c <= '~') {
        shown.append(c);
      } else {
        appendEscape(shown, c);
      }
    }
    shown.append('"');
    return end == text.length()
        ? shown.toString()
        : shown.append("... (").append(text.length()).append(" characters)").toString();
  }

  // Not String.format: digits of an Arabic or other default locale must never reach a message.
  private static void appendEscape(StringBuilder shown, char c) {
    String hex = Integer.toHexString(c);
    shown.append("\\u").append("0".repeat(4 - hex.length())).append(hex);
  }
}
