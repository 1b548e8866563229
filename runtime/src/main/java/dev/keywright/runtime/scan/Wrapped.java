package dev.keywright.runtime.scan;

import dev.keywright.runtime.codec.PartEncoder;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A part of a single-value type, as the part of the value inside. */
record Wrapped<W, T, C>(Function<W, T> inside, PartEncoder<T, C> part)
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
    return part.encode(inside.apply(value));
  }

  @Override
  public byte[] bytesAfter(byte @Nullable [] before, W value, byte @Nullable [] behind) {
    return part.bytesAfter(before, inside.apply(value), behind);
  }

  @Override
  public C contentAfter(byte @Nullable [] before, W value, byte @Nullable [] behind) {
    return part.contentAfter(before, inside.apply(value), behind);
  }
}
