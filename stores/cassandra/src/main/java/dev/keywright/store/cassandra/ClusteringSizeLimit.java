package dev.keywright.store.cassandra;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Store;
import dev.keywright.store.ContentBytes;
import dev.keywright.store.StoreLayout;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** The limit of Cassandra for all clustering columns of a key together. */
final class ClusteringSizeLimit {
  static final int MOST_BYTES = Store.CASSANDRA.profile().most(Figure.SORT_KEYS_BYTES);

  private ClusteringSizeLimit() {}

  /** Whether the columns after the partition key have few enough bytes. */
  static boolean areFew(StoreLayout layout, Map<String, Object> columns) {
    return sum(layout, columns) <= MOST_BYTES;
  }

  /** Refuses a key whose columns after the partition key have too many bytes. */
  static void requireFew(StoreLayout layout, Map<String, Object> columns) {
    if (areFew(layout, columns)) {
      return;
    }
    String longest =
        columns.keySet().stream()
            .skip(layout.partitionColumns().size())
            .reduce((a, b) -> bytes(columns, b) > bytes(columns, a) ? b : a)
            .orElseThrow();
    throw layout.tooLong(
        columns,
        longest,
        String.format(
            Locale.ROOT,
            "it has %,d bytes, and all clustering columns have %,d, but at most %,d are taken",
            bytes(columns, longest),
            sum(layout, columns),
            MOST_BYTES));
  }

  private static long sum(StoreLayout layout, Map<String, Object> columns) {
    return columns.values().stream()
        .skip(layout.partitionColumns().size())
        .mapToLong(ContentBytes::of)
        .sum();
  }

  private static int bytes(Map<String, Object> columns, String column) {
    return ContentBytes.of(Objects.requireNonNull(columns.get(column)));
  }
}
