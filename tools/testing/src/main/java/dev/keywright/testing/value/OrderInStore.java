package dev.keywright.testing.value;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.testing.key.TestedKey;
import java.util.Map;
import java.util.Objects;

/** How a store keeps keys: column by column, native ones in the direction that is declared. */
public final class OrderInStore {
  private OrderInStore() {}

  /** Compares two keys. */
  public static int compare(TestedKey key, Map<String, Object> one, Map<String, Object> other) {
    int order = 0;
    for (ColumnSignature column : key.layout().columns()) {
      if (order == 0) {
        order =
            compare(
                column,
                Objects.requireNonNull(one.get(column.name())),
                Objects.requireNonNull(other.get(column.name())));
      }
    }
    return order;
  }

  /** Compares two contents of a column. */
  public static int compare(ColumnSignature column, Object one, Object other) {
    int order = Plain.compare(one, other);
    boolean isDescending = column.nativeType() && column.parts().get(0).encoding().descending();
    return isDescending ? -order : order;
  }
}
