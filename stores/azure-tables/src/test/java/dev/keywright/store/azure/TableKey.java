package dev.keywright.store.azure;

import dev.keywright.runtime.Key;
import java.util.LinkedHashMap;
import java.util.Map;

/** A key of the layout that the tests use. */
record TableKey(String partitionKey, String sortKey) implements Key {
  static final String LAYOUT = "TEXT separator='!' | partitionKey: a String | sortKey: b String";

  @Override
  public Map<String, Object> columns() {
    Map<String, Object> columns = new LinkedHashMap<>();
    columns.put("partitionKey", partitionKey);
    columns.put("sortKey", sortKey);
    return columns;
  }
}
