package dev.keywright.store;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The range that holds one key and no other. */
final class OneKey {
  private OneKey() {}

  /** All columns but the last are fixed, and the last one ends after its content. */
  static KeyRange<?> range(Key key) {
    Map<String, Object> before = new LinkedHashMap<>(key.columns());
    List<String> names = List.copyOf(before.keySet());
    String last = names.get(names.size() - 1);
    Object content = key.columns().get(last);
    before.remove(last);
    if (content instanceof String text) {
      return only(before, last, text, ColumnOrder.TEXT);
    }
    if (content instanceof byte[] bytes) {
      return only(before, last, bytes, ColumnOrder.BYTES);
    }
    if (content instanceof Long number) {
      return only(before, last, number, ColumnOrder.LONG);
    }
    throw new IllegalArgumentException(
        "column " + last + " holds " + content + ", which no key has");
  }

  private static <C> KeyRange<C> only(
      Map<String, Object> before, String column, C content, ColumnOrder<C> order) {
    return KeyRange.of(before, column, content, order.next(content), order);
  }
}
