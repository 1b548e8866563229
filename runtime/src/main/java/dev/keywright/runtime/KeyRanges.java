package dev.keywright.runtime;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
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
  // The bucket of each range, and all that there are; none if a range is not of one bucket
  private final List<Integer> numbers;
  private final List<Interval> table;

  private KeyRanges(
      List<KeyRange<C>> ranges,
      Comparator<? super K> order,
      List<Integer> numbers,
      List<Interval> table) {
    this.ranges = List.copyOf(ranges);
    this.order = order;
    this.numbers = List.copyOf(numbers);
    this.table = List.copyOf(table);
  }

  /**
   * Numbers of buckets, from the first to the last.
   *
   * @param first the smallest
   * @param last the largest
   */
  public record Interval(int first, int last) {
    boolean holds(int bucket) {
      return first <= bucket && bucket <= last;
    }

    @Override
    public String toString() {
      return first + " to " + last;
    }
  }

  /**
   * The ranges of one scan.
   *
   * @param ranges in the store's order; no key is in two of them
   * @param order in which a {@link #merge} returns the rows, and in which each range holds them
   */
  public static <K extends Key, C> KeyRanges<K, C> of(
      List<KeyRange<C>> ranges, Comparator<? super K> order) {
    return new KeyRanges<>(ranges, order, List.of(), List.of());
  }

  /**
   * The ranges of one scan, each in one bucket.
   *
   * @param ranges in the store's order; no key is in two of them
   * @param order in which a {@link #merge} returns the rows, and in which each range holds them
   * @param numbers the bucket of each range
   * @param table the buckets that the table has or had
   * @throws IllegalArgumentException if there is not one number for each range
   */
  public static <K extends Key, C> KeyRanges<K, C> of(
      List<KeyRange<C>> ranges,
      Comparator<? super K> order,
      List<Integer> numbers,
      List<Interval> table) {
    if (ranges.size() != numbers.size()) {
      throw new IllegalArgumentException(
          ranges.size() + " ranges cannot have " + numbers.size() + " buckets");
    }
    return new KeyRanges<>(ranges, order, numbers, table);
  }

  /**
   * The ranges of some buckets, for workers that share a table: the rows of all workers are those
   * of the scan, each once.
   *
   * @param wanted numbers of buckets, in any order
   * @throws IllegalArgumentException if there is no bucket of such a number
   * @throws IllegalStateException if the ranges are not one for each bucket, because a part in
   *     front of the bucket is open
   */
  public KeyRanges<K, C> buckets(int... wanted) {
    if (table.isEmpty()) {
      throw new IllegalStateException(
          "buckets" + Arrays.toString(wanted) + ": a range of this scan is not of one bucket");
    }
    Set<Integer> some = new HashSet<>();
    for (int bucket : wanted) {
      if (table.stream().noneMatch(it -> it.holds(bucket))) {
        String all = table.stream().distinct().map(Interval::toString).collect(joining(" and "));
        throw new IllegalArgumentException("bucket " + bucket + ": the buckets are " + all);
      }
      some.add(bucket);
    }
    List<KeyRange<C>> found = new ArrayList<>();
    List<Integer> foundNumbers = new ArrayList<>();
    for (int i = 0; i < ranges.size(); i++) {
      if (some.contains(numbers.get(i))) {
        found.add(ranges.get(i));
        foundNumbers.add(numbers.get(i));
      }
    }
    return new KeyRanges<>(found, order, foundNumbers, table);
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
    return new KeyRanges<>(backward, order.reversed(), numbers, table);
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
