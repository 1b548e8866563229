package dev.keywright.store.dynamodb;

import dev.keywright.runtime.Key;
import java.util.LinkedHashMap;
import java.util.Map;

/** A key of the layout that the tests use. */
record TableKey(String partitionKey, long order) implements Key {
  static final String LAYOUT = "TEXT separator='!' | partitionKey: a String | order: b long native";

  @Override
  public Map<String, Object> columns() {
    Map<String, Object> columns = new LinkedHashMap<>();
    columns.put("partitionKey", partitionKey);
    columns.put("order", order);
    return columns;
  }
}
