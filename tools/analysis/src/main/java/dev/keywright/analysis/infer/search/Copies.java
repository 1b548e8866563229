package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.reading.Step;
import dev.keywright.analysis.infer.sample.Span;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Finds parts that repeat a part of a column before in every key. */
final class Copies {
  private Copies() {}

  static KeyPath in(KeyPath path) {
    Map<Integer, Integer> copies = new HashMap<>();
    int before = 0;
    List<Step> parts = path.parts();
    for (ColumnPath column : path.columns()) {
      int first = before;
      int end = first + column.parts().size();
      for (int part = first; part < end; part++) {
        Span own = parts.get(part).span();
        OptionalInt original =
            IntStream.range(0, first).filter(it -> areEqual(parts.get(it).span(), own)).findFirst();
        if (original.isPresent() && !copies.containsValue(original.getAsInt())) {
          copies.put(part, original.getAsInt());
        }
      }
      before = end;
    }
    return copies.isEmpty() ? path : path.withCopies(copies);
  }

  private static boolean areEqual(Span a, Span b) {
    return !a.isConstant() && a.every(key -> Arrays.equals(a.bytes(key), b.bytes(key)));
  }
}
