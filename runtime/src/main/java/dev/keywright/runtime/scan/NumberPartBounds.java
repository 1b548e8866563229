package dev.keywright.runtime.scan;

import dev.keywright.runtime.codec.WholeCodec;

/** The ranges of a whole number. */
record NumberPartBounds<C, R>(OpenScan<C, R> scan, WholeCodec<C> part)
    implements IntBounds<R>, LongBounds<R> {

  @Override
  public R between(long from, long to) {
    if (part.isLarger(from, to)) {
      part.check(from);
      part.check(to);
      throw BackwardBounds.of(part, from, to);
    }
    return scan.answer(scan.column().between(part, from, to));
  }

  @Override
  public R atLeast(long value) {
    return scan.answer(ranges().atLeast(part.encode(value)));
  }

  @Override
  public R greaterThan(long value) {
    return scan.answer(ranges().greaterThan(part.encode(value)));
  }

  @Override
  public R atMost(long value) {
    return scan.answer(ranges().atMost(part.encode(value)));
  }

  @Override
  public R lessThan(long value) {
    return scan.answer(ranges().lessThan(part.encode(value)));
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

  private PartRanges<C> ranges() {
    return scan.column().ranges(part.descending());
  }
}
