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
   */
  public static int compare(List<?> one, List<?> other) {
    int order = 0;
    for (int i = 0; i < Math.min(one.size(), other.size()) && order == 0; i++) {
      order = compare(one.get(i), other.get(i));
    }
    return order != 0 ? order : Integer.compare(one.size(), other.size());
  }

  private static int compare(Object one, Object other) {
    if (one instanceof byte[] bytes) {
      return ColumnOrder.BYTES.compare(bytes, (byte[]) other);
    }
    return one instanceof Long number
        ? ColumnOrder.LONG.compare(number, (Long) other)
        : ColumnOrder.TEXT.compare((String) one, (String) other);
  }
}
