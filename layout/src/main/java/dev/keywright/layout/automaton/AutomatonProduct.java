package dev.keywright.layout.automaton;

import dev.keywright.layout.automaton.Automaton.Edge;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.LongPredicate;

/** Two automata that read one text side by side. Its states are pairs of theirs. */
record AutomatonProduct(Automaton one, Automaton other) {

  /**
   * A step that both can go.
   *
   * @param symbols what both can read on it; empty if one of them goes on without reading
   */
  record Step(long from, long to, BitSet symbols) {}

  long start() {
    return pair(one.start(), other.start());
  }

  long end() {
    return pair(one.end(), other.end());
  }

  private static long pair(int first, int second) {
    return (long) first << Integer.SIZE | second;
  }

  /** The steps from a pair of states to those that are wanted, first those that read nothing. */
  List<Step> steps(long from, LongPredicate isWanted) {
    List<Edge> edges = one.from((int) (from >> Integer.SIZE));
    List<Edge> opposites = other.from((int) from);
    List<Step> steps = new ArrayList<>();
    for (Edge edge : edges) {
      if (edge.symbols() == null) {
        steps.add(new Step(from, pair(edge.to(), (int) from), new BitSet()));
      }
    }
    for (Edge opposite : opposites) {
      if (opposite.symbols() == null) {
        long to = pair((int) (from >> Integer.SIZE), opposite.to());
        steps.add(new Step(from, to, new BitSet()));
      }
    }
    for (Edge edge : edges) {
      for (Edge opposite : opposites) {
        BitSet symbols = edge.symbols();
        BitSet others = opposite.symbols();
        long to = pair(edge.to(), opposite.to());
        if (symbols != null && others != null && isWanted.test(to) && symbols.intersects(others)) {
          steps.add(new Step(from, to, both(symbols, others)));
        }
      }
    }
    return steps;
  }

  private static BitSet both(BitSet one, BitSet other) {
    boolean isShorter = one.length() < other.length();
    BitSet both = (BitSet) (isShorter ? one : other).clone();
    both.and(isShorter ? other : one);
    return both;
  }
}
