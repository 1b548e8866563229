package dev.keywright.runtime.scan;

import dev.keywright.runtime.codec.WholeCodec;

/** The ranges of a whole number. */
record WholeBounds<C, R>(OpenScan<C, R> scan, WholeCodec<C> part)
    implements IntBounds<R>, LongBounds<R> {

  @Override
  public R between(long from, long to) {
    if (part.isLarger(from, to)) {
      part.check(from);
      part.check(to);
      throw Backwards.of(part, from, to);
    }
    return scan.answer(scan.column().between(part, from, to));
  }

  @Override
  public R atLeast(long value) {
    return scan.answer(scan.column().atLeast(part.descending(), part.encode(value)));
  }

  @Override
  public R greaterThan(long value) {
    return scan.answer(scan.column().greaterThan(part.descending(), part.encode(value)));
  }

  @Override
  public R atMost(long value) {
    return scan.answer(scan.column().atMost(part.descending(), part.encode(value)));
  }

  @Override
  public R lessThan(long value) {
    return scan.answer(scan.column().lessThan(part.descending(), part.encode(value)));
  }

  @Override
  public R between(int from, int to) {
    return between((long) from, (long) to);
  }

  @Override
  public R atLeast(int value) {
    return atLeast((long) value);
  }

  @Override
  public R greaterThan(int value) {
    return greaterThan((long) value);
  }

  @Override
  public R atMost(int value) {
    return atMost((long) value);
  }

  @Override
  public R lessThan(int value) {
    return lessThan((long) value);
  }
}
