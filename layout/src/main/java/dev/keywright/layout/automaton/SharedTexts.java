package dev.keywright.layout.automaton;

import dev.keywright.layout.automaton.AutomatonProduct.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Texts that two automata read: all of them if there are few, else the shortest and some more. A
 * hash or a bucket takes only some of the texts that an automaton reads, so one text is not enough.
 */
final class SharedTexts {
  private static final int MOST_STEPS = 2_000;
  private static final int MOST_SYMBOLS = 40;
  private static final int MOST_WALKS = 1_000;

  /** Of all walks together, so that a thousand of long texts do not take minutes. */
  private static final int MOST_WALKED = 50_000;

  private static final int LONGEST_DETOUR = 6;

  private final AutomatonProduct both;

  private final Map<Long, List<Step>> steps = new HashMap<>();

  /** How many symbols are left from a pair of states to the end, at least. */
  private final Map<Long, Integer> left = new HashMap<>();

  private final Set<String> found = new LinkedHashSet<>();

  private int walked;

  private SharedTexts(AutomatonProduct both) {
    this.both = both;
  }

  static List<String> of(Automaton one, Automaton other) {
    SharedTexts texts = new SharedTexts(new AutomatonProduct(one, other));
    texts.findLive();
    if (texts.left.containsKey(texts.both.start())) {
      texts.addShortest();
      texts.addWalks();
    }
    return List.copyOf(texts.found);
  }

  private List<Step> steps(long from) {
    return steps.computeIfAbsent(from, it -> both.steps(it, to -> true));
  }

  /** Finds the pairs of states that lead to the end, and how far that is. */
  private void findLive() {
    Map<Long, List<Step>> backwards = new HashMap<>();
    Set<Long> seen = new HashSet<>(Set.of(both.start()));
    Deque<Long> next = new ArrayDeque<>(seen);
    while (!next.isEmpty()) {
      for (Step step : steps(next.remove())) {
        backwards.computeIfAbsent(step.to(), to -> new ArrayList<>()).add(step);
        if (seen.add(step.to())) {
          next.add(step.to());
        }
      }
    }
    long end = both.end();
    if (!seen.contains(end)) {
      return;
    }
    left.put(end, 0);
    Deque<Long> reached = new ArrayDeque<>(List.of(end));
    while (!reached.isEmpty()) {
      long at = reached.remove();
      for (Step step : backwards.getOrDefault(at, List.of())) {
        int far = Objects.requireNonNull(left.get(at)) + (step.symbols().isEmpty() ? 0 : 1);
        Integer known = left.get(step.from());
        if (known == null || far < known) {
          left.put(step.from(), far);
          reached.add(step.from());
        }
      }
    }
  }

  /** The states that are reached without reading, of those that lead to the end. */
  private Set<Long> closure(Set<Long> states) {
    Set<Long> closure = new HashSet<>(states);
    Deque<Long> next = new ArrayDeque<>(states);
    while (!next.isEmpty()) {
      for (Step step : steps(next.remove())) {
        if (step.symbols().isEmpty() && left.containsKey(step.to()) && closure.add(step.to())) {
          next.add(step.to());
        }
      }
    }
    return closure;
  }

  private Set<Long> after(Set<Long> states, int symbol) {
    Set<Long> after = new HashSet<>();
    for (long state : states) {
      for (Step step : steps(state)) {
        if (step.symbols().get(symbol) && left.containsKey(step.to())) {
          after.add(step.to());
        }
      }
    }
    return closure(after);
  }

  private BitSet symbols(Set<Long> states) {
    BitSet symbols = new BitSet();
    for (long state : states) {
      for (Step step : steps(state)) {
        if (left.containsKey(step.to())) {
          symbols.or(step.symbols());
        }
      }
    }
    return symbols;
  }

  private boolean isEnd(Set<Long> states) {
    return states.contains(both.end());
  }

  /** A text that was read so far, and where that led. */
  private record Read(String text, Set<Long> states) {}

  private void addShortest() {
    Deque<Read> next = new ArrayDeque<>(List.of(new Read("", closure(Set.of(both.start())))));
    for (int steps = 0; steps < MOST_STEPS && !next.isEmpty(); steps++) {
      Read read = next.remove();
      if (isEnd(read.states())) {
        found.add(read.text());
      }
      symbols(read.states()).stream()
          .limit(MOST_SYMBOLS)
          .takeWhile(symbol -> next.size() < MOST_STEPS)
          .forEach(
              symbol ->
                  next.add(new Read(read.text() + (char) symbol, after(read.states(), symbol))));
    }
  }

  private void addWalks() {
    Random random = new Random(22);
    for (int i = 0; i < MOST_WALKS && walked < MOST_WALKED && found.size() < MOST_STEPS; i++) {
      walk(random).ifPresent(found::add);
    }
  }

  private Optional<String> walk(Random random) {
    Set<Long> states = closure(Set.of(both.start()));
    int most = Objects.requireNonNull(left.get(both.start())) + random.nextInt(LONGEST_DETOUR);
    StringBuilder text = new StringBuilder();
    while (!(isEnd(states) && (text.length() >= most || random.nextInt(4) == 0))) {
      BitSet symbols = symbols(states);
      if (symbols.isEmpty() || text.length() > 2 * most + LONGEST_DETOUR) {
        return isEnd(states) ? Optional.of(text.toString()) : Optional.empty();
      }
      int symbol = symbol(symbols, random.nextInt(symbols.cardinality()));
      states = after(states, symbol);
      text.append((char) symbol);
      walked++;
    }
    return Optional.of(text.toString());
  }

  // Of so many below it. They may be all characters, which would take long to list at each step.
  private static int symbol(BitSet symbols, int below) {
    long[] words = symbols.toLongArray();
    int left = below;
    int word = 0;
    while (left >= Long.bitCount(words[word])) {
      left -= Long.bitCount(words[word]);
      word++;
    }
    int symbol = symbols.nextSetBit(word * Long.SIZE);
    for (int i = 0; i < left; i++) {
      symbol = symbols.nextSetBit(symbol + 1);
    }
    return symbol;
  }
}
