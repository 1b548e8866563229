package dev.keywright.layout.automaton;

import java.util.function.IntUnaryOperator;

/** What is written in descending order: each byte, or digit, as the largest one minus itself. */
final class Complements {
  private static final int LARGEST_BYTE = 0xff;
  private static final String DECIMAL = "0123456789";
  private static final String HEX = "0123456789abcdef";
  private static final String CAPITAL_HEX = "0123456789ABCDEF";

  private Complements() {}

  static Automaton ofBytes(Automaton ascending, boolean isDescending) {
    return isDescending ? new MappedSymbols(ascending).into(it -> LARGEST_BYTE - it) : ascending;
  }

  static Automaton ofDecimal(Automaton ascending, boolean isDescending) {
    return isDescending ? new MappedSymbols(ascending).into(of(DECIMAL)) : ascending;
  }

  static Automaton ofHex(Automaton ascending, boolean isDescending, boolean isUpperCase) {
    return isDescending
        ? new MappedSymbols(ascending).into(of(isUpperCase ? CAPITAL_HEX : HEX))
        : ascending;
  }

  private static IntUnaryOperator of(String digits) {
    return it -> digits.charAt(digits.length() - 1 - digits.indexOf(it));
  }
}
