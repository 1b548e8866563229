package dev.keywright.processor.language;

import dev.keywright.runtime.alphabet.Alphabet;
import java.util.BitSet;

/** Sets of the symbols that columns are made of: UTF-16 units in text, bytes in all other ones. */
final class Symbols {
  /** Decimal digits. */
  static final BitSet DIGITS = of("0123456789");

  /** Hexadecimal digits. */
  static final BitSet HEX = of("0123456789abcdef");

  /** Hexadecimal digits, in capitals. */
  static final BitSet CAPITAL_HEX = of("0123456789ABCDEF");

  private static final int UNITS = 0x1_0000;
  private static final int BYTES = 0x100;
  private static final int FIRST_SURROGATE = 0xd800;
  private static final int LAST_SURROGATE = 0xdfff;
  private static final int ASCII = 0x80;

  private Symbols() {}

  /** From one symbol to another, inclusive. */
  static BitSet between(int first, int last) {
    BitSet symbols = new BitSet();
    symbols.set(first, last + 1);
    return symbols;
  }

  /** All characters of a text. */
  static BitSet of(String text) {
    BitSet symbols = new BitSet();
    text.chars().forEach(symbols::set);
    return symbols;
  }

  /** Every unit of a text. */
  static BitSet anyUnit() {
    return between(0, UNITS - 1);
  }

  /** Every byte. */
  static BitSet anyByte() {
    return between(0, BYTES - 1);
  }

  /** The units of the characters of an alphabet: of those beyond U+FFFF, any surrogate. */
  static BitSet units(Alphabet alphabet) {
    BitSet symbols = new BitSet();
    for (int c = alphabet.next(-1); c >= 0 && c < UNITS; c = alphabet.next(c)) {
      symbols.set(c);
    }
    if (hasPairs(alphabet)) {
      symbols.set(FIRST_SURROGATE, LAST_SURROGATE + 1);
    }
    return symbols;
  }

  /** The bytes of the characters of an alphabet in UTF-8: of those beyond ASCII, any such byte. */
  static BitSet bytes(Alphabet alphabet) {
    BitSet symbols = new BitSet();
    for (int c = alphabet.next(-1); c >= 0 && c < ASCII; c = alphabet.next(c)) {
      symbols.set(c);
    }
    if (!alphabet.isAscii()) {
      symbols.set(ASCII, BYTES);
    }
    return symbols;
  }

  /** Whether an alphabet has characters that take two units. */
  static boolean hasPairs(Alphabet alphabet) {
    return alphabet.next(UNITS - 1) >= 0;
  }
}
