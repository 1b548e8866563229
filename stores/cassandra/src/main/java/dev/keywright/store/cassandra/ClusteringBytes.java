package dev.keywright.store.cassandra;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.store.RefusedKeyException;
import java.util.Locale;
import java.util.Map;

/** The limit of Cassandra for all clustering columns of a key together. */
final class ClusteringBytes {
  static final String STORE = "Apache Cassandra";
  static final int MOST_BYTES = 65_535;

  private ClusteringBytes() {}

  /** Refuses a key whose columns behind the first have too many bytes. */
  static void requireFew(Map<String, Object> columns) {
    String partition = columns.keySet().iterator().next();
    String longest = partition;
    int most = -1;
    int sum = 0;
    for (Map.Entry<String, Object> column : columns.entrySet()) {
      int bytes = column.getKey().equals(partition) ? 0 : bytes(column.getValue());
      sum += bytes;
      if (bytes > most) {
        most = bytes;
        longest = column.getKey();
      }
    }
    if (sum > MOST_BYTES) {
      throw new RefusedKeyException(
          STORE,
          longest,
          String.format(
              Locale.ROOT,
              "it has %,d bytes, and all clustering columns have %,d, but at most %,d are taken",
              most,
              sum,
              MOST_BYTES));
    }
  }

  private static int bytes(Object content) {
    if (content instanceof String text) {
      return text.getBytes(UTF_8).length;
    }
    return content instanceof byte[] bytes ? bytes.length : Long.BYTES;
  }
}
