package dev.keywright.layout.automaton;

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
}
