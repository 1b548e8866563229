package dev.keywright.processor.language;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A nondeterministic automaton that reads a column from its start to its end. It grows at its end:
 * each method adds what comes next.
 */
final class Automaton {
  /** Longer repetitions have no bound, which keeps the automaton small. */
  static final int MOST_COUNTED = 64;

  /**
   * A step from a state to another one.
   *
   * @param symbols one of these is read; null if the step reads nothing
   */
  record Edge(int to, @Nullable BitSet symbols) {}

  private final List<List<Edge>> edges = new ArrayList<>();
  private int end = state();

  /** What any of these reads. */
  static Automaton eitherOf(List<Automaton> automata) {
    Automaton all = new Automaton();
    int to = all.state();
    for (Automaton each : automata) {
      all.end = all.start();
      all.then(each);
      all.edge(all.end, to, null);
    }
    all.end = to;
    return all;
  }

  /** Adds a state that nothing leads to yet. */
  int state() {
    edges.add(new ArrayList<>());
    return edges.size() - 1;
  }

  /** Ends in a state. */
  void endAt(int state) {
    end = state;
  }

  /** Adds a step. */
  void edge(int from, int to, @Nullable BitSet symbols) {
    edges.get(from).add(new Edge(to, symbols));
  }

  int start() {
    return 0;
  }

  int end() {
    return end;
  }

  List<Edge> from(int state) {
    return edges.get(state);
  }

  /** Adds one of these symbols. */
  Automaton one(BitSet symbols) {
    int next = state();
    edge(end, next, symbols);
    end = next;
    return this;
  }

  /** Adds a text. */
  Automaton text(String text) {
    text.chars().forEach(c -> one(Symbols.between(c, c)));
    return this;
  }

  /** Adds one of these texts. */
  Automaton anyOf(List<String> texts) {
    int from = end;
    int to = state();
    for (String text : texts) {
      end = from;
      text(text);
      edge(end, to, null);
    }
    end = to;
    return this;
  }

  /** Adds so many of these symbols. */
  Automaton many(BitSet symbols, int least, int most) {
    return repeated(new Automaton().one(symbols), least, most);
  }

  /** Adds another automaton so many times. */
  Automaton repeated(Automaton each, int least, int most) {
    int counted = Math.min(least, MOST_COUNTED);
    for (int i = 0; i < counted; i++) {
      then(each);
    }
    if (most > MOST_COUNTED) {
      int loop = end;
      then(each);
      edge(end, loop, null);
      end = loop;
      return this;
    }
    List<Integer> last = new ArrayList<>(List.of(end));
    for (int i = counted; i < most; i++) {
      then(each);
      last.add(end);
    }
    int to = state();
    last.forEach(it -> edge(it, to, null));
    end = to;
    return this;
  }

  /** Adds either of two. */
  Automaton either(Automaton one, Automaton other) {
    int from = end;
    int to = state();
    for (Automaton each : List.of(one, other)) {
      end = from;
      then(each);
      edge(end, to, null);
    }
    end = to;
    return this;
  }

  /** Adds what another one reads. */
  Automaton then(Automaton other) {
    int offset = copy(other, false);
    edge(end, offset, null);
    end = offset + other.end;
    return this;
  }

  /** Adds what another one reads, back to front. */
  Automaton thenReversed(Automaton other) {
    int offset = copy(other, true);
    edge(end, offset + other.end, null);
    end = offset;
    return this;
  }

  private int copy(Automaton other, boolean isReversed) {
    int offset = edges.size();
    other.edges.forEach(it -> state());
    for (int from = 0; from < other.edges.size(); from++) {
      for (Edge edge : other.edges.get(from)) {
        int first = offset + from;
        int second = offset + edge.to;
        edge(isReversed ? second : first, isReversed ? first : second, edge.symbols);
      }
    }
    return offset;
  }

  /**
   * Adds the texts between two of the same length, inclusive.
   *
   * @param symbols what they are made of
   */
  Automaton between(String low, String high, BitSet symbols) {
    int length = low.length();
    int from = end;
    int to = state();
    int both = from;
    int at = 0;
    while (at < length && low.charAt(at) == high.charAt(at)) {
      end = both;
      both = one(Symbols.between(low.charAt(at), low.charAt(at))).end;
      at++;
    }
    if (at == length) {
      edge(both, to, null);
      end = to;
      return this;
    }
    int[] free = new int[length + 1];
    for (int i = at + 1; i <= length; i++) {
      free[i] = i == length ? to : state();
    }
    for (int i = at + 1; i < length; i++) {
      edge(free[i], free[i + 1], symbols);
    }
    edge(both, free[at + 1], within(symbols, low.charAt(at) + 1, high.charAt(at) - 1));
    follow(both, low, at, free, symbols, true);
    follow(both, high, at, free, symbols, false);
    end = to;
    return this;
  }

  /** Goes along one of the bounds, and leaves it towards the other one. */
  private void follow(int from, String bound, int at, int[] free, BitSet symbols, boolean isLower) {
    int on = from;
    for (int i = at; i < bound.length(); i++) {
      char c = bound.charAt(i);
      int next = i == bound.length() - 1 ? free[bound.length()] : state();
      edge(on, next, Symbols.between(c, c));
      if (i > at) {
        edge(
            on,
            free[i + 1],
            isLower ? within(symbols, c + 1, Character.MAX_VALUE) : within(symbols, 0, c - 1));
      }
      on = next;
    }
  }

  private static BitSet within(BitSet symbols, int first, int last) {
    BitSet within = new BitSet();
    if (first <= last) {
      within.set(first, last + 1);
      within.and(symbols);
    }
    return within;
  }
}
