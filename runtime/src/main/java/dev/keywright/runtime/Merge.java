package dev.keywright.runtime;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Several sorted runs as one: a tournament in which every inner node keeps the loser of its match,
 * so that a new row meets only the losers between its leaf and the top.
 */
final class Merge<T, K> implements Iterator<T> {
  private final Function<? super T, ? extends K> keyOf;
  private final Comparator<? super K> order;

  /** Node n has the children 2n and 2n + 1; from the number of heads on, children are heads. */
  private final Head<T, K>[] losers;

  private Head<T, K> first;
  private boolean isTaken;

  @SuppressWarnings("unchecked") // an array of a generic type can only be made like this
  Merge(
      List<RangeRows<T>> ranges,
      Function<? super T, ? extends K> keyOf,
      Comparator<? super K> order) {
    this.keyOf = keyOf;
    this.order = order;
    this.losers = (Head<T, K>[]) new Head<?, ?>[ranges.size()];
    List<Head<T, K>> heads = new ArrayList<>(ranges.size());
    for (RangeRows<T> range : ranges) {
      Head<T, K> head = new Head<>(heads.size(), range);
      read(head);
      heads.add(head);
    }
    this.first = play(1, heads);
  }

  @Override
  public boolean hasNext() {
    if (isTaken) {
      isTaken = false;
      replace();
    }
    return first.key != null;
  }

  @Override
  public T next() {
    if (!hasNext() || first.row == null) {
      throw new NoSuchElementException();
    }
    T row = first.row;
    first.row = null;
    isTaken = true;
    return row;
  }

  private Head<T, K> play(int node, List<Head<T, K>> heads) {
    if (node >= losers.length) {
      return heads.get(node - losers.length);
    }
    Head<T, K> left = play(2 * node, heads);
    Head<T, K> right = play(2 * node + 1, heads);
    boolean isLeftFirst = isBefore(left, right);
    losers[node] = isLeftFirst ? right : left;
    return isLeftFirst ? left : right;
  }

  private void replace() {
    Head<T, K> replaced = first;
    K before = replaced.key;
    read(replaced);
    Head<T, K> winner = replaced;
    for (int node = (losers.length + replaced.index) / 2; node > 0; node /= 2) {
      Head<T, K> other = losers[node];
      if (isBefore(other, winner)) {
        losers[node] = winner;
        winner = other;
      }
    }
    first = winner;
    // A row below the one before it is below all others, so only winners need to be looked at.
    if (winner == replaced) {
      requireOrder(before, winner);
    }
  }

  private void read(Head<T, K> head) {
    if (head.rows.hasNext()) {
      T row = Objects.requireNonNull(head.rows.next(), "a row");
      head.row = row;
      head.key = Objects.requireNonNull(keyOf.apply(row), "the key of a row");
    } else {
      head.key = null;
    }
  }

  private boolean isBefore(Head<T, K> a, Head<T, K> b) {
    K x = a.key;
    K y = b.key;
    if (x == null || y == null) {
      return x != null;
    }
    int compared = order.compare(x, y);
    return compared < 0 || (compared == 0 && a.index < b.index);
  }

  private void requireOrder(@Nullable K before, Head<T, K> head) {
    K key = head.key;
    if (before != null && key != null && order.compare(before, key) > 0) {
      KeyRange<?> range = head.rows.range();
      throw new IllegalStateException(
          "the reader of "
              + range
              + " returned "
              + key
              + " after "
              + before
              + "; it must return rows in "
              + (range.isBackward() ? "the reverse order" : "the order")
              + " of their keys");
    }
  }

  /** The next row of one range; without a key when there are no more. */
  private static final class Head<T, K> {
    private final int index;
    private final RangeRows<T> rows;
    private @Nullable T row;
    private @Nullable K key;

    Head(int index, RangeRows<T> rows) {
      this.index = index;
      this.rows = rows;
    }
  }
}
