package dev.keywright.runtime;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The answer of a scan that is spread over buckets: a range for each bucket that can hold a part of
 * it. Two are equal if their ranges are.
 *
 * @param <K> the type of the keys
 * @param <C> the type of the bounds: {@code String} (TEXT), {@code Long} or {@code byte[]} (native)
 */
@CheckReturnValue
public final class KeyRanges<K extends Key, C> implements Iterable<KeyRange<C>> {
  private static final int MOST_SHOWN = 16;

  private final List<KeyRange<C>> ranges;
  private final Comparator<? super K> order;

  private KeyRanges(List<KeyRange<C>> ranges, Comparator<? super K> order) {
    this.ranges = ranges;
    this.order = order;
  }

  /**
   * The ranges of one scan.
   *
   * @param ranges in the store's order; no key is in two of them
   * @param order in which a {@link #merge} returns the rows, and in which each range holds them
   */
  public static <K extends Key, C> KeyRanges<K, C> of(
      List<KeyRange<C>> ranges, Comparator<? super K> order) {
    return new KeyRanges<>(List.copyOf(ranges), order);
  }

  /** The ranges in the store's order, also if they are read backward. */
  public List<KeyRange<C>> ranges() {
    return ranges;
  }

  /** How many ranges there are. */
  public int size() {
    return ranges.size();
  }

  /** Whether there are no ranges, so that no key is an answer. */
  public boolean isEmpty() {
    return ranges.isEmpty();
  }

  /** Whether a key is in one of the ranges. */
  public boolean contains(Key key) {
    for (KeyRange<C> range : ranges) {
      if (range.contains(key)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Iterator<KeyRange<C>> iterator() {
    return ranges.iterator();
  }

  /**
   * The same keys, read the other way: every range {@linkplain KeyRange#backward backward}, and
   * merged in the reverse order.
   */
  public KeyRanges<K, C> backward() {
    List<KeyRange<C>> backward = new ArrayList<>(ranges.size());
    for (KeyRange<C> range : ranges) {
      backward.add(range.backward());
    }
    return of(backward, order.reversed());
  }

  /**
   * The rows of all ranges in the order of their keys; see {@link #merge(Function, Function,
   * long)}.
   */
  public <T> MergedRows<T> merge(
      Function<? super KeyRange<C>, ? extends Iterator<T>> reader,
      Function<? super T, ? extends K> key) {
    return merge(reader, key, Long.MAX_VALUE);
  }

  /**
   * The first rows of all ranges in the order of their keys. Rows with equal keys come in the order
   * of their ranges.
   *
   * <p>Nothing is read before the first row is asked for; then every range is opened, and one row
   * of each is held at a time. A single range is passed on as it is.
   *
   * @param reader reads the rows of one range in the order of their keys, or in the reverse order
   *     if it {@linkplain KeyRange#isBackward is backward}; what it returns is closed if it is
   *     {@link AutoCloseable}
   * @param key the key of a row; called once for each row, and not at all for a single range
   * @param limit the largest number of rows to return
   * @throws IllegalArgumentException if the limit is negative
   */
  public <T> MergedRows<T> merge(
      Function<? super KeyRange<C>, ? extends Iterator<T>> reader,
      Function<? super T, ? extends K> key,
      long limit) {
    if (limit < 0) {
      throw new IllegalArgumentException("limit is " + limit + ", but must not be negative");
    }
    Iterator<RangeRows<T>> unopened =
        ranges.stream().map(range -> new RangeRows<T>(range, reader.apply(range))).iterator();
    return new MergedRows<>(unopened, opened -> new Merge<T, K>(opened, key, order), limit);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof KeyRanges<?, ?> that && ranges.equals(that.ranges);
  }

  @Override
  public int hashCode() {
    return ranges.hashCode();
  }

  /** The ranges, of many only the first. */
  @Override
  public String toString() {
    return ranges.size() <= MOST_SHOWN
        ? ranges.toString()
        : ranges.subList(0, MOST_SHOWN) + "... (" + ranges.size() + " ranges)";
  }
}
