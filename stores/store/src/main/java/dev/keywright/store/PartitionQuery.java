package dev.keywright.store;

import dev.keywright.runtime.KeyRange;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A range as a question for stores that find partition keys by a hash: one partition key, and a
 * range of the columns after it.
 *
 * @param partition the columns of the partition key, by name
 * @param equal the columns after it that must be equal, by name
 * @param range of the column after those; null if all rows after them are asked for
 */
public record PartitionQuery(
    Map<String, Object> partition, Map<String, Object> equal, @Nullable KeyRange<?> range) {

  /**
   * What a range asks of such a store.
   *
   * @throws UnsupportedRangeException if a column of its partition key is not fixed to one value
   */
  public static PartitionQuery of(StoreLayout layout, KeyRange<?> range) {
    int column = layout.indexOf(range);
    int last = layout.partitionColumns().size() - 1;
    Map<String, Object> partition = new LinkedHashMap<>();
    Map<String, Object> equal = new LinkedHashMap<>();
    range
        .fixed()
        .forEach(
            (name, content) -> (partition.size() <= last ? partition : equal).put(name, content));
    if (column > last) {
      return new PartitionQuery(partition, equal, range);
    }
    if (column < last || !SingleContentRange.isBetween(range)) {
      throw new UnsupportedRangeException(
          layout.title(),
          range,
          "it finds partition keys by their hash, one at a time. Fix "
              + open(layout, range)
              + ", and ask for a range of a sort key after it");
    }
    partition.put(range.column(), range.from());
    return new PartitionQuery(partition, equal, null);
  }

  /** What is open: parts of the one column, or some of several columns. */
  private static String open(StoreLayout layout, KeyRange<?> range) {
    if (layout.partitionColumns().size() == 1) {
      return "all parts of " + range.column();
    }
    return String.join(
        ", ",
        layout.partitionColumns().stream()
            .map(StoreColumn::name)
            .filter(name -> !range.fixed().containsKey(name))
            .toList());
  }
}
