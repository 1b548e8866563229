package dev.keywright.runtime.scan;

import dev.keywright.runtime.Wrapper;

/** A part of a single-value type, as the part of the value inside. */
record WrappedCodec<W, T, C>(Wrapper<W, T> type, PartCodec<T, C> part) implements PartCodec<W, C> {
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
}
