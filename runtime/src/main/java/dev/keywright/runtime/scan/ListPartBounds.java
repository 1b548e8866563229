package dev.keywright.runtime.scan;

import dev.keywright.runtime.Wrapper;
import dev.keywright.runtime.codec.ListCodec;
import java.util.List;

/** The ranges of a list. */
final class ListPartBounds<E, C, R> extends PartBounds<List<E>, C, R> implements ListBounds<E, R> {
  private final Wrapper<List<E>, List<List<Object>>> type;
  private final ListCodec<C> list;

  ListPartBounds(
      OpenScan<C, R> scan, Wrapper<List<E>, List<List<Object>>> type, ListCodec<C> list) {
    super(scan, new Wrapped<>(type, list));
    this.type = type;
    this.list = list;
  }

  @Override
  public R startsWith(List<E> first) {
    List<List<Object>> rows = type.unwrap(first);
    return rows.isEmpty()
        ? scan.all()
        : scan.answer(scan.column().startsWith(list.encodeFirst(rows), list.encodeFollowed(rows)));
  }
}
