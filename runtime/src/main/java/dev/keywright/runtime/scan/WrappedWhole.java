package dev.keywright.runtime.scan;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Wrapper;
import dev.keywright.runtime.codec.PartEncoder;
import dev.keywright.runtime.codec.WholeCodec;

/** A part of a single-value type around a whole number of any width. */
record WrappedWhole<W, C>(Wrapper<W, ? extends Number> type, WholeCodec<C> part)
    implements PartEncoder<W, C> {
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
    return part.encode(type.unwrap(value).longValue());
  }

  @Override
  public C encodeBetween(ColumnOrder<C> order, C before, W value, C behind) {
    return part.encodeBetween(order, before, type.unwrap(value).longValue(), behind);
  }
}
