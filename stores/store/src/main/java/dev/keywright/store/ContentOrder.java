package dev.keywright.store;

import dev.keywright.runtime.ColumnOrder;

/** How a store compares the contents of a column, as far as one of them tells it. */
final class ContentOrder {
  private ContentOrder() {}

  /**
   * The order of the column that holds a content.
   *
   * @throws IllegalArgumentException if no key column holds such a thing
   */
  @SuppressWarnings("unchecked") // the order of the contents that have this class
  static <C> ColumnOrder<C> of(C content) {
    if (content instanceof String) {
      return (ColumnOrder<C>) ColumnOrder.TEXT;
    }
    if (content instanceof byte[]) {
      return (ColumnOrder<C>) ColumnOrder.BYTES;
    }
    if (content instanceof Long) {
      return (ColumnOrder<C>) ColumnOrder.LONG;
    }
    throw new IllegalArgumentException("no key column holds a " + content.getClass().getName());
  }
}
