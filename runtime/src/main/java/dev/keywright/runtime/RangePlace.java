package dev.keywright.runtime;

import java.util.Arrays;
import java.util.Map;

/**
 * Where a range is: in a column, below what the columns before it are fixed to. The ranges of a
 * scan share one, so each of them holds little more than its bounds.
 *
 * @param fixed the columns before, by name
 * @param column the name of the column with the bounds
 * @param order how the store compares the values of the column
 * @param isBackward whether a store reads the keys from the end towards the beginning
 */
record RangePlace<C>(
    Map<String, Object> fixed, String column, ColumnOrder<C> order, boolean isBackward) {

  /** The same, read the other way, in a column of this order. */
  RangePlace<C> turned(ColumnOrder<C> other) {
    return new RangePlace<>(fixed, column, other, !isBackward);
  }

  /** Whether ranges here with the same bounds are equal: the order is one of the column's. */
  boolean isLike(RangePlace<?> that) {
    return isBackward == that.isBackward
        && column.equals(that.column)
        && Arrays.equals(fixed.keySet().toArray(), that.fixed.keySet().toArray())
        && Arrays.deepEquals(fixed.values().toArray(), that.fixed.values().toArray());
  }
}
