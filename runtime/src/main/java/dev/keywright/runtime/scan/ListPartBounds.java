package dev.keywright.runtime.scan;

import dev.keywright.runtime.Present;
import dev.keywright.runtime.codec.ListCodec;
import java.util.List;

/** The ranges of a list. */
final class ListPartBounds<E, C, R> extends PartBounds<List<E>, C, R> implements ListBounds<E, R> {
  private final ListCodec<E, C> list;

  ListPartBounds(OpenScan<C, R> scan, ListCodec<E, C> list) {
    super(scan, list);
    this.list = list;
  }

  @Override
  public R startsWith(List<E> first) {
    return Present.require(list.name(), first).isEmpty()
        ? scan.all()
        : scan.answer(
            scan.column().startsWith(list.encodeFirst(first), list.encodeFollowed(first)));
  }
}
