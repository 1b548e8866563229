package dev.keywright.testing.value;

import dev.keywright.runtime.Key;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A key, and what it is made of.
 *
 * @param columns what the key is encoded as
 * @param bucket the number in the columns; 0 without buckets
 */
public record KeyRow(Made made, Key key, Map<String, Object> columns, int bucket) {

  /**
   * The values of a key.
   *
   * @param picks which candidate of each part it has
   * @param values by part, as the layout has them
   * @param java by part, as the key's constructor takes them
   */
  public record Made(List<Integer> picks, Map<String, Object> values, Map<String, Object> java) {}

  /** Which candidate of each part it has. */
  public List<Integer> picks() {
    return made.picks();
  }

  /** The values by part, as the layout has them. */
  public Map<String, Object> values() {
    return made.values();
  }

  /** The values by part, as the key's constructor takes them. */
  public Map<String, Object> java() {
    return made.java();
  }

  /** The value of a part. */
  public Object value(String part) {
    return Objects.requireNonNull(values().get(part), part);
  }

  /** The value of a part, as the key's constructor takes it. */
  public Object java(String part) {
    return Objects.requireNonNull(java().get(part), part);
  }

  /** The values and the columns, for messages. */
  @Override
  public String toString() {
    return Plain.shown(values()) + " -> " + Plain.shown(columns);
  }
}
