package dev.keywright.analysis.verify;

import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A key that a layout could read.
 *
 * @param number of the key in the input, such as that of its line
 * @param columns as stored
 * @param bucket that it is in, or 0
 * @param values by part
 */
record ReadKey(long number, List<Object> columns, int bucket, Map<String, Object> values)
    implements Serializable {

  static ReadKey of(long number, KeyReader.Reading read) {
    return new ReadKey(number, read.columns(), read.bucket(), read.values());
  }

  Object value(String part) {
    return Objects.requireNonNull(values.get(part), part);
  }
}
