package dev.keywright.layout.assembly;

import dev.keywright.runtime.ColumnOrder;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

/** How a store compares the contents of a column, as far as their class tells. */
public final class RowOrder {
  private RowOrder() {}

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
