package dev.keywright.runtime.alphabet;

import java.util.ArrayList;
import java.util.List;

/** Reads a regex class body: characters, ranges, and the escapes for those that have a meaning. */
final class AlphabetParser {
  private final String body;
  private int at;

  AlphabetParser(String body) {
    this.body = body;
  }

  List<Run> runs() {
    if (body.isEmpty()) {
      throw new IllegalArgumentException("it names no character; write for example \"0-9A-Za-z\"");
    }
    List<Run> runs = new ArrayList<>();
    while (at < body.length()) {
      int start = at;
      if (!addShorthand(runs)) {
        runs.add(run(start));
      }
    }
    return runs;
  }

  private boolean addShorthand(List<Run> runs) {
    if (body.startsWith("\\d", at)) {
      runs.add(new Run('0', '9'));
    } else if (body.startsWith("\\w", at)) {
      runs.add(new Run('0', '9'));
      runs.add(new Run('A', 'Z'));
      runs.add(new Run('_', '_'));
      runs.add(new Run('a', 'z'));
    } else {
      return false;
    }
    at += 2;
    return true;
  }

  private Run run(int start) {
    int first = character();
    if (at + 1 >= body.length() || body.charAt(at) != '-') {
      return checked(start, first, first);
    }
    at++;
    return checked(start, first, character());
  }

  private Run checked(int start, int first, int last) {
    if (last < first) {
      throw refused(start, "the range runs backwards; swap its ends");
    }
    if (first <= Character.MAX_SURROGATE && last >= Character.MIN_SURROGATE) {
      throw refused(
          start,
          "it includes surrogates, which are not characters; end one range at \\\\uD7FF and begin the"
              + " next at \\\\uE000");
    }
    return new Run(first, last);
  }

  private int character() {
    int c = body.codePointAt(at);
    if (c == '\\') {
      return escaped();
    }
    if (c == '^' && at == 0) {
      throw refused(at, "'^' would negate; name the characters that are allowed, or write \\\\^");
    }
    if (c == '[' || c == ']') {
      String brackets = "brackets do not belong around an alphabet; remove them, or write \\\\";
      throw refused(at, brackets + (char) c);
    }
    if (body.startsWith("&&", at)) {
      throw refused(at, "'&&' would intersect; write the characters themselves, or \\\\&");
    }
    if (c == '-' && at > 0 && at + 1 < body.length()) {
      throw refused(at, "a '-' between characters needs both ends; write \\\\-");
    }
    at += Character.charCount(c);
    return c;
  }

  private int escaped() {
    int start = at;
    char c = start + 1 < body.length() ? body.charAt(start + 1) : '\0';
    at += 2;
    return switch (c) {
      case 't' -> '\t';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 'u' -> hexadecimal(start);
      default -> literal(start, c);
    };
  }

  private int literal(int start, char c) {
    if (c < '!' || c > '~' || Character.isLetterOrDigit(c)) {
      throw refused(start, "this escape is not known; write the character itself, or \\\\uXXXX");
    }
    return c;
  }

  private int hexadecimal(int start) {
    int value = 0;
    for (int i = 0; i < 4; i++) {
      int digit = at < body.length() ? Character.digit(body.charAt(at), 16) : -1;
      if (digit < 0 || body.charAt(at) > 'f') {
        throw refused(start, "\\\\u needs four hexadecimal digits");
      }
      value = value * 16 + digit;
      at++;
    }
    return value;
  }

  private IllegalArgumentException refused(int index, String reason) {
    return new IllegalArgumentException("at character " + (index + 1) + ": " + reason);
  }
}
