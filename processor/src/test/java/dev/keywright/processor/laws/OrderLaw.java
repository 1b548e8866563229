package dev.keywright.processor.laws;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Law 1: encoded keys sort as their values do, and {@code ORDER} sorts as they do. */
record OrderLaw(Tally tally) implements Law {
  private static final int EACH_WITH_EACH = 40;

  /**
   * A key, with what each comparison asks for.
   *
   * @param isBasic whether its texts have no character above U+FFFF
   */
  private record Judged(Row row, ValueOrder.Placed placed, boolean isBasic) {
    static Judged of(Design design, Row row) {
      return new Judged(row, ValueOrder.Placed.of(design, row.values()), OrderLaw.isBasic(row));
    }
  }

  @Override
  public void judge(LoadedDesign loaded) {
    compareNeighbours(loaded);
    compareEachWithEach(loaded);
  }

  // Of keys that are sorted, neighbours tell about all the others.
  private void compareNeighbours(LoadedDesign loaded) {
    List<Judged> sorted =
        loaded.rows().stream()
            .sorted(Row::compareBytes)
            .map(row -> Judged.of(loaded.design(), row))
            .toList();
    for (int i = 1; i < sorted.size(); i++) {
      compare(loaded, sorted.get(i - 1), sorted.get(i));
    }
    tally.count("keys compared", sorted.size() - 1L);
  }

  private void compareEachWithEach(LoadedDesign loaded) {
    List<Judged> keys =
        loaded.fewRows(EACH_WITH_EACH).stream()
            .map(row -> Judged.of(loaded.design(), row))
            .toList();
    for (Judged one : keys) {
      for (Judged other : keys) {
        compare(loaded, one, other);
      }
    }
    tally.count("keys compared", (long) keys.size() * keys.size());
  }

  private void compare(LoadedDesign loaded, Judged a, Judged b) {
    Design design = loaded.design();
    Row one = a.row();
    Row other = b.row();
    int bytes = Integer.signum(one.compareBytes(other));
    int order = Integer.signum(loaded.key().order().compare(one.key(), other.key()));
    tally.check(order == bytes, design, ": ORDER is ", order, " of ", one, " and ", other);
    ValueOrder values = ValueOrder.of(design, a.placed(), b.placed());
    tally.check(values.agreesWith(bytes), design, ": ", one, " and ", other, " compare as ", bytes);
    if (a.isBasic() && b.isBasic()) {
      int units = Integer.signum(compareUnits(one.columns(), other.columns()));
      tally.check(units == bytes, design, ": UTF-16 is ", units, " of ", one, " and ", other);
    }
  }

  private static boolean isBasic(Row row) {
    return row.columns().values().stream()
        .noneMatch(it -> it instanceof String text && text.chars().anyMatch(OrderLaw::isHalf));
  }

  private static boolean isHalf(int c) {
    return Character.isSurrogate((char) c);
  }

  // As a store does that compares UTF-16 units.
  private static int compareUnits(Map<String, Object> one, Map<String, Object> other) {
    Comparator<byte[]> unsigned = Arrays::compareUnsigned;
    for (String column : one.keySet()) {
      int order =
          one.get(column) instanceof String text
              ? text.compareTo((String) other.get(column))
              : unsigned.compare(Row.bytes(one.get(column)), Row.bytes(other.get(column)));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }
}
