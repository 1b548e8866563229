package dev.keywright.layout.assembly;

import dev.keywright.runtime.ColumnOrder;
import java.util.List;

/** How a store compares keys: column by column. */
public final class RowOrder {
  private RowOrder() {}

  /**
   * Compares two keys; a beginning is less than the whole.
   *
   * @param one the contents of its columns: {@code String}, {@code Long} or {@code byte[]}
   * @param other contents of the same classes
   * @throws IllegalArgumentException if no key column holds such a thing
   */
  public static int compare(List<?> one, List<?> other) {
    int order = 0;
    for (int i = 0; i < Math.min(one.size(), other.size()) && order == 0; i++) {
      order = RowOrder.<Object>ofColumn(one.get(i)).compare(one.get(i), other.get(i));
    }
    return order != 0 ? order : Integer.compare(one.size(), other.size());
  }

  /**
   * The order of the column that holds a content.
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
    throw new IllegalArgumentException("no key column holds a " + content.getClass().getName());
  }
}
