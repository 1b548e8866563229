package dev.keywright.store;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.PartSignature;

/**
 * One column of a layout, as a store sees it.
 *
 * @param numberBytes how many bytes its whole numbers have; 0 if it holds none
 * @param isDescending whether the store keeps its largest value first
 */
public record StoreColumn(String name, ColumnType type, int numberBytes, boolean isDescending) {

  static StoreColumn of(ColumnSignature column, LayoutFormat format) {
    ColumnType type = ColumnType.of(column, format);
    if (!column.nativeType()) {
      return new StoreColumn(column.name(), type, 0, /* isDescending= */ false);
    }
    PartSignature part = column.parts().get(0);
    boolean isDescending = part.encoding().descending();
    return new StoreColumn(column.name(), type, part.type().bytes(), isDescending);
  }
}
