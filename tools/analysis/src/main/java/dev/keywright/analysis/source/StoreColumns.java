package dev.keywright.analysis.source;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.ArrayList;
import java.util.List;

/**
 * What the store calls the columns of a key.
 *
 * @param names in the order of the key; empty if nobody knows them
 */
public record StoreColumns(List<String> names) {

  public StoreColumns {
    names = List.copyOf(names);
  }

  /** The layout with these names, if there is one for each column. */
  public LayoutSignature in(LayoutSignature layout) {
    if (names.size() != layout.columns().size()) {
      return layout;
    }
    List<ColumnSignature> columns = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      ColumnSignature column = layout.columns().get(i);
      columns.add(
          new ColumnSignature(
              names.get(i),
              column.bucket(),
              column.parts(),
              column.nativeType(),
              column.template()));
    }
    return layout.withColumns(columns);
  }
}
