package dev.keywright.store.kv;

import dev.keywright.runtime.KeyRange;
import dev.keywright.store.Page;
import dev.keywright.store.PageOptions;
import dev.keywright.store.PagedRows;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoredColumns;
import dev.keywright.store.cursor.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.h2.mvstore.Cursor;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.type.ByteArrayDataType;
import org.jspecify.annotations.Nullable;

/**
 * Reads rows from a map of an MVStore, whose keys have to be compared as unsigned bytes: {@link
 * #openMap} opens one that does. A request is a cursor for one page.
 */
public final class MvStoreReader implements StoreReader<KeyValue> {
  private static final int PAGE_ROWS = 1_000;

  private final MVMap<byte[], byte[]> map;
  private final KvKeys keys;
  private final PageOptions<Void> pages;

  private MvStoreReader(MVMap<byte[], byte[]> map, KvKeys keys, PageOptions<Void> pages) {
    this.map = map;
    this.keys = keys;
    this.pages = pages;
  }

  /** A map of a store for rows of bytes, which is created if it is missing. */
  public static MVMap<byte[], byte[]> openMap(MVStore store, String name) {
    return store.openMap(
        name,
        new MVMap.Builder<byte[], byte[]>()
            .keyType(ByteArrayDataType.INSTANCE)
            .valueType(ByteArrayDataType.INSTANCE));
  }

  /** Reads a map whose rows have these keys, in pages of 1,000 rows. */
  public static MvStoreReader of(MVMap<byte[], byte[]> map, KvKeys keys) {
    return new MvStoreReader(map, keys, PageOptions.of(PAGE_ROWS));
  }

  /**
   * With pages of at most so many rows.
   *
   * @throws IllegalArgumentException if it is less than 1
   */
  public MvStoreReader pageRows(int most) {
    return new MvStoreReader(map, keys, pages.rows(most));
  }

  @Override
  public PagedRows<KeyValue> read(KeyRange<?> range, long limit) {
    byte[] from = keys.from(range);
    byte[] to = keys.to(range);
    if (range.isEmpty()) {
      return PagedRows.none();
    }
    return range.isBackward()
        ? pages.<KeyValue, byte[]>read(
            (next, most) -> backward(from, next == null ? to : next, most), limit)
        : pages.<KeyValue, byte[]>read(
            (next, most) -> forward(next == null ? from : next, to, most), limit);
  }

  @Override
  public PagedRows<KeyValue> readAll(@Nullable Position after, long limit) {
    byte[] from = keys.after(after);
    return pages.<KeyValue, byte[]>read(
        (next, most) -> forward(next == null ? from : next, null, most), limit);
  }

  @Override
  public Position positionInAll(KeyValue row) {
    return keys.position(row);
  }

  private Page<KeyValue, byte[]> forward(byte[] from, byte @Nullable [] to, int most) {
    List<KeyValue> rows = new ArrayList<>();
    Cursor<byte[], byte[]> cursor = map.cursor(from);
    while (cursor.hasNext()) {
      byte[] key = cursor.next();
      if (to != null && Arrays.compareUnsigned(key, to) >= 0) {
        break;
      }
      if (rows.size() == most) {
        return new Page<>(rows, key);
      }
      rows.add(new KeyValue(key, cursor.getValue()));
    }
    return new Page<>(rows, null);
  }

  /** The page that ends below a bound. */
  private Page<KeyValue, byte[]> backward(byte[] from, byte @Nullable [] below, int most) {
    byte[] first = below == null ? map.lastKey() : map.lowerKey(below);
    List<KeyValue> rows = new ArrayList<>();
    if (first == null) {
      return new Page<>(rows, null);
    }
    Cursor<byte[], byte[]> cursor = map.cursor(first, from, /* reverse= */ true);
    byte[] last = first;
    while (cursor.hasNext()) {
      byte[] key = cursor.next();
      if (Arrays.compareUnsigned(key, from) < 0) {
        return new Page<>(rows, null);
      }
      if (rows.size() == most) {
        return new Page<>(rows, last);
      }
      rows.add(new KeyValue(key, cursor.getValue()));
      last = key;
    }
    return new Page<>(rows, null);
  }

  @Override
  public StoreLayout layout() {
    return keys.layout();
  }

  @Override
  public StoredColumns columns(KeyValue row) {
    return keys.columns(row.key());
  }

  @Override
  public long requests() {
    return pages.requests();
  }
}
