package dev.keywright.store.cassandra;

import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Statements of one row: its key by column, as the driver takes it, and its other columns. */
final class RowStatements {
  private RowStatements() {}

  static SimpleStatement insert(String table, Map<String, ?> key, Map<String, ?> others) {
    requireOthers(key, others);
    Map<String, Object> columns = new LinkedHashMap<>(key);
    columns.putAll(others);
    return of(
        Cql.INSERT
            + Cql.quoted(table)
            + " ("
            + Cql.quoted(columns.keySet(), "")
            + ") VALUES ("
            + Cql.markers(columns.size())
            + ")",
        columns.values());
  }

  static SimpleStatement update(String table, Map<String, ?> key, Map<String, ?> others) {
    requireOthers(key, others);
    if (others.isEmpty()) {
      throw new IllegalArgumentException(
          "an update writes one column or more: insert writes a row with nothing but its key");
    }
    List<Object> values = new ArrayList<>(others.values());
    values.addAll(key.values());
    return of(
        "UPDATE "
            + Cql.quoted(table)
            + " SET "
            + Cql.quoted(others.keySet(), " = ?")
            + where(key.keySet()),
        values);
  }

  static SimpleStatement delete(String table, Map<String, ?> key) {
    return of("DELETE FROM " + Cql.quoted(table) + where(key.keySet()), key.values());
  }

  static SimpleStatement select(String table, Map<String, ?> key) {
    return of("SELECT * FROM " + Cql.quoted(table) + where(key.keySet()), key.values());
  }

  /** A statement that does no harm if it is made twice. */
  static SimpleStatement of(String cql, Collection<?> values) {
    return SimpleStatement.newInstance(cql, values.toArray()).setIdempotent(true);
  }

  private static String where(Collection<String> columns) {
    return columns.stream()
        .map(name -> Cql.quoted(name) + " = ?")
        .collect(Collectors.joining(" AND ", " WHERE ", ""));
  }

  private static void requireOthers(Map<String, ?> key, Map<String, ?> others) {
    for (String name : others.keySet()) {
      if (key.containsKey(name)) {
        throw new IllegalArgumentException(
            "column " + name + " belongs to the key: remove it from the others");
      }
    }
  }
}
