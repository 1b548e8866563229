package dev.keywright.runtime.scan;

import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.codec.RepeatedCodec;

/** The ranges of a part that has elements, and those of its first elements. */
abstract sealed class RepeatedPartBounds<T, C, R> extends PartBounds<T, C, R>
    permits ListPartBounds, MapPartBounds {
  private final RepeatedCodec<T, C> part;

  RepeatedPartBounds(OpenScan<C, R> scan, RepeatedCodec<T, C> part) {
    super(scan, part);
    this.part = part;
  }

  public R startsWith(T first) {
    return part.isEmpty(NullCheck.require(part.name(), first))
        ? scan.all()
        : scan.answer(ranges().startsWith(part.encodeFirst(first), part.encodeFollowed(first)));
  }
}
