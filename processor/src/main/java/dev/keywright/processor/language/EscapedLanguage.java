package dev.keywright.processor.language;

import java.util.BitSet;

/** One character of a text with escapes: itself, or for low ones an escape and two digits. */
final class EscapedLanguage {
  private static final int HEX = 16;

  private EscapedLanguage() {}

  /**
   * The characters of a text, as escapes write them.
   *
   * @param escape what an escape begins with; characters above it stand for themselves
   */
  static Automaton of(BitSet units, char escape) {
    BitSet plain = (BitSet) units.clone();
    plain.clear(0, escape + 1);
    Automaton each = new Automaton().one(plain);
    for (int high = 0; high * HEX <= escape; high++) {
      BitSet low = new BitSet();
      for (int digit = 0; digit < HEX; digit++) {
        int c = high * HEX + digit;
        if (c <= escape && units.get(c)) {
          low.set(Character.forDigit(digit, HEX));
        }
      }
      if (!low.isEmpty()) {
        Automaton escaped = new Automaton().text(escape + Integer.toHexString(high)).one(low);
        each = new Automaton().either(each, escaped);
      }
    }
    return each;
  }
}
