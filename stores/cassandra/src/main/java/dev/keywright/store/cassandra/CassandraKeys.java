package dev.keywright.store.cassandra;

import com.datastax.oss.driver.api.core.CqlIdentifier;
import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Store;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.ColumnRule;
import dev.keywright.store.ColumnType;
import dev.keywright.store.PositionColumns;
import dev.keywright.store.StoreColumn;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreRules;
import dev.keywright.store.StoredColumns;
import dev.keywright.store.cursor.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Keys and ranges of one layout as statements of the Cassandra driver. The first column is the
 * partition key, or several native ones are; the others are clustering columns: TEXT columns are
 * {@code text}, BINARY ones {@code blob}, and native ones the type of their values, such as {@code
 * bigint}, {@code uuid} or {@code timestamp}. Only {@link #requireTable} makes a request.
 *
 * <p>Tables are given by their exact names, and found in the keyspace of the session. All names are
 * quoted.
 */
public final class CassandraKeys {
  private static final StoreRules RULES =
      StoreRules.of("Apache Cassandra")
          .anyPartitionColumns()
          .holding(ColumnType.TEXT, ColumnType.values())
          .partition(ColumnRule.notEmpty())
          .columns(ColumnRule.mostBytes(Store.CASSANDRA.profile().most(Figure.SORT_KEY_BYTES)));

  private final StoreLayout layout;
  private final List<String> names;

  private CassandraKeys(StoreLayout layout) {
    this.layout = layout;
    this.names = layout.columns().stream().map(StoreColumn::name).toList();
  }

  /**
   * The keys of a layout.
   *
   * @param layout the {@code LAYOUT} of a generated key
   */
  public static CassandraKeys of(String layout) {
    return new CassandraKeys(StoreLayout.of(layout, RULES));
  }

  /**
   * The statement that creates a table for such keys, sorted as they are.
   *
   * @param others the definitions of all other columns, such as {@code "attributes text"}
   */
  public String createTable(String table, String... others) {
    int partition = layout.partitionColumns().size();
    List<StoreColumn> clustering = layout.sortColumns();
    List<String> columns = new ArrayList<>();
    for (StoreColumn column : layout.columns()) {
      columns.add(Cql.quoted(column.name()) + " " + Cql.type(column));
    }
    columns.addAll(List.of(others));
    List<String> key = new ArrayList<>();
    String found = Cql.quoted(names.subList(0, partition), "");
    key.add(partition == 1 ? found : "(" + found + ")");
    clustering.forEach(column -> key.add(Cql.quoted(column.name())));
    columns.add("PRIMARY KEY (" + String.join(", ", key) + ")");
    String order =
        clustering.isEmpty() ? "" : " WITH CLUSTERING ORDER BY (" + Cql.order(clustering) + ")";
    return "CREATE TABLE " + Cql.quoted(table) + " (" + String.join(", ", columns) + ")" + order;
  }

  /**
   * The columns of a key by name, as the driver takes them.
   *
   * @throws dev.keywright.store.RefusedKeyException if Cassandra would refuse one of them
   */
  public Map<String, Object> key(Key key) {
    Map<String, Object> columns = new LinkedHashMap<>(layout.checked(key));
    ClusteringSizeLimit.requireFew(layout, columns);
    layout.columns().forEach(it -> columns.replace(it.name(), value(columns, it)));
    return Collections.unmodifiableMap(columns);
  }

  /**
   * A statement that writes the row with this key. A row that is stored under it keeps the columns
   * that are not among the others: give all rows the same columns, or delete the row first.
   *
   * @param others all other columns, by their exact names, as the driver takes them
   * @throws dev.keywright.store.RefusedKeyException if Cassandra would refuse the key
   * @throws IllegalArgumentException if a column of the key is among the others
   */
  public SimpleStatement insert(String table, Key key, Map<String, ?> others) {
    return RowStatements.insert(table, key(key), others);
  }

  /**
   * A statement that writes some columns of the row with this key, and leaves its others as they
   * are. It creates the row if there is none. A row that no insert has written vanishes when the
   * last of its columns becomes null.
   *
   * @param others the columns to be written, by their exact names, as the driver takes them
   * @throws dev.keywright.store.RefusedKeyException if Cassandra would refuse the key
   * @throws IllegalArgumentException if there are no columns, or one of the key is among them
   */
  public SimpleStatement update(String table, Key key, Map<String, ?> others) {
    return RowStatements.update(table, key(key), others);
  }

  /**
   * A statement that deletes the row with this key.
   *
   * @throws dev.keywright.store.RefusedKeyException if Cassandra would refuse the key
   */
  public SimpleStatement delete(String table, Key key) {
    return RowStatements.delete(table, key(key));
  }

  /**
   * The question for the row with this key.
   *
   * @throws dev.keywright.store.RefusedKeyException if Cassandra would refuse the key
   */
  public SimpleStatement select(String table, Key key) {
    return RowStatements.select(table, key(key));
  }

  /**
   * The question for the rows of a range, in its direction, of a table whose columns are kept in
   * the order of the layout, or all in the other one. Cassandra refuses it for other tables; {@link
   * CassandraReader} looks at the table, and asks what it can answer.
   *
   * @throws dev.keywright.store.UnsupportedRangeException if the range does not fix the partition
   *     key, which Cassandra finds by a hash
   * @throws IllegalArgumentException if the range is one of another layout
   */
  public SimpleStatement select(String table, KeyRange<?> range) {
    return select(table, range, Cql.descending(layout.sortColumns()));
  }

  /** As {@link #select(String, KeyRange)}, of a table that keeps these columns descending. */
  SimpleStatement select(String table, KeyRange<?> range, Set<String> descending) {
    RangeSelect select = new RangeSelect(layout, range);
    return RowStatements.of(select.from(table, descending), select.values());
  }

  /** The questions for all rows, or for those after a position, one after the other. */
  List<SimpleStatement> selectAll(String table, @Nullable Position after, Set<String> descending) {
    return after == null
        ? List.of(RowStatements.of("SELECT * FROM " + Cql.quoted(table), List.of()))
        : new RestOfTable(layout, PositionColumns.all(layout, after)).from(table, descending);
  }

  /**
   * Compares the primary key of a table with the layout: the names of its columns, their order,
   * types and places. A reader and a writer do so before their first request; a program may at its
   * start. It costs a request.
   *
   * @param keyspace its exact name
   * @param table its exact name
   * @throws dev.keywright.store.UnsupportedLayoutException if they differ; it names all differences
   */
  public void requireTable(CqlSession session, String keyspace, String table) {
    compared(session, keyspace, table);
  }

  /** The same, with the table; empty if there is none. */
  Optional<LiveSchema> compared(CqlSession session, String keyspace, String table) {
    LiveSchema live = LiveSchema.of(session, keyspace, table);
    if (live.columns().isEmpty()) {
      return Optional.empty();
    }
    TableComparison.require(layout, live, createTable(table));
    return Optional.of(live);
  }

  /** Whether rows can be in a range, which is refused if it is one of another layout. */
  boolean mayHold(KeyRange<?> range) {
    return layout.mayHold(range) && ClusteringSizeLimit.areFew(layout, range.fixed());
  }

  /**
   * The columns of a row's key.
   *
   * @throws IllegalArgumentException if the row is one of another layout
   */
  public StoredColumns columns(Row row) {
    Map<String, Object> columns = new LinkedHashMap<>();
    for (StoreColumn column : layout.columns()) {
      Object value = row.getObject(CqlIdentifier.fromInternal(column.name()));
      columns.put(column.name(), Cql.content(value));
    }
    return StoredColumns.of(columns);
  }

  /**
   * The key of a row, such as {@code keys.decode(row, OrderKey::decode)}.
   *
   * @throws IllegalArgumentException if the row has no such key
   */
  public <K> K decode(Row row, Function<? super Map<String, Object>, ? extends K> decode) {
    return columns(row).decode(decode);
  }

  private static Object value(Map<String, Object> columns, StoreColumn column) {
    return Cql.value(column, Objects.requireNonNull(columns.get(column.name()), "a column"));
  }

  /** What tells rows apart: the values that stand first in what {@link #insert} returns. */
  List<Object> identity(SimpleStatement insert) {
    return insert.getPositionalValues().subList(0, names.size());
  }

  /** The layout. */
  StoreLayout layout() {
    return layout;
  }
}
