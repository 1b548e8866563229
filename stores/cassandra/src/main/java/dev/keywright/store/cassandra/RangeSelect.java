package dev.keywright.store.cassandra;

import dev.keywright.runtime.KeyRange;
import dev.keywright.store.OneContent;
import dev.keywright.store.PartitionQuery;
import dev.keywright.store.StoreColumn;
import dev.keywright.store.StoreLayout;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The conditions of a range: one partition key, equalities, and the bounds of one column. */
final class RangeSelect {
  private final List<String> conditions = new ArrayList<>();
  private final List<Object> values = new ArrayList<>();
  private final List<String> clustering;
  private final boolean isBackward;

  /**
   * The conditions of a range.
   *
   * @throws dev.keywright.store.UnsupportedRangeException if it does not fix the partition key
   */
  RangeSelect(StoreLayout layout, KeyRange<?> range) {
    PartitionQuery query = PartitionQuery.of(layout, range);
    query.partition().forEach((name, content) -> add(name, " = ?", content));
    query.equal().forEach((name, content) -> add(name, " = ?", content));
    if (query.range() != null) {
      addBounds(query.range());
    }
    this.clustering = layout.sortColumns().stream().map(StoreColumn::name).toList();
    this.isBackward = range.isBackward();
  }

  private <C> void addBounds(KeyRange<C> range) {
    if (OneContent.isBetween(range)) {
      add(range.column(), " = ?", range.from());
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

  /** The whole statement, with a bind marker for each of the {@link #values}. */
  String from(String table) {
    String select =
        "SELECT * FROM " + Cql.quoted(table) + " WHERE " + String.join(" AND ", conditions);
    return isBackward && !clustering.isEmpty()
        ? select + " ORDER BY " + Cql.quoted(clustering, " DESC")
        : select;
  }

  List<Object> values() {
    return values;
  }
}
