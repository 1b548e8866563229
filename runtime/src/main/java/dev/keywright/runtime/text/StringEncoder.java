package dev.keywright.runtime.text;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.codec.LengthLimits;
import dev.keywright.runtime.utf8.Utf8;

/** Checks, measures and writes the values of a {@link StringPart}. */
final class StringEncoder {
  /** Of one character; two surrogates share four bytes. */
  private static final int MOST_BYTES = 3;

  private StringEncoder() {}

  static void check(StringPart part, String value) {
    int length = checkedLength(part, value);
    int end = part.alphabet().endOf(value);
    if (end < length) {
      throw refused(part, value, end);
    }
  }

  private static int checkedLength(StringPart part, String value) {
    return LengthLimits.checked(part.name(), value, part.minLength(), part.maxLength());
  }

  private static InvalidPartException refused(StringPart part, String value, int index) {
    String limit = new AllowedCharacters(part).limit(value, index);
    return new InvalidPartException(part.name(), value, limit);
  }

  static int size(StringPart part, String value) {
    if (part.isPlain()) {
      return checkedLength(part, value);
    }
    // Nearly all texts are ASCII, whatever they may hold.
    int length = checkedLength(part, value);
    if (!part.escaped() && part.alphabet().endOfAscii(value, 0) == length) {
      return length;
    }
    check(part, value);
    return part.escaped() ? escapedSize(part, value) : Utf8.size(value);
  }

  /**
   * Room for a text of a list, which is not looked at: to leave the loop over a short text takes as
   * long as the loop, so each text has one, the one that writes it.
   */
  static int room(StringPart part, String value) {
    return part.isAsItIs() && !part.isPlain()
        ? MOST_BYTES * checkedLength(part, value)
        : size(part, value);
  }

  private static int escapedSize(StringPart part, String value) {
    int escapeUpTo = part.escapeUpTo();
    int size = Utf8.size(value);
    for (int i = 0; i < value.length(); i++) {
      size += value.charAt(i) <= escapeUpTo ? SeparatorEscapes.SIZE - 1 : 0;
    }
    return size;
  }

  static int write(StringPart part, String value, byte[] out, int at) {
    if (part.isAsItIs()) {
      if (part.alphabet().copy(value, out, at)) {
        return at + value.length();
      }
      check(part, value);
      return Utf8.write(value, out, at);
    }
    String written = part.reversed() ? new StringBuilder(value).reverse().toString() : value;
    return part.escaped() ? writeEscaped(part, written, out, at) : Utf8.write(written, out, at);
  }

  private static int writeEscaped(StringPart part, String value, byte[] out, int start) {
    int escapeUpTo = part.escapeUpTo();
    int at = start;
    for (int i = 0; i < value.length(); i++) {
      int c = Utf8.codePointAt(value, i);
      at =
          c <= escapeUpTo
              ? SeparatorEscapes.write((char) escapeUpTo, c, out, at)
              : Utf8.write(c, out, at);
      i += Character.charCount(c) - 1;
    }
    return at;
  }

  /** What is written, as a text: mostly the value itself. */
  static String text(StringPart part, String value) {
    if (part.isAsItIs()) {
      check(part, value);
      return value;
    }
    byte[] out = TextBuffer.of(size(part, value));
    return TextBuffer.utf8(out, write(part, value, out, 0));
  }
}
