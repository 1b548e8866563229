package dev.keywright.testing.value;

import dev.keywright.runtime.Key;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A key, and what it is made of.
 *
 * @param picks which candidate of each part it has
 * @param values by part, as the layout has them
 * @param java by part, as the key's constructor takes them
 * @param columns what the key is encoded as
 * @param bucket the number in the columns; 0 without buckets
 */
public record KeyRow(
    List<Integer> picks,
    Map<String, Object> values,
    Map<String, Object> java,
    Key key,
    Map<String, Object> columns,
    int bucket) {

  /** The value of a part. */
  public Object value(String part) {
    return Objects.requireNonNull(values.get(part), part);
  }

  /** The values and the columns, for messages. */
  @Override
  public String toString() {
    return Plain.shown(values) + " -> " + Plain.shown(columns);
  }
}
