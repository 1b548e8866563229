package dev.keywright.layout.automaton;

import java.util.List;

/**
 * What is read again and again, so many times in all.
 *
 * @param units what can be read each time
 */
record Repetition(List<Unit> units) {
  /** More repetitions than need so many states have no bound, which keeps automata small. */
  private static final int MOST_STATES = 512;

  /** As many as have to be there are counted further: too short a word is of no use. */
  private static final int MOST_STATES_AT_LEAST = 2_048;

  /**
   * One of the things that are repeated.
   *
   * @param count for how many it counts: a character beyond U+FFFF for two
   * @param size how many symbols it has
   */
  record Unit(Automaton automaton, int count, int size) {}

  /** Adds the repetitions to an automaton, which counts only as many as it can afford. */
  Automaton addTo(Automaton automaton, int least, int most) {
    boolean isOpen = most > counted(MOST_STATES);
    int last = isOpen ? Math.min(least, counted(MOST_STATES_AT_LEAST)) : Math.max(most, 0);
    if (least > last || (isOpen && most < Integer.MAX_VALUE)) {
      automaton.inexact();
    }
    int[] read = new int[last + 1];
    for (int i = 0; i <= last; i++) {
      // One of its own for the first, since it may be read again.
      read[i] = automaton.place();
    }
    automaton.join(automaton.end(), read[0]);
    for (int i = 0; i <= last; i++) {
      for (Unit unit : units) {
        if (isOpen || i + unit.count <= last) {
          automaton.join(read[i], unit.automaton, read[Math.min(i + unit.count, last)]);
        }
      }
    }
    int end = automaton.place();
    for (int i = isOpen ? last : least; i <= last; i++) {
      automaton.join(read[i], end);
    }
    return automaton.goOnFrom(end);
  }

  private int counted(int mostStates) {
    int states = units.stream().mapToInt(it -> it.automaton().states() - 1).sum();
    return Math.max(1, mostStates / Math.max(1, states));
  }
}
