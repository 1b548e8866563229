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
    ColumnScan<C> column = scan.column();
    C first = part.encode(from);
    C second = part.encode(to);
    if (column.isAbove(part.descending(), first, second)) {
      throw Backwards.of(part, from, to);
    }
    return scan.answer(column.between(part.descending(), first, second));
  }

  @Override
  public R atLeast(T value) {
    return scan.answer(scan.column().atLeast(part.descending(), part.encode(value)));
  }

  @Override
  public R greaterThan(T value) {
    return scan.answer(scan.column().greaterThan(part.descending(), part.encode(value)));
  }

  @Override
  public R atMost(T value) {
    return scan.answer(scan.column().atMost(part.descending(), part.encode(value)));
  }

  @Override
  public R lessThan(T value) {
    return scan.answer(scan.column().lessThan(part.descending(), part.encode(value)));
  }
}
