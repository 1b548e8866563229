package dev.keywright.runtime.scan;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Wrapper;
import dev.keywright.runtime.codec.PartEncoder;

/** A part of a single-value type, as the part of the value inside. */
record Wrapped<W, T, C>(Wrapper<W, T> type, PartEncoder<T, C> part) implements PartEncoder<W, C> {
  @Override
  public String name() {
    return part.name();
  }

  @Override
  public boolean descending() {
    return part.descending();
  }

  @Override
  public C encode(W value) {
    return part.encode(type.unwrap(value));
  }

  @Override
  public C encodeBetween(ColumnOrder<C> order, C before, W value, C behind) {
    return part.encodeBetween(order, before, type.unwrap(value), behind);
  }
}
