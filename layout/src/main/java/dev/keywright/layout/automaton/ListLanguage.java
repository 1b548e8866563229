package dev.keywright.layout.automaton;

import dev.keywright.runtime.binary.BinaryList;
import dev.keywright.runtime.codec.ListLimits;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.text.TextList;
import java.util.List;

/**
 * What lists and maps are written as. The entries of a map are in the order of their keys, which an
 * automaton does not compare.
 */
final class ListLanguage {
  private ListLanguage() {}

  static Automaton of(BinaryList<?> list) {
    return sorted(
        new Automaton().repeated(row(list.parts(), ""), list.limits().min(), list.limits().max()),
        list.isMap(),
        list.limits());
  }

  static Automaton of(TextList<?> list) {
    String separator = list.separator() < 0 ? "" : Character.toString(list.separator());
    Automaton row = row(list.parts(), separator);
    ListLimits limits = list.limits();
    Automaton all =
        list.between()
            ? between(row, separator, limits)
            : new Automaton().repeated(row.text(separator), limits.min(), limits.max());
    return sorted(all, list.isMap(), limits);
  }

  private static Automaton sorted(Automaton all, boolean isMap, ListLimits limits) {
    return isMap && limits.max() > 1 ? all.inexact() : all;
  }

  private static Automaton row(List<? extends PartCodec<?, ?>> parts, String separator) {
    Automaton row = new Automaton();
    for (int i = 0; i < parts.size(); i++) {
      row.text(i == 0 ? "" : separator).then(PartLanguage.of(parts.get(i)));
    }
    return row;
  }

  private static Automaton between(Automaton row, String separator, ListLimits limits) {
    Automaton none = new Automaton();
    if (limits.max() == 0) {
      return none;
    }
    Automaton some =
        new Automaton()
            .then(row)
            .repeated(
                new Automaton().text(separator).then(row),
                Math.max(limits.min() - 1, 0),
                limits.max() == Integer.MAX_VALUE ? limits.max() : limits.max() - 1);
    return limits.min() > 0 ? some : new Automaton().oneOf(List.of(none, some));
  }
}
