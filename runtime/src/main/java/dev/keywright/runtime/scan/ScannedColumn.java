package dev.keywright.runtime.scan;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A column as all its scans see it, whatever they have fixed.
 *
 * @param isNative whether it holds one value as the store's own type
 */
record ScannedColumn<C>(String name, ColumnOrder<C> order, Behind<C> behind, boolean isNative) {

  static <C> ScannedColumn<C> of(String name, ColumnOrder<C> order, Behind<C> behind) {
    return new ScannedColumn<>(name, order, behind, /* isNative= */ false);
  }

  static <C> ScannedColumn<C> nativeType(String name, ColumnOrder<C> order) {
    return new ScannedColumn<>(name, order, Behind.nothing(), /* isNative= */ true);
  }

  ScannedColumn<C> with(Behind<C> other) {
    return new ScannedColumn<>(name, order, other, isNative);
  }

  /** The smallest content above all that begin with whole parts, or null if there is none. */
  @Nullable C end(C parts) {
    return behind.end(order, parts);
  }

  C orNothing(@Nullable C literal) {
    return literal == null ? order.first() : literal;
  }

  KeyRange<C> range(Map<String, Object> fixed, C from, @Nullable C to) {
    // A native column holds the bytes of the caller.
    return isNative
        ? KeyRange.of(fixed, name, from, to, order)
        : KeyRange.ofScan(fixed, name, from, to, order);
  }
}
