package dev.keywright.spark.report;

import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The rows that hold no key, by the first column of the key that is null there. */
final class NullCounts implements Serializable {
  private static final long serialVersionUID = 1;

  private final List<String> columns;
  private final long[] rows;

  NullCounts(List<String> columns) {
    this.columns = columns;
    this.rows = new long[columns.size()];
  }

  void add(int column) {
    rows[column]++;
  }

  void merge(NullCounts others) {
    for (int i = 0; i < rows.length; i++) {
      rows[i] += others.rows[i];
    }
  }

  /** Without columns that are never null. */
  Map<String, Long> byColumn() {
    Map<String, Long> counts = new LinkedHashMap<>();
    for (int i = 0; i < rows.length; i++) {
      if (rows[i] > 0) {
        counts.merge(columns.get(i), rows[i], Long::sum);
      }
    }
    return counts;
  }
}
