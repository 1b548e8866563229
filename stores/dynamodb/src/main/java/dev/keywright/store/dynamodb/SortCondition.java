package dev.keywright.store.dynamodb;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.ColumnCharacters;
import dev.keywright.store.ContentBytes;
import dev.keywright.store.LargestBelow;
import dev.keywright.store.SingleContentRange;
import dev.keywright.store.SmallestFrom;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A range of a sort key as the one condition that a query may have of it: {@code BETWEEN} takes in
 * both of its ends, so the upper one is below the bound, and above all keys below it. Values are
 * never empty and never longer than a sort key, as the store refuses those in conditions too.
 *
 * @param expression of the attribute {@code #s}; empty if every sort key is asked for
 * @param values by their names in the expression
 */
record SortCondition(String expression, Map<String, Object> values) {
  private static final SortCondition ALL = new SortCondition("", Map.of());

  static <C> SortCondition of(KeyRange<C> range, int mostBytes, ColumnCharacters characters) {
    ColumnOrder<C> order = range.order();
    C from = range.from();
    C to = range.to();
    boolean isFirst = order.compare(from, order.first()) == 0;
    if (SingleContentRange.isBetween(range)) {
      return fits(from, mostBytes) ? one("#s = :s", from) : none(order);
    }
    if (to == null) {
      return isFirst ? ALL : atLeast(range, mostBytes);
    }
    if (isFirst) {
      return below(order, to, mostBytes, characters);
    }
    if (!(from instanceof Long) && fits(from, mostBytes) && isSame(to, order.nextPrefix(from))) {
      return one("begins_with(#s, :s)", from);
    }
    return between(range, to, mostBytes, characters);
  }

  private static <C> SortCondition atLeast(KeyRange<C> range, int mostBytes) {
    C least = least(range.from(), mostBytes);
    return least == null ? none(range.order()) : one("#s >= :s", least);
  }

  private static <C> SortCondition below(
      ColumnOrder<C> order, C to, int mostBytes, ColumnCharacters characters) {
    if (fits(to, mostBytes)) {
      return one("#s < :s", to);
    }
    Object last = LargestBelow.of(to, mostBytes, characters);
    return last == null ? none(order) : one("#s <= :s", last);
  }

  private static <C> SortCondition between(
      KeyRange<C> range, C to, int mostBytes, ColumnCharacters characters) {
    ColumnOrder<C> order = range.order();
    C least = least(range.from(), mostBytes);
    if (least == null || order.compare(least, to) >= 0) {
      return none(order);
    }
    Map<String, Object> values = new LinkedHashMap<>();
    values.put(":from", least);
    // There is one: the least itself is below the bound.
    values.put(":last", Objects.requireNonNull(LargestBelow.of(to, mostBytes, characters)));
    return new SortCondition("#s BETWEEN :from AND :last", values);
  }

  @SuppressWarnings("unchecked") // a bound of the same type
  private static <C> @Nullable C least(C bound, int mostBytes) {
    return (C) SmallestFrom.of(bound, mostBytes);
  }

  private static boolean fits(Object content, int mostBytes) {
    int bytes = ContentBytes.of(content);
    return content instanceof Long || (bytes >= 1 && bytes <= mostBytes);
  }

  private static boolean isSame(Object content, @Nullable Object other) {
    return Objects.deepEquals(content, other);
  }

  private static SortCondition one(String expression, Object value) {
    return new SortCondition(expression, Map.of(":s", value));
  }

  /** A condition of no sort key: below the smallest one. */
  private static SortCondition none(ColumnOrder<?> order) {
    Object first = order.first();
    if (first instanceof Long) {
      return one("#s < :s", first);
    }
    return one("#s < :s", first instanceof String ? "\0" : new byte[1]);
  }
}
