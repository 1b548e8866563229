package dev.keywright.store.tablestore;

import static dev.keywright.store.tablestore.TablestoreKeys.MOST_BYTES;

import com.alicloud.openservices.tablestore.model.PrimaryKey;
import com.alicloud.openservices.tablestore.model.PrimaryKeyBuilder;
import com.alicloud.openservices.tablestore.model.PrimaryKeyValue;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.ColumnCharacters;
import dev.keywright.store.LargestBelow;
import dev.keywright.store.SmallestFrom;
import dev.keywright.store.StoreColumn;
import dev.keywright.store.StoreLayout;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The keys between which the service reads a range: it returns the start, and not the end.
 *
 * <p>After the column with the bounds stand INF_MIN or INF_MAX, which no key holds, so that
 * inclusive and exclusive are the same. If there is nothing after it, reading backward moves each
 * bound to the largest content below it.
 */
final class RangeBounds {
  private final List<StoreColumn> columns;
  private final KeyRange<?> range;
  private final int column;
  private final ColumnCharacters characters;

  RangeBounds(StoreLayout layout, KeyRange<?> range) {
    this.columns = layout.columns();
    this.range = range;
    this.column = layout.indexOf(range);
    this.characters = layout.characters(column);
  }

  PrimaryKey inclusiveStart() {
    return range.isBackward() ? above() : below();
  }

  PrimaryKey exclusiveEnd() {
    return range.isBackward() ? below() : above();
  }

  private PrimaryKey below() {
    return key(isFirst(range) ? PrimaryKeyValue.INF_MIN : bound(range.from()));
  }

  private PrimaryKey above() {
    Object to = range.to();
    return key(to == null ? PrimaryKeyValue.INF_MAX : bound(to));
  }

  private PrimaryKeyValue bound(Object bound) {
    if (range.isBackward() && column == columns.size() - 1) {
      return orElse(PrimaryKeyValue.INF_MIN, LargestBelow.of(bound, MOST_BYTES, characters));
    }
    return orElse(PrimaryKeyValue.INF_MAX, SmallestFrom.of(bound, MOST_BYTES));
  }

  private static PrimaryKeyValue orElse(PrimaryKeyValue other, @Nullable Object content) {
    return content == null ? other : TablestoreKeys.value(content);
  }

  private PrimaryKey key(PrimaryKeyValue bound) {
    PrimaryKeyBuilder builder = PrimaryKeyBuilder.createPrimaryKeyBuilder();
    range
        .fixed()
        .forEach(
            (name, content) -> builder.addPrimaryKeyColumn(name, TablestoreKeys.value(content)));
    builder.addPrimaryKeyColumn(range.column(), bound);
    PrimaryKeyValue rest = bound.isInfMax() ? PrimaryKeyValue.INF_MAX : PrimaryKeyValue.INF_MIN;
    for (StoreColumn behind : columns.subList(column + 1, columns.size())) {
      builder.addPrimaryKeyColumn(behind.name(), rest);
    }
    return builder.build();
  }

  private static <C> boolean isFirst(KeyRange<C> range) {
    return range.order().compare(range.from(), range.order().first()) == 0;
  }
}
