package dev.keywright.layout.automaton;

import dev.keywright.layout.automaton.Automaton.Edge;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Writes out what an automaton reads, as long as that is not much. */
final class ListedTexts {
  private static final int LONGEST = 1_000;

  private final Automaton automaton;
  private final int most;

  /** The states from which the end can be reached. */
  private final BitSet alive;

  private final List<String> words = new ArrayList<>();

  private ListedTexts(Automaton automaton, int most) {
    this.automaton = automaton;
    this.most = most;
    this.alive = automaton.beforeEnd(edge -> true);
  }

  /** All texts that an automaton reads, the shortest first; empty if they are more than so many. */
  static Optional<List<String>> of(Automaton automaton, int most) {
    return new ListedTexts(automaton, most).all();
  }

  private Optional<List<String>> all() {
    Map<String, BitSet> begun = new TreeMap<>(Map.of("", within(automaton.start())));
    for (int length = 0; !begun.isEmpty(); length++) {
      Map<String, BitSet> longer = new TreeMap<>();
      for (Map.Entry<String, BitSet> each : begun.entrySet()) {
        if (each.getValue().get(automaton.end())) {
          words.add(each.getKey());
        }
        BitSet next = next(each.getValue());
        if (words.size() + longer.size() + next.cardinality() > most || length == LONGEST) {
          return Optional.empty();
        }
        next.stream()
            .forEach(
                symbol ->
                    longer.put(each.getKey() + (char) symbol, after(each.getValue(), symbol)));
      }
      begun = longer;
    }
    return Optional.of(words);
  }

  private BitSet within(int state) {
    BitSet states = new BitSet();
    reach(state, states);
    return states;
  }

  private void reach(int state, BitSet states) {
    if (!alive.get(state) || states.get(state)) {
      return;
    }
    states.set(state);
    for (Edge edge : automaton.from(state)) {
      if (edge.symbols() == null) {
        reach(edge.to(), states);
      }
    }
  }

  private BitSet next(BitSet states) {
    BitSet next = new BitSet();
    states.stream()
        .forEach(
            state -> {
              for (Edge edge : automaton.from(state)) {
                if (edge.symbols() != null && alive.get(edge.to())) {
                  next.or(edge.symbols());
                }
              }
            });
    return next;
  }

  private BitSet after(BitSet states, int symbol) {
    BitSet after = new BitSet();
    states.stream()
        .forEach(
            state -> {
              for (Edge edge : automaton.from(state)) {
                if (edge.symbols() != null && edge.symbols().get(symbol)) {
                  reach(edge.to(), after);
                }
              }
            });
    return after;
  }
}
