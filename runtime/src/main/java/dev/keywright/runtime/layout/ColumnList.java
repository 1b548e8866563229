package dev.keywright.runtime.layout;

import java.util.AbstractList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;

/**
 * The columns of a layout, which know where each part stands first: a part that stands there again
 * is a copy.
 */
final class ColumnList extends AbstractList<ColumnSignature> implements RandomAccess {
  private final List<ColumnSignature> columns;
  private final Map<String, Integer> firstColumns = new HashMap<>();

  private ColumnList(List<ColumnSignature> columns) {
    this.columns = columns;
    for (int i = 0; i < columns.size(); i++) {
      for (PartSignature part : columns.get(i).parts()) {
        firstColumns.putIfAbsent(part.name(), i);
      }
    }
  }

  static ColumnList of(List<ColumnSignature> columns) {
    return columns instanceof ColumnList known ? known : new ColumnList(List.copyOf(columns));
  }

  /** Whether a part stands in a column before this one. */
  boolean isBefore(int column, String part) {
    return firstColumns.getOrDefault(part, column) < column;
  }

  @Override
  public ColumnSignature get(int index) {
    return columns.get(index);
  }

  @Override
  public int size() {
    return columns.size();
  }
}
