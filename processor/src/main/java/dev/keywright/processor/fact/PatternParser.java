package dev.keywright.processor.fact;

import dev.keywright.runtime.alphabet.Alphabet;
import java.util.HashMap;
import java.util.Map;

/** Reads the plain part of the language of {@link java.util.regex.Pattern}. */
final class PatternParser {
  private static final String SPECIAL = "\\[](){}*+?|^$.";
  private static final int DEEPEST = 50;
  private static final int MOST_DIGITS = 9;

  private final String regexp;
  // Each class once: to unite each with those before it would take forever.
  private final Map<String, TextLengths> classes = new HashMap<>();
  private final StringBuilder characters = new StringBuilder();
  private int at;
  private int depth;

  PatternParser(String regexp) {
    this.regexp = regexp;
  }

  /** Something that this class does not read. */
  static final class NotPlainException extends Exception {
    private static final long serialVersionUID = 1L;

    NotPlainException() {}

    NotPlainException(IllegalArgumentException cause) {
      super(cause);
    }
  }

  TextLengths whole() throws NotPlainException {
    TextLengths all = alternatives();
    if (at < regexp.length()) {
      throw new NotPlainException();
    }
    return all;
  }

  /** The characters of all texts that match, as a regex class body; empty if they have none. */
  String alphabet() {
    return characters.isEmpty() ? "" : Alphabet.of(characters.toString()).toString();
  }

  private TextLengths alternatives() throws NotPlainException {
    TextLengths all = sequence();
    while (accept("|")) {
      all = all.or(sequence());
    }
    return all;
  }

  private TextLengths sequence() throws NotPlainException {
    TextLengths all = TextLengths.NOTHING;
    while (at < regexp.length() && peek() != '|' && peek() != ')') {
      // An anchor only makes fewer texts match.
      if (!accept("^") && !accept("$")) {
        all = all.then(quantified(atom()));
      }
    }
    return all;
  }

  private TextLengths atom() throws NotPlainException {
    if (accept("(")) {
      return group();
    }
    if (accept("[")) {
      return oneOf(classBody());
    }
    int start = at;
    int c = regexp.codePointAt(at);
    at += Character.charCount(c);
    if (c == '\\') {
      return escape(start);
    }
    if (SPECIAL.indexOf(c) >= 0) {
      throw new NotPlainException();
    }
    // A digit, a letter and the like mean the same in a class; a hyphen and '&' would not.
    return oneOf(c == '-' || c == '&' ? "\\" + (char) c : Character.toString(c));
  }

  private TextLengths group() throws NotPlainException {
    boolean isPlain = accept("?:") || at == regexp.length() || peek() != '?';
    depth++;
    if (!isPlain || depth > DEEPEST) {
      throw new NotPlainException();
    }
    TextLengths inside = alternatives();
    if (!accept(")")) {
      throw new NotPlainException();
    }
    depth--;
    return inside;
  }

  private String classBody() throws NotPlainException {
    int start = at;
    while (at < regexp.length() && peek() != ']') {
      at += peek() == '\\' ? 2 : 1;
    }
    if (at >= regexp.length()) {
      throw new NotPlainException();
    }
    at++;
    return regexp.substring(start, at - 1);
  }

  // In front of a quantifier or the end: \d, \w, \t, \., \\u0041.
  private TextLengths escape(int start) throws NotPlainException {
    int length = at < regexp.length() && peek() == 'u' ? 5 : 1;
    if (at + length > regexp.length()) {
      throw new NotPlainException();
    }
    at += length;
    return oneOf(regexp.substring(start, at));
  }

  // Whatever an alphabet of ours does not read, it reads as a class does.
  private TextLengths oneOf(String body) throws NotPlainException {
    TextLengths known = classes.get(body);
    if (known != null) {
      return known;
    }
    try {
      Alphabet alphabet = Alphabet.of(body);
      // Alphabets print themselves so that one can follow another.
      characters.append(alphabet);
      TextLengths matched = TextLengths.one(alphabet);
      classes.put(body, matched);
      return matched;
    } catch (IllegalArgumentException refused) {
      throw new NotPlainException(refused);
    }
  }

  private TextLengths quantified(TextLengths atom) throws NotPlainException {
    TextLengths repeated = atom;
    if (accept("?")) {
      repeated = atom.times(0, 1);
    } else if (accept("*")) {
      repeated = atom.times(0, TextLengths.UNBOUNDED);
    } else if (accept("+")) {
      repeated = atom.times(1, TextLengths.UNBOUNDED);
    } else if (accept("{")) {
      repeated = counted(atom);
    } else {
      return atom;
    }
    // Reluctant or possessive: both match no other texts than the plain one.
    if (!accept("?")) {
      accept("+");
    }
    if (at < regexp.length() && "?*+{".indexOf(peek()) >= 0) {
      throw new NotPlainException();
    }
    return repeated;
  }

  private TextLengths counted(TextLengths atom) throws NotPlainException {
    long least = number();
    long most = least;
    if (accept(",")) {
      most = at < regexp.length() && peek() == '}' ? TextLengths.UNBOUNDED : number();
    }
    if (!accept("}") || most < least) {
      throw new NotPlainException();
    }
    return atom.times(least, most);
  }

  private long number() throws NotPlainException {
    int start = at;
    while (at < regexp.length() && peek() >= '0' && peek() <= '9') {
      at++;
    }
    if (at == start || at - start > MOST_DIGITS) {
      throw new NotPlainException();
    }
    return Long.parseLong(regexp.substring(start, at));
  }

  private char peek() {
    return regexp.charAt(at);
  }

  private boolean accept(String characters) {
    boolean comesNext = regexp.startsWith(characters, at);
    if (comesNext) {
      at += characters.length();
    }
    return comesNext;
  }
}
