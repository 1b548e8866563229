package dev.keywright.processor.language;

import dev.keywright.runtime.KeyRange;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** Reads all contents from one to another, whatever wrote them. */
final class Interval {
  private final Automaton automaton = new Automaton();
  private final BitSet symbols;
  private final boolean isText;
  private final int any;

  private Interval(BitSet symbols, boolean isText) {
    this.symbols = symbols;
    this.isText = isText;
    this.any = automaton.state();
    automaton.edge(any, any, symbols);
  }

  /** What a range holds of its column. */
  static Automaton of(KeyRange<?> range) {
    Object from = range.from();
    Object to = range.to();
    boolean isText = from instanceof String;
    BitSet symbols =
        isText ? Symbols.anyUnit() : from instanceof Long ? Symbols.HEX : Symbols.anyByte();
    Interval interval = new Interval(symbols, isText);
    interval.between(Contents.text(from), to == null ? null : Contents.text(to));
    return interval.automaton;
  }

  private void between(String from, @Nullable String to) {
    int end = automaton.state();
    automaton.edge(any, end, null);
    int at = 0;
    int both = automaton.start();
    while (to != null
        && at < from.length()
        && at < to.length()
        && from.charAt(at) == to.charAt(at)) {
      both = step(both, from.charAt(at));
      at++;
    }
    if (at == from.length()) {
      below(both, to, at, end);
    } else if (to == null) {
      above(both, from, at, end);
    } else if (at < to.length()) {
      char low = from.charAt(at);
      char high = to.charAt(at);
      automaton.edge(both, any, between(low, high));
      above(step(both, low), from, at + 1, end);
      below(step(both, high), to, at + 1, end);
    }
    automaton.endAt(end);
  }

  private int step(int state, char symbol) {
    int next = automaton.state();
    automaton.edge(state, next, Symbols.between(symbol, symbol));
    return next;
  }

  /** Goes on with what is not below a content, of which so much was read. */
  private void above(int state, String from, int read, int end) {
    int on = state;
    for (int i = read; i < from.length(); i++) {
      automaton.edge(on, any, between(from.charAt(i), -1));
      on = step(on, from.charAt(i));
    }
    automaton.edge(on, any, null);
    automaton.edge(on, end, null);
  }

  /** Goes on with what is below a content, of which so much was read. */
  private void below(int state, @Nullable String to, int read, int end) {
    if (to == null) {
      automaton.edge(state, any, null);
      return;
    }
    int on = state;
    for (int i = read; i < to.length(); i++) {
      automaton.edge(on, end, null);
      automaton.edge(on, any, between(-1, to.charAt(i)));
      on = step(on, to.charAt(i));
    }
  }

  /** The symbols above one and below another, exclusive; -1 for no bound. */
  private BitSet between(int low, int high) {
    BitSet between = new BitSet();
    symbols.stream()
        .filter(it -> low < 0 || rank(it) > rank(low))
        .filter(it -> high < 0 || rank(it) < rank(high))
        .forEach(between::set);
    return between;
  }

  // Of a character above U+FFFF, a text has two surrogates, which sort above all other units.
  private int rank(int symbol) {
    boolean isSurrogate = isText && Character.isSurrogate((char) symbol);
    return isSurrogate ? symbol + Character.MAX_VALUE : symbol;
  }
}
