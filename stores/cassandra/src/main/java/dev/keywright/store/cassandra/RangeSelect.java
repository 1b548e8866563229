package dev.keywright.store.cassandra;

import dev.keywright.runtime.KeyRange;
import dev.keywright.store.OneContent;
import dev.keywright.store.PartitionQuery;
import dev.keywright.store.StoreColumn;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.UnsupportedRangeException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The conditions of a range: one partition key, equalities, and the bounds of one column. */
final class RangeSelect {
  private final List<String> conditions = new ArrayList<>();
  private final List<Object> values = new ArrayList<>();
  private final List<String> clustering;
  private final Set<String> fixed = new HashSet<>();
  private final KeyRange<?> range;

  /**
   * The conditions of a range.
   *
   * @throws dev.keywright.store.UnsupportedRangeException if it does not fix the partition key
   */
  RangeSelect(StoreLayout layout, KeyRange<?> range) {
    PartitionQuery query = PartitionQuery.of(layout, range);
    query.partition().forEach((name, content) -> add(name, " = ?", content));
    query.equal().forEach(this::addEqual);
    if (query.range() != null) {
      addBounds(query.range());
    }
    this.clustering = layout.sortColumns().stream().map(StoreColumn::name).toList();
    this.range = range;
  }

  private void addEqual(String name, Object content) {
    add(name, " = ?", content);
    fixed.add(name);
  }

  private <C> void addBounds(KeyRange<C> range) {
    if (OneContent.isBetween(range)) {
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
      values.add(Cql.value(content));
    }
  }

  /**
   * The whole statement, with a bind marker for each of the {@link #values}. It says the order that
   * it wants: without, the rows come in the order of the table, which may be descending.
   *
   * @param descending the columns that the table keeps in descending order
   * @throws UnsupportedRangeException if the table keeps the columns of the range in two directions
   */
  String from(String table, Set<String> descending) {
    String select =
        "SELECT * FROM " + Cql.quoted(table) + " WHERE " + String.join(" AND ", conditions);
    List<String> open = clustering.stream().filter(name -> !fixed.contains(name)).toList();
    if (open.isEmpty()) {
      return select;
    }
    boolean isDescending = descending.contains(open.get(0));
    if (open.stream().anyMatch(name -> descending.contains(name) != isDescending)) {
      throw new UnsupportedRangeException(
          "Apache Cassandra",
          range,
          "the table keeps "
              + String.join(", ", open.stream().map(it -> order(it, descending)).toList())
              + ", and reads these columns in one direction only. Fix more of them, or create the"
              + " table WITH CLUSTERING ORDER BY ("
              + Cql.quoted(clustering, " ASC")
              + ")");
    }
    // Cassandra reads the rows as they stand, or all of them backward. Fixed columns follow.
    boolean isReversed = range.isBackward() != isDescending;
    return select
        + clustering.stream()
            .map(it -> Cql.quoted(it) + (descending.contains(it) == isReversed ? " ASC" : " DESC"))
            .collect(Collectors.joining(", ", " ORDER BY ", ""));
  }

  private static String order(String column, Set<String> descending) {
    return Cql.quoted(column) + (descending.contains(column) ? " DESC" : " ASC");
  }

  List<Object> values() {
    return values;
  }
}
