package dev.keywright.store;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;

/** Rows of key columns alone in a sorted set, each compared with all conditions of a range. */
final class SortedRows implements StoreReader<Map<String, Object>> {
  private final StoreLayout layout;
  private final PageOptions<Void> pages = PageOptions.of(4);
  private final NavigableSet<Map<String, Object>> rows = new TreeSet<>(this::compare);

  SortedRows(String layout) {
    this.layout =
        StoreLayout.of(
            layout, StoreRules.of("A sorted set").holding(ColumnType.TEXT, ColumnType.values()));
  }

  /** Compares rows column by column, in the order of the layout. */
  int compare(Map<String, Object> a, Map<String, Object> b) {
    for (Map.Entry<String, Object> column : a.entrySet()) {
      String name = column.getKey();
      int compared = compare(layout.order(name, column.getValue()), column.getValue(), b.get(name));
      if (compared != 0) {
        return compared;
      }
    }
    return 0;
  }

  @SuppressWarnings("unchecked") // contents of one column
  private static <C> int compare(ColumnOrder<C> order, Object a, Object b) {
    return order.compare((C) a, (C) b);
  }

  void add(Map<String, Object> row) {
    rows.add(row);
  }

  void remove(Map<String, Object> row) {
    rows.remove(row);
  }

  @Override
  public PagedRows<Map<String, Object>> read(KeyRange<?> range, long limit) {
    layout.indexOf(range);
    List<Map<String, Object>> found = new ArrayList<>();
    (range.isBackward() ? rows.descendingSet() : rows)
        .stream().filter(row -> range.contains(() -> row)).forEach(found::add);
    return pages.<Map<String, Object>, Integer>read(
        (next, most) -> {
          int from = next == null ? 0 : next;
          int to = Math.min(found.size(), from + most);
          return new Page<>(found.subList(from, to), to == found.size() ? null : to);
        },
        limit);
  }

  @Override
  public StoreLayout layout() {
    return layout;
  }

  @Override
  public StoredColumns columns(Map<String, Object> row) {
    return StoredColumns.of(row);
  }

  @Override
  public long requests() {
    return pages.requests();
  }
}
