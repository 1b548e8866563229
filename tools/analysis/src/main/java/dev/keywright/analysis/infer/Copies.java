package dev.keywright.analysis.infer;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds parts that repeat a part of a column before in every key. */
final class Copies {
  private Copies() {}

  static KeyPath in(KeyPath path) {
    Map<Integer, Integer> copies = new HashMap<>();
    int before = 0;
    List<Step> parts = path.parts();
    for (ColumnPath column : path.columns()) {
      int end = before + column.parts().size();
      for (int part = before; part < end; part++) {
        int original = original(parts, before, part);
        if (original >= 0 && !copies.containsValue(original)) {
          copies.put(part, original);
        }
      }
      before = end;
    }
    return copies.isEmpty() ? path : path.withCopies(copies);
  }

  private static int original(List<Step> parts, int end, int part) {
    for (int i = 0; i < end; i++) {
      if (areEqual(parts.get(i).span(), parts.get(part).span())) {
        return i;
      }
    }
    return -1;
  }

  private static boolean areEqual(Span a, Span b) {
    if (a.isConstant()) {
      return false;
    }
    for (int key = 0; key < a.size(); key++) {
      if (!Arrays.equals(a.bytes(key), b.bytes(key))) {
        return false;
      }
    }
    return true;
  }
}
