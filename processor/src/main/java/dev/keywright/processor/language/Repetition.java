package dev.keywright.processor.language;

import java.util.List;

/**
 * What is read again and again, so many times in all.
 *
 * @param units what can be read each time
 */
record Repetition(List<Unit> units) {

  /**
   * One of the things that are repeated.
   *
   * @param count for how many it counts: a character beyond U+FFFF for two
   * @param size how many symbols it has
   */
  record Unit(Automaton automaton, int count, int size) {}

  /** Adds the repetitions to an automaton, which counts only as many as it can afford. */
  Automaton addTo(Automaton automaton, int least, int most) {
    int counted =
        Automaton.mostCounted(units.stream().mapToInt(it -> it.automaton().states()).sum());
    boolean isOpen = most > counted;
    int last = isOpen ? Math.min(least, counted) : Math.max(most, 0);
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
}
