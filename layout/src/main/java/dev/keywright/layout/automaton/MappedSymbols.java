package dev.keywright.layout.automaton;

import dev.keywright.layout.automaton.Automaton.Edge;
import java.util.BitSet;
import java.util.function.IntUnaryOperator;

/**
 * An automaton with other symbols at the same steps.
 *
 * @param original stays as it is
 */
record MappedSymbols(Automaton original) {

  /** What is read at a step in place of some symbols. */
  private interface Change {
    BitSet of(int to, BitSet symbols);
  }

  /** What the automaton reads, with each symbol turned into another one. */
  Automaton into(IntUnaryOperator other) {
    return by(
        (to, symbols) -> {
          BitSet others = new BitSet();
          symbols.stream().map(other).forEach(others::set);
          return others;
        });
  }

  /** What the automaton reads, but for all that holds a symbol. */
  Automaton without(int symbol) {
    return by((to, symbols) -> cleared(symbols, symbol));
  }

  /** What the automaton reads, but for all that ends in a symbol; all of it has one length. */
  Automaton notEndingIn(int symbol) {
    // After these states, nothing is read any more.
    BitSet last = original.beforeEnd(edge -> edge.symbols() == null);
    return by((to, symbols) -> last.get(to) ? cleared(symbols, symbol) : symbols);
  }

  private static BitSet cleared(BitSet symbols, int symbol) {
    BitSet others = (BitSet) symbols.clone();
    others.clear(symbol);
    return others;
  }

  private Automaton by(Change change) {
    Automaton changed = new Automaton();
    while (changed.states() < original.states()) {
      changed.place();
    }
    for (int from = 0; from < original.states(); from++) {
      for (Edge edge : original.from(from)) {
        if (edge.symbols() == null) {
          changed.join(from, edge.to());
        } else {
          changed.join(from, change.of(edge.to(), edge.symbols()), edge.to());
        }
      }
    }
    changed.goOnFrom(original.end());
    return original.isExact() ? changed : changed.inexact();
  }
}
