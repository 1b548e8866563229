package dev.keywright.store;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.MergedRows;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

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

  /** The row of exactly this key, with one request. */
  default Optional<R> find(Key key) {
    try (PagedRows<R> rows = read(OneKey.range(key), 1)) {
      return rows.hasNext() ? Optional.of(rows.next()) : Optional.empty();
    }
  }

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
