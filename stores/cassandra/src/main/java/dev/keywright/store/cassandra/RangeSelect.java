package dev.keywright.store.cassandra;

import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PartitionQuery;
import dev.keywright.store.SingleContentRange;
import dev.keywright.store.StoreColumn;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.UnsupportedRangeException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The conditions of a range: one partition key, equalities, and the bounds of one column. */
final class RangeSelect {
  private final List<String> conditions = new ArrayList<>();
  private final List<Object> values = new ArrayList<>();
  private final Map<String, StoreColumn> columns = new LinkedHashMap<>();
  private final List<StoreColumn> clustering;
  private final Set<String> fixed = new HashSet<>();
  private final KeyRange<?> range;

  /**
   * The conditions of a range.
   *
   * @throws dev.keywright.store.UnsupportedRangeException if it does not fix the partition key
   */
  RangeSelect(StoreLayout layout, KeyRange<?> range) {
    layout.columns().forEach(it -> columns.put(it.name(), it));
    PartitionQuery query = PartitionQuery.of(layout, range);
    query.partition().forEach((name, content) -> add(name, " = ?", content));
    query.equal().forEach(this::addEqual);
    if (query.range() != null) {
      addBounds(query.range().ascending());
    }
    this.clustering = layout.sortColumns();
    this.range = range;
  }

  private void addEqual(String name, Object content) {
    add(name, " = ?", content);
    fixed.add(name);
  }

  private <C> void addBounds(KeyRange<C> range) {
    if (SingleContentRange.isBetween(range)) {
      addEqual(range.column(), range.from());
      return;
    }
    if (range.order().compare(range.from(), range.order().first()) != 0) {
      add(range.column(), " >= ?", range.from());
    }
    add(range.column(), " < ?", range.to());
  }

  private void add(String name, String condition, @Nullable Object content) {
    if (content != null) {
      conditions.add(Cql.quoted(name) + condition);
      values.add(Cql.value(column(name), content));
    }
  }

  private StoreColumn column(String name) {
    return Objects.requireNonNull(columns.get(name), "a column");
  }

  /**
   * The whole statement, with a bind marker for each of the {@link #values}. It says the order that
   * it wants: without, the rows come in the order of the table, which may be another one.
   *
   * @param descending the columns that the table keeps in descending order
   * @throws UnsupportedRangeException if the table keeps some columns of the range in the order of
   *     the layout, and others in the opposite one
   */
  String from(String table, Set<String> descending) {
    String select =
        "SELECT * FROM " + Cql.quoted(table) + " WHERE " + String.join(" AND ", conditions);
    List<StoreColumn> open = clustering.stream().filter(it -> !fixed.contains(it.name())).toList();
    if (open.isEmpty()) {
      return select;
    }
    boolean isTurned = isTurned(open.get(0), descending);
    if (open.stream().anyMatch(it -> isTurned(it, descending) != isTurned)) {
      throw new UnsupportedRangeException(
          "Apache Cassandra",
          range,
          "the table keeps "
              + String.join(", ", open.stream().map(it -> order(it, descending)).toList())
              + ", and reads these columns in one direction only. Fix more of them, or create the"
              + " table WITH CLUSTERING ORDER BY ("
              + Cql.order(clustering)
              + ")");
    }
    // Cassandra reads the rows as they stand, or all of them backward. Fixed columns follow.
    boolean isReversed = range.isBackward() != isTurned;
    return select
        + clustering.stream()
            .map(
                it ->
                    Cql.quoted(it.name())
                        + (descending.contains(it.name()) == isReversed ? " ASC" : " DESC"))
            .collect(Collectors.joining(", ", " ORDER BY ", ""));
  }

  /** Whether the table keeps a column in the order that the layout has not. */
  private static boolean isTurned(StoreColumn column, Set<String> descending) {
    return descending.contains(column.name()) != column.isDescending();
  }

  private static String order(StoreColumn column, Set<String> descending) {
    return Cql.quoted(column.name()) + (descending.contains(column.name()) ? " DESC" : " ASC");
  }

  List<Object> values() {
    return values;
  }
}
