package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.NamedPart;
import java.util.List;

/**
 * How two tuples of values compare: by the first part that differs, or by their buckets where these
 * come first.
 *
 * @param isKnown whether that part is one whose values sort
 */
record ValueOrder(int order, boolean isKnown) {

  /**
   * Values, and the bucket that they choose.
   *
   * @param bucket 0 if there are no buckets
   */
  record Placed(List<Object> values, int bucket) {
    static Placed of(Design design, List<Object> values) {
      return new Placed(values, design.bucket(values).orElse(0));
    }
  }

  static ValueOrder of(Design design, Placed one, Placed other) {
    int index = design.bucketIndex();
    ValueOrder before =
        of(
            design.parts().subList(0, index),
            one.values().subList(0, index),
            other.values().subList(0, index));
    if (before.order() != 0) {
      return before;
    }
    int bucket = one.bucket() - other.bucket();
    return bucket != 0
        ? new ValueOrder(Integer.signum(bucket), true)
        : of(design.parts(), one.values(), other.values());
  }

  private static ValueOrder of(List<NamedPart> parts, List<Object> one, List<Object> other) {
    for (int i = 0; i < parts.size(); i++) {
      PartSpec spec = parts.get(i).spec();
      int order = Integer.signum(spec.oracle().compare(one.get(i), other.get(i)));
      if (order != 0) {
        boolean descending =
            spec.is(PartSpec.Trait.DESCENDING) || spec.is(PartSpec.Trait.COUNTED_DOWN);
        return new ValueOrder(descending ? -order : order, spec.keepsOrder());
      }
    }
    return new ValueOrder(0, true);
  }

  /** Whether contents that compare like this hold such values. */
  boolean agreesWith(int bytes) {
    return isKnown ? bytes == order : bytes != 0;
  }
}
