package dev.keywright.store.cassandra;

import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import dev.keywright.store.StoreColumn;
import dev.keywright.store.StoreLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * What of a table comes after a row, in the order in which Cassandra reads a table: the rest of the
 * row's partition, from the last clustering column to the first, then the partitions whose tokens
 * are larger.
 */
final class RestOfTable {
  private final List<StoreColumn> partition;
  private final List<StoreColumn> clustering;
  private final Map<String, Object> row;

  /**
   * The rest of a table.
   *
   * @param row all columns of the row's key, by name
   */
  RestOfTable(StoreLayout layout, Map<String, Object> row) {
    this.partition = layout.partitionColumns();
    this.clustering = layout.sortColumns();
    this.row = row;
  }

  /**
   * The statements, to be asked one after the other.
   *
   * @param descending the columns that the table keeps in descending order
   */
  List<SimpleStatement> from(String table, Set<String> descending) {
    List<SimpleStatement> rest = new ArrayList<>();
    for (int column = clustering.size() - 1; column >= 0; column--) {
      rest.add(ofPartition(table, column, descending));
    }
    List<String> names = partition.stream().map(StoreColumn::name).toList();
    String token =
        "token(" + Cql.quoted(names, "") + ") > token(" + Cql.markers(names.size()) + ")";
    rest.add(select(table, List.of(token), partition));
    return rest;
  }

  /** The rows of the partition that have the same columns before this one, and come after here. */
  private SimpleStatement ofPartition(String table, int column, Set<String> descending) {
    List<StoreColumn> equal = new ArrayList<>(partition);
    equal.addAll(clustering.subList(0, column));
    StoreColumn behind = clustering.get(column);
    List<String> conditions = new ArrayList<>();
    equal.forEach(it -> conditions.add(Cql.quoted(it.name()) + " = ?"));
    String operator = descending.contains(behind.name()) ? " < ?" : " > ?";
    conditions.add(Cql.quoted(behind.name()) + operator);
    List<StoreColumn> columns = new ArrayList<>(equal);
    columns.add(behind);
    return select(table, conditions, columns);
  }

  private SimpleStatement select(String table, List<String> conditions, List<StoreColumn> columns) {
    return RowStatements.of(
        "SELECT * FROM " + Cql.quoted(table) + " WHERE " + String.join(" AND ", conditions),
        columns.stream().map(this::value).toList());
  }

  private Object value(StoreColumn column) {
    return Cql.value(column, Objects.requireNonNull(row.get(column.name()), "a column"));
  }
}
