package dev.keywright.store.kv;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.RowKeys;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreRules;
import dev.keywright.store.StoredColumns;
import dev.keywright.store.cursor.Position;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The keys of one layout in a store of bytes under bytes. A key is its {@linkplain RowKeys row
 * key}; an embedded store limits nothing but that it is not empty.
 */
public final class KvKeys {
  private final RowKeys rowKeys;

  private KvKeys(RowKeys rowKeys) {
    this.rowKeys = rowKeys;
  }

  /**
   * The keys of a layout.
   *
   * @param layout the {@code LAYOUT} of a generated key
   */
  public static KvKeys of(String layout) {
    return new KvKeys(RowKeys.of(StoreLayout.of(layout, StoreRules.of("An embedded store"))));
  }

  /** The row key of a key. */
  public byte[] key(Key key) {
    return rowKeys.rowKey(key);
  }

  /** A row with this key. */
  public KeyValue row(Key key, byte[] value) {
    return new KeyValue(key(key), value);
  }

  /** The lower bound of a range, inclusive. */
  public byte[] from(KeyRange<?> range) {
    return rowKeys.from(range);
  }

  /** The upper bound of a range, exclusive; null for the end of the store. */
  public byte @Nullable [] to(KeyRange<?> range) {
    return rowKeys.to(range);
  }

  /** Where all rows after a position begin, inclusive; the first row if there is none. */
  byte[] after(@Nullable Position position) {
    // A row key always has a next one: the same bytes and a zero.
    return position == null
        ? new byte[0]
        : Objects.requireNonNull(ColumnOrder.BYTES.next(rowKeys.rowKey(position)));
  }

  /** The position after a row of the whole store. */
  Position position(KeyValue row) {
    return rowKeys.position(row.key());
  }

  /** The columns in a row key. */
  public StoredColumns columns(byte[] rowKey) {
    return rowKeys.columns(rowKey);
  }

  /**
   * The key of a row, such as {@code keys.decode(rowKey, OrderKey::decode)}.
   *
   * @throws IllegalArgumentException if the row has no such key
   */
  public <K> K decode(byte[] rowKey, Function<? super Map<String, Object>, ? extends K> decode) {
    return columns(rowKey).decode(decode);
  }

  /** The layout. */
  StoreLayout layout() {
    return rowKeys.layout();
  }
}
