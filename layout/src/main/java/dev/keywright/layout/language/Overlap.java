package dev.keywright.layout.language;

import dev.keywright.layout.language.Automaton.Edge;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** Walks through two automata at once, for a shortest text that both read. */
final class Overlap {
  private final Automaton one;
  private final Automaton other;
  private final ToIntFunction<BitSet> choice;
  private final Map<Long, Step> steps = new HashMap<>();
  private final Deque<Long> next = new ArrayDeque<>();

  /**
   * How a pair of states was reached first.
   *
   * @param symbol what was read; -1 if nothing was
   */
  private record Step(long from, int symbol) {}

  private Overlap(Automaton one, Automaton other, ToIntFunction<BitSet> choice) {
    this.one = one;
    this.other = other;
    this.choice = choice;
  }

  /**
   * A text that both automata read.
   *
   * @param choice takes one of the symbols that both can read next
   */
  static Optional<String> of(Automaton one, Automaton other, ToIntFunction<BitSet> choice) {
    return new Overlap(one, other, choice).text();
  }

  private static long pair(int one, int other) {
    return (long) one << Integer.SIZE | other;
  }

  private Optional<String> text() {
    long start = pair(one.start(), other.start());
    long end = pair(one.end(), other.end());
    reach(start, start, -1);
    while (!next.isEmpty() && !steps.containsKey(end)) {
      visit(next.remove());
    }
    return steps.containsKey(end) ? Optional.of(read(end)) : Optional.empty();
  }

  private void visit(long at) {
    int here = (int) (at >> Integer.SIZE);
    int there = (int) at;
    for (Edge edge : one.from(here)) {
      if (edge.symbols() == null) {
        reach(pair(edge.to(), there), at, -1);
      }
    }
    for (Edge edge : other.from(there)) {
      if (edge.symbols() == null) {
        reach(pair(here, edge.to()), at, -1);
      }
    }
    for (Edge edge : one.from(here)) {
      for (Edge opposite : other.from(there)) {
        readBoth(at, edge, opposite);
      }
    }
  }

  private void readBoth(long at, Edge edge, Edge opposite) {
    BitSet symbols = edge.symbols();
    BitSet others = opposite.symbols();
    long to = pair(edge.to(), opposite.to());
    if (symbols != null && others != null && !steps.containsKey(to) && symbols.intersects(others)) {
      BitSet both = (BitSet) symbols.clone();
      both.and(others);
      reach(to, at, choice.applyAsInt(both));
    }
  }

  private void reach(long to, long from, int symbol) {
    if (steps.putIfAbsent(to, new Step(from, symbol)) == null) {
      next.add(to);
    }
  }

  private String read(long end) {
    StringBuilder text = new StringBuilder();
    long at = end;
    Step step = step(at);
    // The start was reached from itself.
    while (step.from != at) {
      if (step.symbol >= 0) {
        text.append((char) step.symbol);
      }
      at = step.from;
      step = step(at);
    }
    return text.reverse().toString();
  }

  private Step step(long to) {
    return Objects.requireNonNull(steps.get(to));
  }
}
