package dev.keywright.engine.azurite;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A key of any two texts. */
record TableKey(String partitionKey, String sortKey) implements Key {
  static final String LAYOUT = "TEXT separator='!' | partitionKey: a String | sortKey: b String";

  /** A run of the rows of one partition. */
  static KeyRange<String> rows(String partition, String from, @Nullable String to) {
    return KeyRange.of(Map.of("partitionKey", partition), "sortKey", from, to, ColumnOrder.TEXT);
  }

  @Override
  public Map<String, Object> columns() {
    Map<String, Object> columns = new LinkedHashMap<>();
    columns.put("partitionKey", partitionKey);
    columns.put("sortKey", sortKey);
    return columns;
  }
}
