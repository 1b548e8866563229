package dev.keywright.layout.encoding.text;

import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.text.StringPart;

/** The beginning of a text, which may end inside a surrogate pair or an escape. */
public final class TextBeginning {
  private static final int DIGITS_OF_ESCAPE = 2;

  private final StringPart part;
  private final String rest;
  private final int escape;
  private int length;

  /** What a column ends with, which may be the beginning of a text. */
  public TextBeginning(StringPart part, String rest) {
    this.part = part;
    this.rest = rest;
    this.escape = part.escaped() ? part.separator() + 1 : -1;
  }

  /** Whether a text of this part begins like this, and goes on. */
  public boolean mayBeTruncated() {
    int at = 0;
    while (at < rest.length()) {
      int c = rest.codePointAt(at);
      if (c == escape && rest.length() - at <= DIGITS_OF_ESCAPE) {
        return length < part.maxLength() && isEscapeBeginning(at + 1);
      }
      if (isPair(c) && at == rest.length() - 1) {
        return length + 1 < part.maxLength() && isPairBeginning((char) c);
      }
      int value = c;
      if (c == escape) {
        value = escaped(at + 1);
        at += DIGITS_OF_ESCAPE;
      } else if (c < escape) {
        return false;
      }
      if (value < 0 || !part.alphabet().contains(value)) {
        return false;
      }
      at += Character.charCount(c);
      length += Character.charCount(value);
    }
    return length < part.maxLength() && part.alphabet().next(-1) >= 0;
  }

  // Back to front, a pair still stands in its own order.
  private static boolean isPair(int c) {
    return c <= Character.MAX_VALUE && Character.isHighSurrogate((char) c);
  }

  private boolean isPairBeginning(char high) {
    Alphabet alphabet = part.alphabet();
    int first = Character.toCodePoint(high, Character.MIN_LOW_SURROGATE);
    int member = alphabet.next(first - 1);
    return member >= 0 && member <= Character.toCodePoint(high, Character.MAX_LOW_SURROGATE);
  }

  private boolean isEscapeBeginning(int at) {
    if (at == rest.length()) {
      return true;
    }
    int digit = digit(at);
    return digit >= 0 && digit << 4 <= escape;
  }

  private int escaped(int at) {
    int high = digit(at);
    int low = digit(at + 1);
    int value = high << 4 | low;
    return high < 0 || low < 0 || value > escape ? -1 : value;
  }

  private int digit(int at) {
    char c = rest.charAt(at);
    return c > 'f' || (c >= 'A' && c <= 'F') ? -1 : Character.digit(c, 16);
  }
}
