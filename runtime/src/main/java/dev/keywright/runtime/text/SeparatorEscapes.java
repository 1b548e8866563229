package dev.keywright.runtime.text;

/**
 * How text may hold the separator: with e the character after it, each character up to e is written
 * as e and two hexadecimal digits. As e sorts below all others, so do the escaped ones.
 */
final class SeparatorEscapes {
  static final int SIZE = 3;

  private SeparatorEscapes() {}

  /** Writes the escape of a character up to e and returns the index after it. */
  static int write(char e, int c, byte[] out, int at) {
    out[at] = (byte) e;
    return Hex.write(c, 2, out, at + 1);
  }

  /** The text whose escaped form was read from {@code start} on. */
  static String read(char e, TextReader in, int start, String stored) {
    if (stored.chars().allMatch(c -> c > e)) {
      return stored;
    }
    StringBuilder value = new StringBuilder(stored.length());
    for (int i = 0; i < stored.length(); i++) {
      char c = stored.charAt(i);
      if (c < e) {
        throw in.malformedAt(start + i, "an escape for this character");
      }
      if (c == e) {
        c = (char) (digit(stored, i + 1) << 4 | digit(stored, i + 2));
        if (c > e) {
          throw in.malformedAt(start + i, "an escape of a character up to '" + e + "'");
        }
        i += 2;
      }
      value.append(c);
    }
    return value.toString();
  }

  // What is no digit makes the sum larger than every e, so that one comparison finds it.
  private static int digit(String text, int index) {
    int digit = index < text.length() ? Hex.digit(text.charAt(index)) : -1;
    return digit < 0 ? 0x100 : digit;
  }
}
