package dev.keywright.cli.layout;

import dev.keywright.layout.source.JavaLiteral;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A layout line as people type it: stores show a byte as {@code \xFF}, and a signature holds it as
 * {@code \u00ff}.
 */
final class ByteNotation {
  private static final Pattern ESCAPE =
      Pattern.compile("\\\\(?:x(\\p{XDigit}{2})|u(\\p{XDigit}{4})|.)");

  private ByteNotation() {}

  /** The same line with each byte as a signature writes it. */
  static String canonical(String line) {
    return ESCAPE.matcher(line).replaceAll(it -> Matcher.quoteReplacement(canonical(it)));
  }

  private static String canonical(MatchResult escape) {
    String digits = escape.group(1) == null ? escape.group(2) : escape.group(1);
    if (digits == null) {
      return escape.group();
    }
    String literal = JavaLiteral.of(String.valueOf((char) Integer.parseInt(digits, 16)));
    return literal.substring(1, literal.length() - 1);
  }
}
