package dev.keywright.engine.postgresql;

import dev.keywright.conformance.EngineTable;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.Page;
import dev.keywright.store.PageOptions;
import dev.keywright.store.PagedRows;
import dev.keywright.store.StoreColumn;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoredColumns;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A table whose primary key has the columns of a layout, read and written with plain SQL. */
record PostgresTable(Connection connection, String name, StoreLayout layout)
    implements EngineTable, StoreReader<StoredColumns> {

  /** Creates the table. */
  static PostgresTable create(Connection connection, String name, StoreLayout layout) {
    PostgresTable table = new PostgresTable(connection, name, layout);
    String columns =
        layout.columns().stream()
            .map(column -> quoted(column) + " " + type(column) + " NOT NULL")
            .collect(Collectors.joining(", "));
    table.update(
        "CREATE TABLE " + name + " (" + columns + ", PRIMARY KEY (" + table.columns("") + "))");
    return table;
  }

  private static String type(StoreColumn column) {
    return switch (column.type()) {
      case TEXT -> "text COLLATE \"C\"";
      case BYTES -> "bytea";
      case LONG -> "bigint";
      case BOOLEAN, UUID, TIMESTAMP, DATE -> throw column.type().unheld();
    };
  }

  private static String quoted(StoreColumn column) {
    return '"' + column.name() + '"';
  }

  private String columns(String behindEach) {
    return layout.columns().stream()
        .map(column -> quoted(column) + behindEach)
        .collect(Collectors.joining(", "));
  }

  private void update(String sql) {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.executeUpdate();
    } catch (SQLException exception) {
      throw new IllegalStateException(sql, exception);
    }
  }

  @Override
  public void write(List<? extends Key> keys) {
    String markers = layout.columns().stream().map(it -> "?").collect(Collectors.joining(", "));
    String sql = "INSERT INTO " + name + " VALUES (" + markers + ") ON CONFLICT DO NOTHING";
    update(sql, keys);
  }

  @Override
  public void delete(List<? extends Key> keys) {
    String equalities =
        layout.columns().stream()
            .map(column -> quoted(column) + " = ?")
            .collect(Collectors.joining(" AND "));
    update("DELETE FROM " + name + " WHERE " + equalities, keys);
  }

  private void update(String sql, List<? extends Key> keys) {
    try (PreparedStatement change = connection.prepareStatement(sql)) {
      for (Key key : keys) {
        bind(change, List.copyOf(layout.checked(key).values()));
        change.addBatch();
      }
      change.executeBatch();
    } catch (SQLException exception) {
      throw new IllegalStateException(sql, exception);
    }
  }

  private static void bind(PreparedStatement statement, List<Object> values) throws SQLException {
    for (int i = 0; i < values.size(); i++) {
      statement.setObject(i + 1, values.get(i));
    }
  }

  @Override
  public StoreReader<StoredColumns> reader() {
    return this;
  }

  @Override
  public PagedRows<StoredColumns> read(KeyRange<?> range, long limit) {
    layout.indexOf(range);
    List<String> conditions = new ArrayList<>();
    List<Object> values = new ArrayList<>();
    range
        .fixed()
        .forEach(
            (column, value) -> {
              conditions.add('"' + column + "\" = ?");
              values.add(value);
            });
    addBound(range.column(), range.from(), " >= ?", " > ?", conditions, values);
    Object to = range.to();
    if (to != null) {
      addBound(range.column(), to, " < ?", " <= ?", conditions, values);
    }
    String sql =
        "SELECT * FROM "
            + name
            + " WHERE "
            + String.join(" AND ", conditions)
            + " ORDER BY "
            + columns(range.isBackward() ? " DESC" : " ASC")
            + (limit == Long.MAX_VALUE ? "" : " LIMIT " + limit);
    return PageOptions.<String>of(Integer.MAX_VALUE)
        .<StoredColumns, Void>read((next, most) -> new Page<>(rows(sql, values), null), limit);
  }

  /**
   * PostgreSQL takes no text with the character zero, not even as a bound. As it holds none, those
   * from {@code "a\0"} are those above {@code "a"}.
   */
  private static void addBound(
      String column,
      Object bound,
      String condition,
      String conditionOfZero,
      List<String> conditions,
      List<Object> values) {
    int zero = bound instanceof String text ? text.indexOf('\0') : -1;
    conditions.add('"' + column + '"' + (zero < 0 ? condition : conditionOfZero));
    values.add(zero < 0 ? bound : bound.toString().substring(0, zero));
  }

  private List<StoredColumns> rows(String sql, List<Object> values) {
    List<StoredColumns> rows = new ArrayList<>();
    try (PreparedStatement select = connection.prepareStatement(sql)) {
      bind(select, values);
      try (ResultSet found = select.executeQuery()) {
        while (found.next()) {
          Map<String, Object> columns = new LinkedHashMap<>();
          for (StoreColumn column : layout.columns()) {
            columns.put(
                column.name(), found.getObject(column.name(), column.type().contentClass()));
          }
          rows.add(StoredColumns.of(columns));
        }
      }
    } catch (SQLException exception) {
      throw new IllegalStateException(sql, exception);
    }
    return rows;
  }

  @Override
  public StoredColumns columns(StoredColumns row) {
    return row;
  }

  @Override
  public long requests() {
    return 0;
  }

  @Override
  public void close() {
    update("DROP TABLE " + name);
  }
}
