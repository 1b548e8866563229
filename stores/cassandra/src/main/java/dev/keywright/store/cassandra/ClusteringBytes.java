package dev.keywright.store.cassandra;

import dev.keywright.store.ContentBytes;
import dev.keywright.store.StoreLayout;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** The limit of Cassandra for all clustering columns of a key together. */
final class ClusteringBytes {
  static final int MOST_BYTES = 65_535;

  private ClusteringBytes() {}

  /** Whether the columns behind the first have few enough bytes. */
  static boolean areFew(Map<String, Object> columns) {
    return sum(columns) <= MOST_BYTES;
  }

  /** Refuses a key whose columns behind the first have too many bytes. */
  static void requireFew(StoreLayout layout, Map<String, Object> columns) {
    if (areFew(columns)) {
      return;
    }
    String longest =
        columns.keySet().stream()
            .skip(1)
            .reduce((a, b) -> bytes(columns, b) > bytes(columns, a) ? b : a)
            .orElseThrow();
    throw layout.tooLong(
        columns,
        longest,
        String.format(
            Locale.ROOT,
            "it has %,d bytes, and all clustering columns have %,d, but at most %,d are taken",
            bytes(columns, longest),
            sum(columns),
            MOST_BYTES));
  }

  private static long sum(Map<String, Object> columns) {
    return columns.values().stream().skip(1).mapToLong(ContentBytes::of).sum();
  }

  private static int bytes(Map<String, Object> columns, String column) {
    return ContentBytes.of(Objects.requireNonNull(columns.get(column)));
  }
}
