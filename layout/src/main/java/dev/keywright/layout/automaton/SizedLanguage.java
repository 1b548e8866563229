package dev.keywright.layout.automaton;

import dev.keywright.layout.automaton.Repetition.Unit;
import dev.keywright.runtime.codec.AcceptedValues;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Values of which the length in bytes decides, and the declared length too.
 *
 * @param units the characters, or bytes
 */
record SizedLanguage(List<Unit> units, AcceptedValues lengths) {
  private static final int MOST_BYTES = 1_024;
  // Where a character has several bytes, each number of bytes goes with many of characters.
  private static final int MOST_COUNTED = 16;

  /** How much of a value has been read. */
  private record Read(int count, int bytes) {}

  /** Values of exactly so many bytes. */
  Automaton of(int bytes) {
    if (bytes > MOST_BYTES) {
      return TextLanguage.repeated(units, lengths).inexact();
    }
    Automaton automaton = new Automaton();
    int end = automaton.place();
    for (Map.Entry<Read, Integer> each : read(automaton, bytes).entrySet()) {
      if (each.getKey().bytes == bytes && isWhole(each.getKey(), bytes)) {
        automaton.join(each.getValue(), end);
      }
    }
    return automaton.goOnFrom(end);
  }

  /** Values of up to so many bytes, of which none ends in the byte that fills shorter ones. */
  Automaton filled(int width, int fill) {
    if (width > MOST_BYTES) {
      return new Automaton().many(Symbols.anyByte(), width, width).inexact();
    }
    Automaton automaton = new Automaton();
    int[] ended = new int[width + 1];
    for (int i = 0; i <= width; i++) {
      ended[i] = automaton.place();
    }
    for (int i = 0; i < width; i++) {
      automaton.join(ended[i], Symbols.between(fill, fill), ended[i + 1]);
    }
    List<Automaton> last =
        units.stream().map(it -> new MappedSymbols(it.automaton()).notEndingIn(fill)).toList();
    read(automaton, width)
        .forEach(
            (read, state) -> {
              if (read.bytes == 0 && lengths.minLength() == 0) {
                automaton.join(state, ended[0]);
              }
              for (int i = 0; i < last.size(); i++) {
                Read next = next(read, units.get(i), width);
                if (next.bytes <= width && isWhole(next, width)) {
                  automaton.join(state, last.get(i), ended[next.bytes]);
                }
              }
            });
    return automaton.goOnFrom(ended[width]);
  }

  /** Adds all ways to read so many bytes, and returns the states between characters. */
  private Map<Read, Integer> read(Automaton automaton, int width) {
    if (isCounted(width) != needsCount(width)) {
      automaton.inexact();
    }
    Map<Read, Integer> states = new HashMap<>();
    Deque<Read> open = new ArrayDeque<>();
    automaton.join(automaton.start(), state(automaton, new Read(0, 0), states, open));
    while (!open.isEmpty()) {
      Read read = open.remove();
      int from = state(automaton, read, states, open);
      for (Unit unit : units) {
        Read next = next(read, unit, width);
        if (next.bytes <= width && (!isCounted(width) || next.count <= lengths.maxLength())) {
          automaton.join(from, unit.automaton(), state(automaton, next, states, open));
        }
      }
    }
    return states;
  }

  private static int state(
      Automaton automaton, Read read, Map<Read, Integer> states, Deque<Read> open) {
    return states.computeIfAbsent(
        read,
        first -> {
          open.add(first);
          return automaton.place();
        });
  }

  private Read next(Read read, Unit unit, int width) {
    int count = isCounted(width) ? read.count + unit.count() : 0;
    return new Read(count, read.bytes + unit.size());
  }

  private boolean isWhole(Read read, int width) {
    return !isCounted(width)
        || (read.count >= lengths.minLength() && read.count <= lengths.maxLength());
  }

  private boolean isCounted(int width) {
    return needsCount(width)
        && (width <= MOST_COUNTED || units.stream().allMatch(it -> it.size() == 1));
  }

  private boolean needsCount(int width) {
    return lengths.minLength() > 0 || lengths.maxLength() < width;
  }
}
