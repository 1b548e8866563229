package dev.keywright.runtime.scan;

import dev.keywright.runtime.codec.TimeCodec;

/**
 * The ranges of a part that is the hour or the day of a time: bounds are times of any kind, and a
 * range holds the whole hours.
 */
record FlooredBounds<T, C, R>(OpenScan<C, R> scan, TimeCodec<T, C> part)
    implements ValueBounds<T, R> {

  @Override
  public R between(T from, T to) {
    T first = part.floor(from);
    // A time that the part cannot write is the worse fault, also where a range could end at it.
    part.check(first);
    part.check(part.floor(to));
    if (part.isLater(from, to)) {
      throw BackwardBounds.of(part, from, to);
    }
    return part.ceiling(to)
        .map(end -> plain().between(from.equals(to) ? end : first, end))
        .orElseGet(() -> from.equals(to) ? plain().between(first, first) : plain().atLeast(first));
  }

  @Override
  public R atLeast(T value) {
    return plain().atLeast(part.floor(value));
  }

  @Override
  public R greaterThan(T value) {
    return plain().greaterThan(part.floor(value));
  }

  @Override
  public R atMost(T value) {
    return plain().atMost(part.floor(value));
  }

  @Override
  public R lessThan(T value) {
    // The first value above a time that the part cannot write may be one that it can.
    part.check(part.floor(value));
    return part.ceiling(value)
        .map(end -> plain().lessThan(end))
        .orElseGet(() -> plain().atMost(part.floor(value)));
  }

  private ValueBounds<T, R> plain() {
    return new PartBounds<>(scan, part);
  }
}
