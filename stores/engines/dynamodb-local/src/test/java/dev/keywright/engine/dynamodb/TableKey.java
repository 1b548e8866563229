package dev.keywright.engine.dynamodb;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A key of any two columns. */
record TableKey(Object partitionKey, Object sortKey) implements Key {
  static final String TEXTS = "TEXT separator='!' | partitionKey: a String | sortKey: b String";
  static final String BYTES = "BINARY | partitionKey: a byte[] | sortKey: b byte[]";
  static final String NUMBERS =
      "TEXT separator='!' | partitionKey: a String | sortKey: b long native";

  /** A run of the rows of one partition. */
  static <C> KeyRange<C> rows(Object partition, C from, @Nullable C to, ColumnOrder<C> order) {
    return KeyRange.of(Map.of("partitionKey", partition), "sortKey", from, to, order);
  }

  @Override
  public Map<String, Object> columns() {
    Map<String, Object> columns = new LinkedHashMap<>();
    columns.put("partitionKey", partitionKey);
    columns.put("sortKey", sortKey);
    return columns;
  }
}
