package dev.keywright.store;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What of a range is still to be read after a row: for each column, from the last to the one with
 * the bounds, a range that fixes the columns in front of it as they are in that row.
 */
final class ResumedRange {
  private final StoreLayout layout;
  private final KeyRange<?> range;
  private final Map<String, Object> row;
  private final boolean isIncluded;
  private final List<KeyRange<?>> rest = new ArrayList<>();

  private ResumedRange(
      StoreLayout layout, KeyRange<?> range, Map<String, Object> row, boolean isIncluded) {
    this.layout = layout;
    this.range = range;
    this.row = row;
    this.isIncluded = isIncluded;
  }

  /**
   * The ranges to be read one after the other, in the direction of the range; none if nothing is
   * left. The row need not be in the range.
   *
   * @param row all columns of its key, by name, in their order
   * @param isIncluded whether the row itself is still to be read
   */
  static List<KeyRange<?>> of(
      StoreLayout layout, KeyRange<?> range, Map<String, Object> row, boolean isIncluded) {
    for (Map.Entry<String, Object> fixed : range.fixed().entrySet()) {
      Object content = Objects.requireNonNull(row.get(fixed.getKey()), "a column");
      int compared = layout.order(fixed.getKey(), content).compare(fixed.getValue(), content);
      if (compared != 0) {
        return (compared < 0) == range.isBackward() ? List.of(range) : List.of();
      }
    }
    return new ResumedRange(layout, range, row, isIncluded).rest();
  }

  private List<KeyRange<?>> rest() {
    List<String> names = List.copyOf(row.keySet());
    int bounded = range.fixed().size();
    int last = names.size() - 1;
    if (last > bounded && isBetweenBounds(range)) {
      for (int column = last; column > bounded; column--) {
        Object content = content(names.get(column));
        add(whole(names, column, content), content, isIncluded && column == last);
      }
    }
    add(range, content(range.column()), isIncluded && bounded == last);
    return rest;
  }

  private Object content(String column) {
    return Objects.requireNonNull(row.get(column), "a column");
  }

  @SuppressWarnings("unchecked") // a layout gives a column one type, and C is that type
  private <C> boolean isBetweenBounds(KeyRange<C> bounds) {
    return bounds.contains((C) content(bounds.column()));
  }

  /** All contents of a column, under those that the row has in the columns before. */
  private <C> KeyRange<C> whole(List<String> names, int column, C content) {
    Map<String, Object> fixed = new LinkedHashMap<>();
    names.subList(0, column).forEach(name -> fixed.put(name, content(name)));
    ColumnOrder<C> order = layout.order(names.get(column), content);
    KeyRange<C> all = KeyRange.of(fixed, names.get(column), order.first(), null, order);
    return range.isBackward() ? all.backward() : all;
  }

  @SuppressWarnings("unchecked") // a layout gives a column one type, and C is that type
  private <C> void add(KeyRange<C> all, Object row, boolean withRow) {
    C content = (C) row;
    ColumnOrder<C> order = all.order().ofBounds();
    // What is kept DESC, and has bounds that count upward, is read from its last bound on.
    boolean isFromEnd = all.isBackward() == (order == all.order());
    boolean isBehind = isFromEnd == withRow;
    C bound = isBehind ? order.next(content) : content;
    C from = all.from();
    C to = all.to();
    if (isFromEnd) {
      to = smaller(to, bound, order);
    } else if (bound == null) {
      return;
    } else {
      from = order.compare(from, bound) < 0 ? bound : from;
    }
    if (to == null || order.compare(from, to) < 0) {
      KeyRange<C> left = KeyRange.of(all.fixed(), all.column(), from, to, all.order());
      rest.add(all.isBackward() ? left.backward() : left);
    }
  }

  /** The smaller one of two upper bounds, of which null is above all. */
  private static <C> @Nullable C smaller(@Nullable C one, @Nullable C other, ColumnOrder<C> order) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return order.compare(one, other) < 0 ? one : other;
  }
}
