package dev.keywright.store.cassandra;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The primary key of a table, as the cluster itself describes it.
 *
 * <p>The schema is asked by CQL: a session need not keep it, and what it keeps may be out of date.
 *
 * @param columns those of the partition key, then the clustering columns; none if there is no such
 *     table
 */
record LiveSchema(String keyspace, String name, List<LiveColumn> columns) {
  private static final String QUESTION =
      "SELECT column_name, kind, position, type, clustering_order FROM system_schema.columns"
          + " WHERE keyspace_name = ? AND table_name = ?";
  private static final String PARTITION = "partition_key";
  private static final String CLUSTERING = "clustering";

  LiveSchema {
    columns = List.copyOf(columns);
  }

  static LiveSchema of(CqlSession session, String keyspace, String name) {
    List<Row> rows = new ArrayList<>();
    session
        .execute(SimpleStatement.newInstance(QUESTION, keyspace, name).setIdempotent(true))
        .forEach(rows::add);
    List<LiveColumn> columns =
        rows.stream()
            .filter(row -> PARTITION.equals(kind(row)) || CLUSTERING.equals(kind(row)))
            .sorted(
                Comparator.comparing((Row row) -> !PARTITION.equals(kind(row)))
                    .thenComparing(row -> row.getInt("position")))
            .map(LiveSchema::column)
            .toList();
    return new LiveSchema(keyspace, name, columns);
  }

  private static String kind(Row row) {
    return String.valueOf(row.getString("kind"));
  }

  private static LiveColumn column(Row row) {
    return new LiveColumn(
        String.valueOf(row.getString("column_name")),
        String.valueOf(row.getString("type")),
        PARTITION.equals(kind(row)),
        "desc".equalsIgnoreCase(row.getString("clustering_order")));
  }

  /** The columns that it keeps in descending order. */
  Set<String> descending() {
    return columns.stream()
        .filter(LiveColumn::isDescending)
        .map(LiveColumn::name)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The keyspace and the name, as CQL writes them. */
  String shown() {
    return Cql.quoted(keyspace) + "." + Cql.quoted(name);
  }

  @Override
  public String toString() {
    List<String> partition =
        columns.stream().filter(LiveColumn::isPartition).map(LiveColumn::toString).toList();
    List<String> key = new ArrayList<>(List.of("(" + String.join(", ", partition) + ")"));
    columns.stream().filter(it -> !it.isPartition()).forEach(it -> key.add(it.toString()));
    return "PRIMARY KEY (" + String.join(", ", key) + ")";
  }
}
