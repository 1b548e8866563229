package dev.keywright.runtime;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Makes the map of the columns of a key, which keeps the order that the store has them in. */
public final class Columns {
  private Columns() {}

  /**
   * The columns of a key.
   *
   * @param namesAndValues the name of each column, followed by what it holds
   * @return a map that cannot be changed
   */
  public static Map<String, Object> of(Object... namesAndValues) {
    Map<String, Object> columns = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      columns.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return Collections.unmodifiableMap(columns);
  }
}
