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
    return new FilteredReader<>(this, wanted);
  }

  /** The row of exactly this key, with one request. */
  default Optional<R> find(Key key) {
    try (PagedRows<R> rows = read(SingleKeyRange.range(key), 1)) {
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
    long one = CursorPages.oneMore(limit);
    PagedRows<R> rows = after == null ? read(range, one) : readAfter(range, after, one);
    try (rows) {
      return CursorPages.page(rows, limit, this::position);
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
    long one = CursorPages.oneMore(limit);
    MergedRows<R> rows =
        after == null || ranges.isEmpty()
            ? read(ranges, key, one)
            : ranges.merge(CursorPages.resumed(this, ranges, after, one), key, one);
    try (rows) {
      return CursorPages.page(rows, limit, this::position);
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
        new RangeChain<>(ResumedRange.of(layout(), range, columns, /* isIncluded= */ false), this),
        limit);
  }

  /**
   * The first rows of the whole table, or those after a position, page by page as they are asked
   * for: also rows of older versions of the layout, of other kinds, and with malformed keys, which
   * no scan of a key finds. It decodes none of them.
   *
   * <pre>{@code
   * for (PagedRows<R> rows = reader.readAll(); rows.hasNext(); ) {
   *   R row = rows.next();
   *   OrderKey key =
   *       isOld(row)
   *           ? reader.decode(row, OrderKey::decodeV1).toCurrent()
   *           : reader.decode(row, OrderKey::decode);
   * }
   * }</pre>
   *
   * <p>They come in the store's own order: that of the keys, or, where a hash finds the partition
   * key, that of the hash. A store reads and bills the whole table.
   *
   * @param after where to begin: a {@link #positionInAll}; null for the first row
   * @param limit the largest number of rows
   * @throws dev.keywright.store.cursor.InvalidCursorException if the position is one of another
   *     layout
   * @throws IllegalArgumentException if the limit is negative
   */
  default PagedRows<R> readAll(@Nullable Position after, long limit) {
    KeyRange<?> whole = WholeTable.range(layout());
    return after == null ? read(whole, limit) : readAfter(whole, after, limit);
  }

  /** All rows of the table; see {@link #readAll(Position, long)}. */
  default PagedRows<R> readAll() {
    return readAll(null, Long.MAX_VALUE);
  }

  /**
   * A page of the whole table: its first rows, or those after the page before. A program that moves
   * all rows keeps {@link Page#next}, and goes on there after a restart.
   *
   * @param after where the page before ended: its {@link Page#next}; null for the first page
   * @param limit how many rows the page has, if there are as many
   * @return the rows, and the position after the last of them; null if no other row follows
   * @throws dev.keywright.store.cursor.InvalidCursorException if the position is one of another
   *     layout
   * @throws IllegalArgumentException if the limit is less than 1
   */
  default Page<R, Position> pageOfAll(@Nullable Position after, int limit) {
    try (PagedRows<R> rows = readAll(after, CursorPages.oneMore(limit))) {
      return CursorPages.page(rows, limit, this::positionInAll);
    }
  }

  /** The position after a row of {@link #readAll}, whatever its key is. */
  default Position positionInAll(R row) {
    return position(row);
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
