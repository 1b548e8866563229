package dev.keywright.layout.signature;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;

/** The columns of a layout, which know where each part is: a part that is there again is a copy. */
final class ColumnList extends AbstractList<ColumnSignature> implements RandomAccess {
  private final List<ColumnSignature> columns;
  private final Map<String, List<Position>> positions = new HashMap<>();

  /** A part by the numbers of its column and of itself in the column. */
  record Position(int column, int index) {}

  private ColumnList(List<ColumnSignature> columns) {
    this.columns = columns;
    for (int i = 0; i < columns.size(); i++) {
      List<PartSignature> parts = columns.get(i).parts();
      for (int j = 0; j < parts.size(); j++) {
        positions
            .computeIfAbsent(parts.get(j).name(), it -> new ArrayList<>(1))
            .add(new Position(i, j));
      }
    }
  }

  static ColumnList of(List<ColumnSignature> columns) {
    return columns instanceof ColumnList known ? known : new ColumnList(List.copyOf(columns));
  }

  /** Whether a part is in a column before this one. */
  boolean isBefore(int column, String part) {
    List<Position> of = of(part);
    return !of.isEmpty() && of.get(0).column() < column;
  }

  /** Where a part is, copies included, from the first column on. */
  List<Position> of(String part) {
    return positions.getOrDefault(part, List.of());
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
