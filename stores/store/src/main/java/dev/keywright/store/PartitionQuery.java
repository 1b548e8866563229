package dev.keywright.store;

import dev.keywright.runtime.KeyRange;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A range as a question for stores that find partition keys by a hash: one partition key, and a
 * range of the columns behind it.
 *
 * @param partitionKey the content of the partition column
 * @param equal the columns behind it that must be equal, by name
 * @param range of the column after those; null if all rows behind them are asked for
 */
public record PartitionQuery(
    Object partitionKey, Map<String, Object> equal, @Nullable KeyRange<?> range) {

  /**
   * What a range asks of such a store.
   *
   * @throws UnsupportedRangeException if its partition column is not fixed to one value
   */
  public static PartitionQuery of(StoreLayout layout, KeyRange<?> range) {
    int column = layout.indexOf(range);
    if (column > 0) {
      List<Object> contents = new ArrayList<>(range.fixed().values());
      Map<String, Object> equal = new LinkedHashMap<>(range.fixed());
      equal.remove(layout.columns().get(0).name());
      return new PartitionQuery(contents.get(0), equal, range);
    }
    if (!OneContent.isBetween(range)) {
      throw new UnsupportedRangeException(
          layout.title(),
          range,
          "it finds partition keys by their hash, one at a time. Fix all parts of "
              + range.column()
              + ", and ask for a range of a sort key behind it");
    }
    return new PartitionQuery(range.from(), Map.of(), null);
  }
}
