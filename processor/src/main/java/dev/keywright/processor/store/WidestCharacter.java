package dev.keywright.processor.store;

import dev.keywright.processor.model.Part;
import dev.keywright.runtime.alphabet.Alphabet;

/**
 * How many bytes a text of so many chars can have.
 *
 * @param isUtf16 whether each char has two bytes, rather than those of UTF-8
 * @param escape characters up to this one are written as three; -1 if none are
 * @param doublesNul whether U+0000 is written as two bytes
 */
record WidestCharacter(boolean isUtf16, int escape, boolean doublesNul) {
  private static final int ESCAPED = 3;
  private static final int TWO_BYTES = 0x80;
  private static final int THREE_BYTES = 0x800;
  private static final int FOUR_BYTES = 0x1_0000;

  /** The most bytes of a text of a part, of at most so many chars. */
  long bytes(Part part, int chars) {
    // Without an alphabet, whatever has one char may come.
    Alphabet alphabet = part.facts().alphabet().map(Alphabet::of).orElseGet(Alphabet::basic);
    int each = 0;
    // Widths grow with the character, but for zeros and escapes, which are the first ones.
    for (int below : new int[] {-1, TWO_BYTES - 1, THREE_BYTES - 1}) {
      int c = alphabet.next(below);
      each = c >= 0 && c < FOUR_BYTES ? Math.max(each, bytes(c)) : each;
    }
    long best = (long) each * chars;
    boolean hasPairs = alphabet.next(FOUR_BYTES - 1) >= 0;
    return hasPairs ? Math.max(best, 4L * (chars / 2) + (long) each * (chars % 2)) : best;
  }

  /** The bytes of one text. */
  long bytes(String text) {
    return text.codePoints().mapToLong(this::bytes).sum();
  }

  private int bytes(int c) {
    if (c <= escape) {
      return isUtf16 ? 2 * ESCAPED : ESCAPED;
    }
    if (isUtf16) {
      return c < FOUR_BYTES ? 2 : 4;
    }
    if (c == 0 && doublesNul) {
      return 2;
    }
    if (c < TWO_BYTES) {
      return 1;
    }
    if (c < THREE_BYTES) {
      return 2;
    }
    return c < FOUR_BYTES ? 3 : 4;
  }
}
