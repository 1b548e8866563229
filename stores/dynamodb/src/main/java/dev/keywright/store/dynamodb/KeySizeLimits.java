package dev.keywright.store.dynamodb;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Store;
import dev.keywright.store.ContentBytes;
import dev.keywright.store.StoreColumn;
import dev.keywright.store.StoreLayout;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * The limits of DynamoDB for all attributes of a partition key together, and for all of a sort key.
 */
final class KeySizeLimits {
  static final int MOST_OF_PARTITION = Store.DYNAMODB.profile().most(Figure.PARTITION_KEY_BYTES);
  static final int MOST_OF_SORT = Store.DYNAMODB.profile().most(Figure.SORT_KEYS_BYTES);
  // A number is stored as pairs of digits after a byte of its own.
  private static final int PAIR = 100;

  private KeySizeLimits() {}

  /** How many bytes the store counts for a content. */
  static int of(Object content) {
    if (!(content instanceof Long number)) {
      return ContentBytes.of(content);
    }
    long rest = number;
    while (rest != 0 && rest % PAIR == 0) {
      rest /= PAIR;
    }
    int bytes = number < 0 ? 2 : 1;
    for (; rest != 0; rest /= PAIR) {
      bytes++;
    }
    return bytes;
  }

  /** Whether a partition key and a sort key with these contents, or more of them, can be stored. */
  static boolean areFew(StoreLayout layout, Map<String, Object> contents) {
    return sum(layout.partitionColumns(), contents) <= MOST_OF_PARTITION
        && sum(layout.sortColumns(), contents) <= MOST_OF_SORT;
  }

  /**
   * Refuses a key whose attributes have too many bytes.
   *
   * @throws dev.keywright.store.RefusedKeyException if they have
   */
  static void requireFew(StoreLayout layout, Map<String, Object> contents) {
    requireFew(layout, layout.partitionColumns(), contents, "partition key", MOST_OF_PARTITION);
    requireFew(layout, layout.sortColumns(), contents, "sort key", MOST_OF_SORT);
  }

  private static void requireFew(
      StoreLayout layout,
      List<StoreColumn> columns,
      Map<String, Object> contents,
      String what,
      int most) {
    int sum = sum(columns, contents);
    if (sum <= most) {
      return;
    }
    String longest =
        columns.stream()
            .map(StoreColumn::name)
            .reduce((a, b) -> bytes(contents, b) > bytes(contents, a) ? b : a)
            .orElseThrow();
    throw layout.tooLong(
        contents,
        longest,
        String.format(
            Locale.ROOT,
            "it has %,d bytes, and all attributes of the %s have %,d, but at most %,d are taken",
            bytes(contents, longest),
            what,
            sum,
            most));
  }

  /** The bytes of those columns that have a content. */
  static int sum(List<StoreColumn> columns, Map<String, Object> contents) {
    return columns.stream()
        .filter(column -> contents.containsKey(column.name()))
        .mapToInt(column -> bytes(contents, column.name()))
        .sum();
  }

  private static int bytes(Map<String, Object> contents, String column) {
    return of(Objects.requireNonNull(contents.get(column)));
  }
}
