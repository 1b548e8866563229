package dev.keywright.layout.assembly;

import dev.keywright.runtime.ColumnOrder;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;

/** How a store compares keys: column by column. */
public final class RowOrder {
  private RowOrder() {}

  /**
   * Compares two keys of a layout; a beginning is less than the whole.
   *
   * @param one the contents of its columns
   * @param other contents of the same classes
   */
  public static int compare(LayoutCodec layout, List<?> one, List<?> other) {
    int order = 0;
    for (int i = 0; i < Math.min(one.size(), other.size()) && order == 0; i++) {
      order = compare(layout.columns().get(i), one.get(i), other.get(i));
    }
    return order != 0 ? order : Integer.compare(one.size(), other.size());
  }

  @SuppressWarnings("unchecked") // contents of this column
  private static <C> int compare(ColumnCodec<C> column, Object one, Object other) {
    return column.order().compare((C) one, (C) other);
  }

  /**
   * The ascending order of the column that holds a content.
   *
   * @throws IllegalArgumentException if no key column holds such a thing
   */
  @SuppressWarnings("unchecked") // the order of the contents that have this class
  public static <C> ColumnOrder<C> ofColumn(C content) {
    if (content instanceof String) {
      return (ColumnOrder<C>) ColumnOrder.TEXT;
    }
    if (content instanceof byte[]) {
      return (ColumnOrder<C>) ColumnOrder.BYTES;
    }
    if (content instanceof Long) {
      return (ColumnOrder<C>) ColumnOrder.LONG;
    }
    if (content instanceof Boolean) {
      return (ColumnOrder<C>) ColumnOrder.BOOLEAN;
    }
    if (content instanceof Instant) {
      return (ColumnOrder<C>) ColumnOrder.INSTANT;
    }
    if (content instanceof LocalDate) {
      return (ColumnOrder<C>) ColumnOrder.DATE;
    }
    if (content instanceof UUID) {
      return (ColumnOrder<C>) ColumnOrder.UUID;
    }
    throw new IllegalArgumentException("no key column holds a " + content.getClass().getName());
  }
}
