package dev.keywright.layout.automaton;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A nondeterministic automaton that reads a column from its start to its end. It grows at its end:
 * each method adds what comes next.
 */
final class Automaton {

  /**
   * A step from a state to another one.
   *
   * @param symbols one of these is read; null if the step reads nothing
   */
  record Edge(int to, @Nullable BitSet symbols) {}

  private final List<List<Edge>> edges = new ArrayList<>();
  private int end = state();
  private boolean isExact = true;

  private int state() {
    edges.add(new ArrayList<>());
    return edges.size() - 1;
  }

  private void edge(int from, int to, @Nullable BitSet symbols) {
    if (symbols == null || !symbols.isEmpty()) {
      edges.get(from).add(new Edge(to, symbols));
    }
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

  int states() {
    return edges.size();
  }

  /** Whether it reads nothing but what is written. */
  boolean isExact() {
    return isExact;
  }

  /** The states from which edges of some kind lead to the end, and the end itself. */
  BitSet beforeEnd(Predicate<Edge> isOfKind) {
    BitSet before = new BitSet();
    before.set(end);
    int known = 0;
    while (known < before.cardinality()) {
      known = before.cardinality();
      for (int state = edges.size() - 1; state >= 0; state--) {
        if (edges.get(state).stream().anyMatch(it -> isOfKind.test(it) && before.get(it.to))) {
          before.set(state);
        }
      }
    }
    return before;
  }

  /** Notes that it reads more than what is written. */
  Automaton inexact() {
    isExact = false;
    return this;
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
    return oneOf(texts.stream().map(it -> new Automaton().text(it)).toList());
  }

  /** Adds what one of several reads. */
  Automaton oneOf(List<Automaton> several) {
    if (several.size() == 1) {
      return then(several.get(0));
    }
    int from = end;
    int to = state();
    several.forEach(it -> join(from, it, to));
    end = to;
    return this;
  }

  /** Adds so many of these symbols. */
  Automaton many(BitSet symbols, int least, int most) {
    return repeated(new Automaton().one(symbols), least, most);
  }

  /** Adds another automaton so many times. */
  Automaton repeated(Automaton each, int least, int most) {
    return new Repetition(List.of(new Repetition.Unit(each, 1, each.states())))
        .addTo(this, least, most);
  }

  /** A new state, from which nothing leads on yet. */
  int place() {
    return state();
  }

  /** Goes on from another state, once all ways lead there. */
  Automaton goOnFrom(int state) {
    end = state;
    return this;
  }

  /** Leads from one state to another without reading. */
  void join(int from, int to) {
    edge(from, to, null);
  }

  /** Leads from one state to another by one of these symbols. */
  void join(int from, BitSet by, int to) {
    edge(from, to, by);
  }

  /** Leads from one state to another by what an automaton reads. */
  void join(int from, Automaton by, int to) {
    isExact &= by.isExact;
    if (by.isOneEdge()) {
      edge(from, to, by.edges.get(0).get(0).symbols);
      return;
    }
    int offset = copy(by, false);
    edge(from, offset, null);
    edge(offset + by.end, to, null);
  }

  /** Adds what another one reads. */
  Automaton then(Automaton other) {
    int offset = copy(other, false);
    edge(end, offset, null);
    end = offset + other.end;
    return this;
  }

  // As most repeated ones are: it needs no states of its own.
  private boolean isOneEdge() {
    return edges.size() == 2
        && end == 1
        && edges.get(0).size() == 1
        && edges.get(0).get(0).to == end
        && edges.get(1).isEmpty();
  }

  /** What this reads, back to front. */
  Automaton reversed() {
    Automaton reversed = new Automaton();
    int offset = reversed.copy(this, true);
    reversed.edge(reversed.end, offset + end, null);
    // A state of its own: nothing may lead on from the last one.
    reversed.end = reversed.state();
    reversed.edge(offset, reversed.end, null);
    return reversed;
  }

  private int copy(Automaton other, boolean isReversed) {
    int offset = edges.size();
    isExact &= other.isExact;
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
    return between(low, high, index -> symbols);
  }

  /**
   * Adds the texts between two of the same length, inclusive.
   *
   * @param symbols what they have at each index
   */
  Automaton between(String low, String high, IntFunction<BitSet> symbols) {
    return new TextsBetween(this, symbols).add(low, high);
  }
}
