package dev.keywright.store;

import dev.keywright.runtime.KeyRange;
import dev.keywright.store.cursor.InvalidCursorException;
import dev.keywright.store.cursor.InvalidCursorException.Reason;
import dev.keywright.store.cursor.Position;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a position holds, by the names of the columns; for the readers of adapters. */
public final class PositionColumns {
  private PositionColumns() {}

  /**
   * The columns of a position that has nothing but a layout's columns.
   *
   * @throws InvalidCursorException if it is one of another layout
   */
  public static Map<String, Object> all(StoreLayout layout, Position position) {
    requireCount(layout.columns().size(), position);
    return first(layout, position);
  }

  /**
   * The columns of a position after an entry of an index, with those of the table's key.
   *
   * @throws InvalidCursorException if it is one of another layout
   */
  public static Map<String, Object> ofEntry(
      StoreLayout index, StoreLayout table, Position position) {
    int own = index.columns().size();
    requireCount(own + table.columns().size(), position);
    Map<String, Object> columns = first(index, position);
    List<Object> key = position.contents().subList(own, position.contents().size());
    for (int i = 0; i < key.size(); i++) {
      columns.put(table.columns().get(i).name(), key.get(i));
    }
    return columns;
  }

  private static void requireCount(int columns, Position position) {
    if (position.contents().size() != columns) {
      throw new InvalidCursorException(Reason.OTHER_LAYOUT);
    }
  }

  /**
   * The columns of a layout, of a position that may also have those of the table's key.
   *
   * @throws InvalidCursorException if it is one of another layout
   */
  static Map<String, Object> first(StoreLayout layout, Position position) {
    position.requireLayout(layout.text());
    List<Object> contents = position.contents();
    List<StoreColumn> names = layout.columns();
    if (contents.size() < names.size()) {
      throw new InvalidCursorException(Reason.OTHER_LAYOUT);
    }
    Map<String, Object> columns = new LinkedHashMap<>();
    for (StoreColumn column : names) {
      Object content = contents.get(columns.size());
      if (!column.type().contentClass().isInstance(content)) {
        throw new InvalidCursorException(Reason.OTHER_LAYOUT);
      }
      columns.put(column.name(), content);
    }
    return columns;
  }

  /**
   * Requires that a position is one in a range.
   *
   * @throws InvalidCursorException if it is outside
   */
  public static void requireIn(KeyRange<?> range, Map<String, Object> columns) {
    if (!range.contains(() -> columns)) {
      throw new InvalidCursorException(Reason.OTHER_RANGE);
    }
  }
}
