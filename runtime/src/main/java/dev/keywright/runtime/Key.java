package dev.keywright.runtime;

import java.util.Map;

/**
 * A key: all columns together, what identifies a row. Every generated key implements this.
 *
 * <p>Implementations are immutable values; the encoded columns are computed on demand.
 */
public interface Key {

  /**
   * The encoded columns by name, in the order in which the store compares them.
   *
   * @return an unmodifiable map whose values are {@code String} (TEXT columns), {@code Long} or
   *     {@code byte[]} (native columns)
   */
  Map<String, Object> columns();
}
