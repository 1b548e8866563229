package dev.keywright.store;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import java.util.Map;

/**
 * The range of a whole table: it begins before every content of the first column, and has no end.
 * No key tells what else such a table holds, so it leaves out nothing that {@code scan().all()}
 * does: rows of older versions, of other kinds, and malformed ones.
 */
public final class WholeTable {
  private WholeTable() {}

  /**
   * The range, for a token of {@link StoreReader#pageOfAll}:
   *
   * <pre>{@code
   * String token = cursors.token(WholeTable.range(reader.layout()), page.next(), "move to V2");
   * }</pre>
   */
  public static KeyRange<?> range(StoreLayout layout) {
    StoreColumn first = layout.columns().get(0);
    return from(first.name(), first.type().order());
  }

  private static <C> KeyRange<C> from(String column, ColumnOrder<C> order) {
    return KeyRange.of(Map.of(), column, order.first(), null, order);
  }
}
