package dev.keywright.spark.report;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * A report, and how many rows it tells nothing of, since they hold no key.
 *
 * @param report of all rows that hold a key
 * @param nulls how many rows hold no key, by the first column of the key that is null there;
 *     columns without such rows are left out; in the order of the key
 */
public record KeyReport<R>(R report, Map<String, Long> nulls) {

  public KeyReport {
    nulls = Collections.unmodifiableMap(new LinkedHashMap<>(nulls));
  }

  <S> KeyReport<S> map(Function<R, S> change) {
    return new KeyReport<>(change.apply(report), nulls);
  }

  /** How many rows hold no key. */
  public long rowsWithoutKey() {
    return nulls.values().stream().mapToLong(Long::longValue).sum();
  }
}
