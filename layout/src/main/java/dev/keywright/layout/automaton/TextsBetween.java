package dev.keywright.layout.automaton;

import java.util.BitSet;
import java.util.function.IntFunction;

/**
 * Adds the texts between two of the same length to an automaton.
 *
 * @param symbols what they have at each index
 */
record TextsBetween(Automaton automaton, IntFunction<BitSet> symbols) {

  Automaton add(String low, String high) {
    int length = low.length();
    int at = 0;
    while (at < length && low.charAt(at) == high.charAt(at)) {
      automaton.one(Symbols.between(low.charAt(at), low.charAt(at)));
      at++;
    }
    if (at == length) {
      return automaton;
    }
    int both = automaton.end();
    // States from which on nothing is bound any more, by index.
    int[] free = new int[length + 1];
    for (int i = at + 1; i <= length; i++) {
      free[i] = automaton.place();
    }
    for (int i = at + 1; i < length; i++) {
      automaton.join(free[i], symbols.apply(i), free[i + 1]);
    }
    automaton.join(both, within(at, low.charAt(at) + 1, high.charAt(at) - 1), free[at + 1]);
    follow(both, low, at, free, /* isLower= */ true);
    follow(both, high, at, free, /* isLower= */ false);
    return automaton.goOnFrom(free[length]);
  }

  /** Goes along one of the bounds, and leaves it towards the other one. */
  private void follow(int from, String bound, int at, int[] free, boolean isLower) {
    int on = from;
    for (int i = at; i < bound.length(); i++) {
      char c = bound.charAt(i);
      int next = i == bound.length() - 1 ? free[bound.length()] : automaton.place();
      automaton.join(on, Symbols.between(c, c), next);
      if (i > at) {
        BitSet leaving = isLower ? within(i, c + 1, Character.MAX_VALUE) : within(i, 0, c - 1);
        automaton.join(on, leaving, free[i + 1]);
      }
      on = next;
    }
  }

  private BitSet within(int index, int first, int last) {
    BitSet within = new BitSet();
    if (first <= last) {
      within.set(first, last + 1);
      within.and(symbols.apply(index));
    }
    return within;
  }
}
