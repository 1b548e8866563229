package dev.keywright.layout.signature;

import dev.keywright.layout.source.JavaLiteral;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Reads the words of a layout signature from left to right, each character once. */
final class SignatureReader {
  private static final int MOST_DIGITS = 19;

  private final String text;
  private int at;

  SignatureReader(String text) {
    this.text = text;
  }

  int position() {
    return at;
  }

  boolean isAtEnd() {
    return at == text.length();
  }

  /** Passes over these characters, if they come next. */
  boolean accept(String characters) {
    boolean comesNext = text.startsWith(characters, at);
    if (comesNext) {
      at += characters.length();
    }
    return comesNext;
  }

  /** Whether these characters come next. */
  boolean isBefore(String characters) {
    return text.startsWith(characters, at);
  }

  /** Whether nothing but another item, another column or the end comes next. */
  boolean isAfterItem() {
    return isAtEnd() || isBefore(", ") || isBefore(" \"") || isBefore(" | ");
  }

  /** Passes over these characters. */
  void expect(String characters) {
    if (!accept(characters)) {
      throw expected(JavaLiteral.of(characters));
    }
  }

  MalformedSignatureException expected(String what) {
    return MalformedSignatureException.expected(what, text, at);
  }

  /** The fault of a word that comes next and is none of these. */
  MalformedSignatureException expected(String what, Collection<String> words) {
    return expected(what, nextWord(), words);
  }

  /** The fault of a word that is none of these. */
  MalformedSignatureException expected(String what, String word, Collection<String> words) {
    String hint =
        NearestWord.of(word, words).map(nearest -> "Did you mean " + nearest + "?").orElse("");
    return MalformedSignatureException.expected(what, text, at, hint);
  }

  /** The fault of an end of a part that does not come. */
  MalformedSignatureException unendedPart() {
    int start = Math.min(at + 1, text.length());
    int end = start;
    while (end < text.length() && " ,=)".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    String word = text.substring(start, end);
    int next = Math.min(end + 1, text.length());
    boolean isPart = isName(word) && text.startsWith(" ", end) && PartParser.isTypeAt(text, next);
    String what =
        "one of the attributes "
            + String.join(", ", PartParser.ATTRIBUTES)
            + " in this order, or \", \", \" | \" or the end";
    return isPart
        ? MalformedSignatureException.expected(
            what, text, at, "Is a comma missing before " + word + "?")
        : expected(what, PartParser.ATTRIBUTES.contains(word) ? "" : word, PartParser.ATTRIBUTES);
  }

  /** A Java identifier. */
  String name(String what) {
    int start = at;
    int end = start;
    while (end < text.length()) {
      int c = text.codePointAt(end);
      boolean belongs =
          end == start ? Character.isJavaIdentifierStart(c) : Character.isJavaIdentifierPart(c);
      if (!belongs) {
        break;
      }
      end += Character.charCount(c);
    }
    if (end == start) {
      throw expected(what);
    }
    at = end;
    return text.substring(start, end);
  }

  /** Whether {@link #name} reads the whole of a text, every character of which can be seen. */
  static boolean isName(String text) {
    return !text.isEmpty()
        && Character.isJavaIdentifierStart(text.codePointAt(0))
        && text.codePoints()
            .allMatch(
                c -> Character.isJavaIdentifierPart(c) && !Character.isIdentifierIgnorable(c));
  }

  /** The name of a column: a Java identifier, or any other text as a string literal. */
  /** Names with a plus between them. */
  List<String> names(String what) {
    List<String> names = new ArrayList<>();
    do {
      names.add(name(what));
    } while (accept("+"));
    return names;
  }

  String columnName() {
    return text.startsWith("\"", at) ? string() : name("the name of a column");
  }

  /** The characters up to the next space, comma or parenthesis, which are not passed over. */
  String nextWord() {
    int end = at;
    while (end < text.length() && " ,)".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    return text.substring(at, end);
  }

  /** A number of 0 and up. */
  int number() {
    return (int) integer(0, Integer.MAX_VALUE, "a number from 0 to " + Integer.MAX_VALUE);
  }

  /** A number that may be negative. */
  long integer() {
    return integer(Long.MIN_VALUE, Long.MAX_VALUE, "a number that fits a long");
  }

  /** A number between two bounds. */
  long integer(long min, long max) {
    return integer(min, max, "a number from " + min + " to " + max);
  }

  private long integer(long min, long max, String what) {
    int start = at;
    int end = start < text.length() && text.charAt(start) == '-' ? start + 1 : start;
    int firstDigit = end;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
      end++;
    }
    if (end == firstDigit || end - firstDigit > MOST_DIGITS) {
      throw expected(what);
    }
    long value;
    try {
      value = Long.parseLong(text, start, end, 10);
    } catch (NumberFormatException tooLarge) {
      MalformedSignatureException malformed = expected(what);
      malformed.initCause(tooLarge);
      throw malformed;
    }
    if (value < min || value > max) {
      throw expected(what);
    }
    at = end;
    return value;
  }

  /** A string literal, without its quotes and escapes. */
  String string() {
    expect("\"");
    StringBuilder value = new StringBuilder();
    while (!accept("\"")) {
      value.append(literalCharacter("a character or the closing '\"' of the string"));
    }
    return value.toString();
  }

  /** A character literal, without its quotes and escape. */
  char character() {
    if (!accept("'")) {
      throw expected("a character in quotes, such as ','");
    }
    char value = literalCharacter("the character between the quotes");
    expect("'");
    return value;
  }

  private char literalCharacter(String what) {
    if (isAtEnd()) {
      throw expected(what);
    }
    char c = text.charAt(at);
    if (c < ' ' || c > '~') {
      throw expected("printable ASCII, others written as \\uXXXX");
    }
    at++;
    return c == '\\' ? escaped() : c;
  }

  private char escaped() {
    char c = isAtEnd() ? '\0' : text.charAt(at);
    at++;
    return switch (c) {
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case '"', '\'', '\\' -> c;
      case 'u' -> unicode();
      default -> {
        at -= 2;
        throw expected("one of the escapes \\n, \\r, \\t, \\\", \\', \\\\ and \\uXXXX");
      }
    };
  }

  private char unicode() {
    int value = 0;
    for (int i = 0; i < 4; i++) {
      int digit = isAtEnd() ? -1 : Character.digit(text.charAt(at), 16);
      if (digit < 0) {
        throw expected("four hexadecimal digits after \\u");
      }
      value = value * 16 + digit;
      at++;
    }
    return (char) value;
  }
}
