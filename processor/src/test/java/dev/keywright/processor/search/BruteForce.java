package dev.keywright.processor.search;

import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;

/** Tries many keys of a layout against each other. */
final class BruteForce {
  private static final int NEIGHBOURS = 8;
  private static final int OTHERS = 30;
  private static final int MOST_NEIGHBOURS = 700;

  private final Layout layout;
  private final Random random;
  private final List<String> faults;
  private long pairs;

  BruteForce(Layout layout, Random random, List<String> faults) {
    this.layout = layout;
    this.random = random;
    this.faults = faults;
  }

  /** How many pairs of keys have been compared. */
  long pairs() {
    return pairs;
  }

  /** Adds a fault for every pair of keys that misorders or collides. */
  void run() {
    for (Column column : layout.encodedColumns()) {
      List<List<Object>> values = legal(column);
      compare(column, keys(column, values));
      for (int i = 0; i < values.size(); i++) {
        compareNeighbours(column, i, values);
      }
    }
  }

  // If neighbours are in order, all are; each stands once before the same others, once before any.
  private void compareNeighbours(Column column, int index, List<List<Object>> values) {
    Part part = column.parts().get(index);
    List<Object> sorted =
        values.get(index).stream()
            .sorted((a, b) -> ValueOrder.compare(part, a, b))
            .limit(MOST_NEIGHBOURS)
            .toList();
    for (int i = 1; i < sorted.size(); i++) {
      List<Object> one = any(values);
      List<Object> other = new ArrayList<>(one);
      List<Object> third = any(values);
      for (int j = 0; j < index; j++) {
        third.set(j, one.get(j));
      }
      one.set(index, sorted.get(i - 1));
      other.set(index, sorted.get(i));
      third.set(index, sorted.get(i));
      compare(column, List.of(one, other, third));
    }
  }

  /** The values that the parts may hold; empty if one has none. */
  private List<List<Object>> legal(Column column) {
    Legality legality = new Legality(layout, column);
    Candidates candidates = new Candidates(layout, random);
    List<List<Object>> values = new ArrayList<>();
    for (int i = 0; i < column.parts().size(); i++) {
      int index = i;
      List<Object> legal =
          new ArrayList<>(
              candidates.of(column.parts().get(i)).stream()
                  .filter(value -> legality.isDeclared(index, value))
                  .toList());
      if (legal.isEmpty()) {
        return List.of();
      }
      Collections.shuffle(legal, random);
      values.add(legal);
    }
    return values;
  }

  // Neighbouring parts are where separators may fail: of each two, many values are crossed.
  private List<List<Object>> keys(Column column, List<List<Object>> values) {
    List<List<Object>> keys = new ArrayList<>();
    if (values.isEmpty()) {
      return keys;
    }
    for (int i = 0; i < column.parts().size() - 1; i++) {
      List<Object> key = any(values);
      for (Object one : some(values.get(i))) {
        for (Object next : some(values.get(i + 1))) {
          List<Object> crossed = new ArrayList<>(key);
          crossed.set(i, one);
          crossed.set(i + 1, next);
          keys.add(crossed);
        }
      }
    }
    for (int i = 0; i < OTHERS; i++) {
      keys.add(any(values));
    }
    return keys;
  }

  private static List<Object> some(List<Object> values) {
    return values.subList(0, Math.min(NEIGHBOURS, values.size()));
  }

  private List<Object> any(List<List<Object>> values) {
    return new ArrayList<>(
        values.stream().<Object>map(of -> of.get(random.nextInt(of.size()))).toList());
  }

  private void compare(Column column, List<List<Object>> keys) {
    PlainKeys plain = PlainKeys.of(layout, column);
    List<byte[]> encoded = keys.stream().map(plain::bytes).toList();
    for (int i = 0; i < keys.size(); i++) {
      for (int j = 0; j < i; j++) {
        pairs++;
        int actual = Integer.signum(Arrays.compareUnsigned(encoded.get(i), encoded.get(j)));
        if (!isRight(column, keys.get(i), keys.get(j), actual)) {
          faults.add(
              shown(keys.get(i), encoded.get(i))
                  + " and "
                  + shown(keys.get(j), encoded.get(j))
                  + " of "
                  + Shown.of(layout));
        }
      }
    }
  }

  /** Whether a comparison of encoded keys is that of their first values that differ. */
  private static boolean isRight(Column column, List<Object> a, List<Object> b, int actual) {
    for (int i = 0; i < a.size(); i++) {
      Part part = column.parts().get(i);
      int expected = ValueOrder.directed(part, a.get(i), b.get(i));
      if (expected != 0) {
        return ValueOrder.isSorted(part) ? actual == expected : actual != 0;
      }
    }
    return actual == 0;
  }

  private static String shown(List<Object> values, byte[] key) {
    return values + " 0x" + HexFormat.of().formatHex(key);
  }
}
