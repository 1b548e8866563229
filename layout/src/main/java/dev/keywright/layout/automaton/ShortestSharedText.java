package dev.keywright.layout.automaton;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** Walks through two automata at once, for a shortest text that both read. */
final class ShortestSharedText {
  private final AutomatonProduct both;
  private final ToIntFunction<BitSet> choice;
  private final Map<Long, Step> steps = new HashMap<>();
  private final Deque<Long> next = new ArrayDeque<>();

  /**
   * How a pair of states was reached first.
   *
   * @param symbol what was read; -1 if nothing was
   */
  private record Step(long from, int symbol) {}

  private ShortestSharedText(AutomatonProduct both, ToIntFunction<BitSet> choice) {
    this.both = both;
    this.choice = choice;
  }

  /**
   * A text that both automata read.
   *
   * @param choice takes one of the symbols that both can read next
   */
  static Optional<String> of(Automaton one, Automaton other, ToIntFunction<BitSet> choice) {
    return new ShortestSharedText(new AutomatonProduct(one, other), choice).text();
  }

  private Optional<String> text() {
    long end = both.end();
    reach(both.start(), both.start(), -1);
    while (!next.isEmpty() && !steps.containsKey(end)) {
      for (AutomatonProduct.Step step : both.steps(next.remove(), to -> !steps.containsKey(to))) {
        BitSet symbols = step.symbols();
        reach(step.to(), step.from(), symbols.isEmpty() ? -1 : choice.applyAsInt(symbols));
      }
    }
    return steps.containsKey(end) ? Optional.of(read(end)) : Optional.empty();
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
