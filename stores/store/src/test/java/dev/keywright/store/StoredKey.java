package dev.keywright.store;

import dev.keywright.runtime.Key;
import java.util.LinkedHashMap;
import java.util.Map;

/** A key that is made of its columns. */
record StoredKey(Map<String, Object> columns) implements Key {
  static StoredKey of(String column, Object content) {
    return new StoredKey(Map.of(column, content));
  }

  StoredKey and(String column, Object content) {
    Map<String, Object> all = new LinkedHashMap<>(columns);
    all.put(column, content);
    return new StoredKey(all);
  }
}
