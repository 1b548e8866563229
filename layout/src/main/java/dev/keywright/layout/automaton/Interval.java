package dev.keywright.layout.automaton;

import dev.keywright.runtime.KeyRange;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** Reads all contents from one to another, whatever wrote them. */
final class Interval {
  private static final int LAST_SURROGATE = Character.MAX_SURROGATE;

  private final Automaton automaton = new Automaton();
  private final BitSet symbols;
  private final boolean isText;
  private final int any;

  private Interval(BitSet symbols, boolean isText) {
    this.symbols = symbols;
    this.isText = isText;
    this.any = automaton.place();
    automaton.join(any, symbols, any);
  }

  /**
   * What the contents of a range have after what all of them begin with.
   *
   * @param begun the beginning
   */
  static Automaton of(KeyRange<?> kept, String begun) {
    KeyRange<?> range = kept.ascending();
    Object from = range.from();
    Object to = range.to();
    boolean isText = from instanceof String;
    BitSet symbols =
        isText ? Symbols.anyUnit() : from instanceof byte[] ? Symbols.anyByte() : Symbols.HEX;
    Interval interval = new Interval(symbols, isText);
    interval.between(
        Contents.text(from).substring(begun.length()),
        to != null && Contents.text(to).startsWith(begun)
            ? Contents.text(to).substring(begun.length())
            : null);
    return interval.automaton;
  }

  private void between(String from, @Nullable String to) {
    int end = automaton.place();
    automaton.join(any, end);
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
      automaton.join(both, between(low, high), any);
      above(step(both, low), from, at + 1, end);
      below(step(both, high), to, at + 1, end);
    }
    automaton.goOnFrom(end);
  }

  private int step(int state, char symbol) {
    int next = automaton.place();
    automaton.join(state, Symbols.between(symbol, symbol), next);
    return next;
  }

  /** Goes on with what is not below a content, of which so much was read. */
  private void above(int state, String from, int read, int end) {
    int on = state;
    for (int i = read; i < from.length(); i++) {
      automaton.join(on, between(from.charAt(i), -1), any);
      on = step(on, from.charAt(i));
    }
    automaton.join(on, any);
    automaton.join(on, end);
  }

  /** Goes on with what is below a content, of which so much was read. */
  private void below(int state, @Nullable String to, int read, int end) {
    if (to == null) {
      automaton.join(state, any);
      return;
    }
    int on = state;
    for (int i = read; i < to.length(); i++) {
      automaton.join(on, end);
      automaton.join(on, between(-1, to.charAt(i)), any);
      on = step(on, to.charAt(i));
    }
  }

  /** The symbols above one and below another, exclusive; -1 for no bound. */
  private BitSet between(int low, int high) {
    BitSet between = (BitSet) symbols.clone();
    if (low >= 0) {
      BitSet above = above(low);
      above.clear(low);
      between.and(above);
    }
    if (high >= 0) {
      between.andNot(above(high));
    }
    return between;
  }

  /** A symbol and all above it. */
  private BitSet above(int symbol) {
    boolean isSurrogate = isText && Character.isSurrogate((char) symbol);
    BitSet above = Symbols.between(symbol, isSurrogate ? LAST_SURROGATE : Character.MAX_VALUE);
    // Of a character above U+FFFF, a text has two surrogates, which sort above all other units.
    if (isText) {
      above.set(isSurrogate ? symbol : Character.MIN_SURROGATE, LAST_SURROGATE + 1);
    }
    return above;
  }
}
