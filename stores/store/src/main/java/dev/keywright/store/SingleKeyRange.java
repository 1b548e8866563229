package dev.keywright.store;

import dev.keywright.layout.assembly.RowOrder;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The range that holds one key and no other. */
final class SingleKeyRange {
  private SingleKeyRange() {}

  /** All columns but the last are fixed, and the last one ends after its content. */
  static KeyRange<?> range(Key key) {
    Map<String, Object> before = new LinkedHashMap<>(key.columns());
    List<String> names = List.copyOf(before.keySet());
    String last = names.get(names.size() - 1);
    return only(before, last, Objects.requireNonNull(before.remove(last), "a column"));
  }

  private static <C> KeyRange<C> only(Map<String, Object> before, String column, C content) {
    ColumnOrder<C> order = RowOrder.ofColumn(content);
    return KeyRange.of(before, column, content, order.next(content), order);
  }
}
