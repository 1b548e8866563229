package dev.keywright.runtime;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** The encoded columns of a key while they are put together. */
public final class Columns {
  private final Map<String, Object> columns = new LinkedHashMap<>();

  private Columns() {}

  /** The first column of a key. */
  public static Columns of(String name, Object content) {
    return new Columns().and(name, content);
  }

  /** Adds the next column. */
  public Columns and(String name, Object content) {
    columns.put(name, content);
    return this;
  }

  /** What {@link Key#columns} returns. */
  public Map<String, Object> asMap() {
    return Collections.unmodifiableMap(columns);
  }
}
