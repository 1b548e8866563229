package dev.keywright.runtime.binary;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.codec.LengthLimits;
import dev.keywright.runtime.utf8.Utf8;

/** Checks, measures and writes the values of a {@link BinaryString}. */
final class BinaryStringEncoder {
  private static final int ESCAPED = 2;

  private BinaryStringEncoder() {}

  static void check(BinaryString part, String value) {
    int length = checkedLength(part, value);
    int end = part.alphabet().endOf(value);
    if (end < length) {
      throw refused(part, value, end);
    }
  }

  /** The number of bytes that {@link #write} will write. */
  static int size(BinaryString part, String value) {
    int content = contentSize(part, value);
    return part.ended() ? content + ZeroEscapes.END : content;
  }

  /** The number of bytes that {@link #putContent} will write. */
  static int contentSize(BinaryString part, String value) {
    if (part.alphabet().isAll()) {
      checkedLength(part, value);
      int size = Utf8.size(value, part.ended() ? ESCAPED : 1);
      if (size < 0) {
        throw refused(part, value, part.alphabet().endOf(value));
      }
      return size;
    }
    check(part, value);
    return part.isPlain() ? value.length() : Utf8.size(value, part.ended() ? ESCAPED : 1);
  }

  private static int checkedLength(BinaryString part, String value) {
    return LengthLimits.checked(part.name(), value, part.minLength(), part.maxLength());
  }

  private static InvalidPartException refused(BinaryString part, String value, int index) {
    String named = Utf8.named(value.codePointAt(index));
    String found = " (character " + (index + 1) + " is " + named + ")";
    return new InvalidPartException(part.name(), value, "hold only " + part.allowed() + found);
  }

  /** Writes a text that has been sized, and returns the index after it. */
  static int write(BinaryString part, String value, byte[] out, int at) {
    int end = putContent(part, value, out, at);
    if (part.ended()) {
      end = ZeroEscapes.writeEnd(out, end);
    }
    if (part.descending()) {
      ZeroEscapes.complement(out, at, end);
    }
    return end;
  }

  /**
   * As {@link #size}, but a text of ASCII is not looked at: {@link #writeChecked} has one loop that
   * checks and writes.
   */
  static int room(BinaryString part, String value) {
    if (!part.isPlain()) {
      return size(part, value);
    }
    int length = checkedLength(part, value);
    return part.ended() ? length + ZeroEscapes.END : length;
  }

  /** Writes a text for which there is {@link #room}, and returns the index after it. */
  static int writeChecked(BinaryString part, String value, byte[] out, int at) {
    if (!part.isPlain()) {
      return write(part, value, out, at);
    }
    if (!part.alphabet().copy(value, out, at)) {
      check(part, value);
    }
    int end = at + value.length();
    return part.ended() ? ZeroEscapes.writeEnd(out, end) : end;
  }

  @SuppressWarnings("deprecation") // the characters have been looked at, and all are ASCII
  static int putContent(BinaryString part, String value, byte[] out, int start) {
    if (part.isPlain()) {
      value.getBytes(0, value.length(), out, start);
      return start + value.length();
    }
    return Utf8.write(part.turnedIfReversed(value), out, start, part.ended());
  }

  /** What all texts begin with that begin like this one. */
  static byte[] beginning(BinaryString part, String value) {
    byte[] out = new byte[contentSize(part, value)];
    putContent(part, value, out, 0);
    if (part.descending()) {
      ZeroEscapes.complement(out, 0, out.length);
    }
    return out;
  }
}
