package dev.keywright.store;

import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.store.cursor.Position;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;

/** Pages for clients, each from the position in a cursor on. */
final class CursorPages {
  private CursorPages() {}

  /** The rows of a page and one more, which tells whether another page follows. */
  static long oneMore(int limit) {
    if (limit < 1) {
      throw new IllegalArgumentException("limit is " + limit + ", but a page has 1 row or more");
    }
    return limit + 1L;
  }

  /** The first of these rows, and the position after them if there are others. */
  static <R> Page<R, Position> page(
      Iterator<R> rows, int limit, Function<? super R, Position> position) {
    List<R> page = new ArrayList<>();
    while (page.size() < limit && rows.hasNext()) {
      page.add(rows.next());
    }
    return new Page<>(page, rows.hasNext() ? position.apply(page.get(page.size() - 1)) : null);
  }

  /** Reads each of some ranges from where a merge goes on after a position. */
  static <R> Function<KeyRange<?>, PagedRows<R>> resumed(
      StoreReader<R> reader, KeyRanges<?, ?> ranges, Position after, long limit) {
    StoreLayout layout = reader.layout();
    ResumedBucketScan rest =
        ResumedBucketScan.of(layout, ranges, PositionColumns.first(layout, after));
    return range ->
        rest.isOwn(range)
            ? reader.readAfter(range, after, limit)
            : PagedRows.chained(new RangeChain<>(rest.rest(range), reader), limit);
  }
}
