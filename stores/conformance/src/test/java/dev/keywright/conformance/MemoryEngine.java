package dev.keywright.conformance;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.Page;
import dev.keywright.store.PageOptions;
import dev.keywright.store.PagedRows;
import dev.keywright.store.RowKeys;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoreRules;
import dev.keywright.store.StoredColumns;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * Row keys in a sorted set, as right as the suite asks for, or with a fault for it to find.
 *
 * @param fault what becomes of an answer
 */
record MemoryEngine(UnaryOperator<List<byte[]>> fault) implements Engine {
  @Override
  public String name() {
    return "a sorted set";
  }

  @Override
  public EngineTable open(String layout, List<?> splitPoints) {
    RowKeys rowKeys = RowKeys.of(StoreLayout.of(layout, StoreRules.of(name())));
    NavigableSet<byte[]> rows = new TreeSet<>(Arrays::compareUnsigned);
    return new EngineTable() {
      @Override
      public void write(List<? extends Key> keys) {
        keys.forEach(key -> rows.add(rowKeys.rowKey(key)));
      }

      @Override
      public void delete(List<? extends Key> keys) {
        keys.forEach(key -> rows.remove(rowKeys.rowKey(key)));
      }

      @Override
      public StoreReader<?> reader() {
        return new Reader(rowKeys, rows, fault);
      }

      @Override
      public void close() {
        rows.clear();
      }
    };
  }

  private record Reader(
      RowKeys rowKeys, NavigableSet<byte[]> rows, UnaryOperator<List<byte[]>> fault)
      implements StoreReader<byte[]> {
    @Override
    public PagedRows<byte[]> read(KeyRange<?> range, long limit) {
      byte[] from = rowKeys.from(range);
      byte[] to = rowKeys.to(range);
      NavigableSet<byte[]> found =
          to == null ? rows.tailSet(from, true) : rows.subSet(from, true, to, false);
      List<byte[]> answer =
          fault.apply(new ArrayList<>(range.isBackward() ? found.descendingSet() : found));
      return PageOptions.<Void>of(Integer.MAX_VALUE)
          .<byte[], Void>read((next, most) -> new Page<>(answer, null), limit);
    }

    @Override
    public StoreLayout layout() {
      return rowKeys.layout();
    }

    @Override
    public StoredColumns columns(byte[] row) {
      return rowKeys.columns(row);
    }

    @Override
    public long requests() {
      return 0;
    }
  }
}
