package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.NamedPart;
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
   * @param bucket 0 if there are no buckets
   * @param isBasic whether its texts have no character above U+FFFF
   */
  private record Judged(Row row, int bucket, boolean isBasic) {
    static Judged of(Design design, Row row) {
      return new Judged(row, design.bucket(row.values()).orElse(0), OrderLaw.isBasic(row));
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
    Comparison values = Comparison.of(design, a, b);
    boolean agrees = values.isKnown() ? bytes == values.order() : bytes != 0;
    tally.check(agrees, design, ": ", one, " and ", other, " compare as ", bytes);
    if (a.isBasic() && b.isBasic()) {
      int units = Integer.signum(compareUnits(one.columns(), other.columns()));
      tally.check(units == bytes, design, ": UTF-16 is ", units, " of ", one, " and ", other);
    }
  }

  /**
   * How two tuples of values compare: by the first part that differs, or by their buckets where
   * these stand before it.
   *
   * @param isKnown whether that part is one whose values sort
   */
  private record Comparison(int order, boolean isKnown) {
    static Comparison of(Design design, Judged one, Judged other) {
      List<Object> values = one.row().values();
      List<Object> others = other.row().values();
      int index = design.bucketIndex();
      List<NamedPart> front = design.parts().subList(0, index);
      Comparison before = of(front, values.subList(0, index), others.subList(0, index));
      if (before.order() != 0) {
        return before;
      }
      int bucket = one.bucket() - other.bucket();
      return bucket != 0
          ? new Comparison(Integer.signum(bucket), true)
          : of(design.parts(), values, others);
    }

    private static Comparison of(List<NamedPart> parts, List<Object> one, List<Object> other) {
      for (int i = 0; i < parts.size(); i++) {
        PartSpec spec = parts.get(i).spec();
        int order = Integer.signum(spec.oracle().compare(one.get(i), other.get(i)));
        if (order != 0) {
          boolean descending =
              spec.is(PartSpec.Trait.DESCENDING) || spec.is(PartSpec.Trait.COUNTED_DOWN);
          return new Comparison(descending ? -order : order, spec.keepsOrder());
        }
      }
      return new Comparison(0, true);
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
