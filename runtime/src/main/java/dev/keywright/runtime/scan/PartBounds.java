package dev.keywright.runtime.scan;

import dev.keywright.runtime.codec.PartEncoder;

/** The ranges of a part of any type. */
non-sealed class PartBounds<T, C, R> implements ValueBounds<T, R> {
  final OpenScan<C, R> scan;
  private final PartEncoder<T, C> part;

  PartBounds(OpenScan<C, R> scan, PartEncoder<T, C> part) {
    this.scan = scan;
    this.part = part;
  }

  @Override
  public R between(T from, T to) {
    PartRanges<C> ranges = ranges();
    C first = part.encode(from);
    C second = part.encode(to);
    if (ranges.isAbove(first, second)) {
      throw BackwardBounds.of(part, from, to);
    }
    return scan.answer(ranges.between(first, second));
  }

  @Override
  public R atLeast(T value) {
    return scan.answer(ranges().atLeast(part.encode(value)));
  }

  @Override
  public R greaterThan(T value) {
    return scan.answer(ranges().greaterThan(part.encode(value)));
  }

  @Override
  public R atMost(T value) {
    return scan.answer(ranges().atMost(part.encode(value)));
  }

  @Override
  public R lessThan(T value) {
    return scan.answer(ranges().lessThan(part.encode(value)));
  }

  PartRanges<C> ranges() {
    return scan.column().ranges(part.descending());
  }
}
