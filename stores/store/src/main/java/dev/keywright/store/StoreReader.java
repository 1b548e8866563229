package dev.keywright.store;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.MergedRows;
import dev.keywright.store.cursor.Position;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Reads the rows of one table through the store's own client.
 *
 * <p>An answer is complete and in order, or it ends with the client's exception: never short.
 *
 * @param <R> a row, as the client returns it
 */
public interface StoreReader<R> {
  /**
   * The first rows of a range, page by page as they are asked for, in the order of their keys, or
   * in the reverse order if the range {@linkplain KeyRange#isBackward is backward}.
   *
   * @param limit the largest number of rows; the store is asked for no more
   * @throws UnsupportedRangeException if the store cannot read such a range
   * @throws IllegalArgumentException if the limit is negative, or the range is one of another
   *     layout
   */
  PagedRows<R> read(KeyRange<?> range, long limit);

  /** All rows of a range; see {@link #read(KeyRange, long)}. */
  default PagedRows<R> read(KeyRange<?> range) {
    return read(range, Long.MAX_VALUE);
  }

  /**
   * The first rows of some ranges, in the order of their keys. No range is asked for more than the
   * limit.
   *
   * @param key the key of a row
   */
  default <K extends Key> MergedRows<R> read(
      KeyRanges<K, ?> ranges, Function<? super R, ? extends K> key, long limit) {
    return ranges.merge(range -> read(range, limit), key, limit);
  }

  /**
   * Reads only the rows that a condition holds for, and skips the others: rows of another kind,
   * whose keys are none of the layout.
   *
   * <pre>{@code
   * reader.only(item -> UserOrderKey.tryDecode(item.get("PK").s(), item.get("SK").s()).isPresent())
   * }</pre>
   *
   * <p>Unlike a filter that the store applies, it reads all rows from the store, in whole pages: a
   * limit counts the rows that are wanted. If the condition throws, all is closed.
   */
  default StoreReader<R> only(Predicate<? super R> wanted) {
    return new SomeRows<>(this, wanted);
  }

  /** The row of exactly this key, with one request. */
  default Optional<R> find(Key key) {
    try (PagedRows<R> rows = read(OneKey.range(key), 1)) {
      return rows.hasNext() ? Optional.of(rows.next()) : Optional.empty();
    }
  }

  /**
   * A page of a range for a client: its first rows, or those after the page before. Rows that were
   * inserted or deleted since then change nothing for the others: each comes once.
   *
   * <p>It asks the store for one row more than the page has, and so knows whether another page
   * follows.
   *
   * @param after where the page before ended: its {@link Page#next}; null for the first page
   * @param limit how many rows the page has, if there are as many
   * @return the rows, and the position after the last of them; null if no other row follows
   * @throws dev.keywright.store.cursor.InvalidCursorException if the position is one of another
   *     layout, or outside of the range
   * @throws UnsupportedRangeException if the store cannot read such a range
   * @throws IllegalArgumentException if the limit is less than 1, or the range is one of another
   *     layout
   */
  default Page<R, Position> page(KeyRange<?> range, @Nullable Position after, int limit) {
    long one = ReaderPages.oneMore(limit);
    PagedRows<R> rows = after == null ? read(range, one) : readAfter(range, after, one);
    try (rows) {
      return ReaderPages.page(this, rows, limit);
    }
  }

  /**
   * A page of some ranges, in the order of the keys; see {@link #page(KeyRange, Position, int)}. No
   * range is asked for more rows than one more than the page has.
   *
   * @param ranges of one scan, as the generated key returns them
   * @param key the key of a row
   */
  default <K extends Key> Page<R, Position> page(
      KeyRanges<K, ?> ranges,
      Function<? super R, ? extends K> key,
      @Nullable Position after,
      int limit) {
    long one = ReaderPages.oneMore(limit);
    MergedRows<R> rows =
        after == null || ranges.isEmpty()
            ? read(ranges, key, one)
            : ranges.merge(ReaderPages.resumed(this, ranges, after, one), key, one);
    try (rows) {
      return ReaderPages.page(this, rows, limit);
    }
  }

  /**
   * The first rows of a range after a position in it.
   *
   * @throws dev.keywright.store.cursor.InvalidCursorException if the position is one of another
   *     layout, or outside of the range
   */
  default PagedRows<R> readAfter(KeyRange<?> range, Position after, long limit) {
    Map<String, Object> columns = PositionColumns.all(layout(), after);
    PositionColumns.requireIn(range, columns);
    return PagedRows.chained(
        new RangeChain<>(RangeAfter.of(layout(), range, columns, /* isIncluded= */ false), this),
        limit);
  }

  /** The position after a row, for programs that end their pages themselves. */
  default Position position(R row) {
    StoredColumns columns = columns(row);
    return Position.after(layout().text(), columns::all);
  }

  /** The layout of the rows' keys. */
  StoreLayout layout();

  /** The columns of a row's key. */
  StoredColumns columns(R row);

  /**
   * The key of a row:
   *
   * <pre>{@code
   * reader.decode(row, OrderKey::decode)
   * }</pre>
   *
   * @throws dev.keywright.runtime.MalformedKeyException if the row is no key of that layout
   */
  default <K> K decode(R row, Function<? super Map<String, Object>, ? extends K> decode) {
    return columns(row).decode(decode);
  }

  /** How many requests all reads have made by now. */
  long requests();
}
