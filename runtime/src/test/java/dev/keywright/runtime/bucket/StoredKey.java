package dev.keywright.runtime.bucket;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import java.util.Arrays;
import java.util.Map;

/** A key as a store holds it, with a store's own idea of what is in a range. */
record StoredKey(Map<String, Object> columns) implements Key {

  /** Compares bytes and integers alone. */
  boolean isIn(KeyRange<?> range) {
    for (Map.Entry<String, Object> equal : range.fixed().entrySet()) {
      if (compare(columns.get(equal.getKey()), equal.getValue()) != 0) {
        return false;
      }
    }
    Object value = columns.get(range.column());
    Object to = range.to();
    return compare(range.from(), value) <= 0 && (to == null || compare(value, to) < 0);
  }

  private static int compare(Object a, Object b) {
    return a instanceof Long number
        ? Long.compare(number, (Long) b)
        : Arrays.compareUnsigned(bytes(a), bytes(b));
  }

  private static byte[] bytes(Object value) {
    return value instanceof String text ? text.getBytes(UTF_8) : (byte[]) value;
  }
}
