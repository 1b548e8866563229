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
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rocksdb.AbstractNativeReference;
import org.rocksdb.ReadOptions;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.RocksIterator;
import org.rocksdb.Slice;

/**
 * Reads rows from a RocksDB, whose keys have its own order, that of unsigned bytes. A request is
 * the positioning of an iterator or the reading of one more page after it; all of one range see the
 * same state of the database.
 */
public final class RocksReader implements StoreReader<KeyValue> {
  private static final int PAGE_ROWS = 1_000;

  private final RocksDB rocks;
  private final KvKeys keys;
  private final PageOptions<Void> pages;

  private RocksReader(RocksDB rocks, KvKeys keys, PageOptions<Void> pages) {
    this.rocks = rocks;
    this.keys = keys;
    this.pages = pages;
  }

  /** Reads a store whose rows have these keys, in pages of 1,000 rows. */
  public static RocksReader of(RocksDB rocks, KvKeys keys) {
    return new RocksReader(rocks, keys, PageOptions.of(PAGE_ROWS));
  }

  /**
   * With pages of at most so many rows.
   *
   * @throws IllegalArgumentException if it is less than 1
   */
  public RocksReader pageRows(int most) {
    return new RocksReader(rocks, keys, pages.rows(most));
  }

  @Override
  public PagedRows<KeyValue> read(KeyRange<?> range, long limit) {
    byte[] from = keys.from(range);
    byte[] to = keys.to(range);
    if (range.isEmpty()) {
      return PagedRows.none();
    }
    Run run = new Run(rocks, from, to, range.isBackward());
    return pages.<KeyValue, Run>read((next, most) -> run.read(most), limit, run);
  }

  @Override
  public PagedRows<KeyValue> readAll(@Nullable Position after, long limit) {
    Run run = new Run(rocks, keys.after(after), null, /* isBackward= */ false);
    return pages.<KeyValue, Run>read((next, most) -> run.read(most), limit, run);
  }

  @Override
  public Position positionInAll(KeyValue row) {
    return keys.position(row);
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

  /** An iterator between two bounds, opened by the first request. */
  private static final class Run implements AutoCloseable {
    private final RocksDB rocks;
    private final byte[] from;
    private final byte @Nullable [] to;
    private final boolean isBackward;
    private final List<AbstractNativeReference> opened = new ArrayList<>();
    private @Nullable RocksIterator rows;

    Run(RocksDB rocks, byte[] from, byte @Nullable [] to, boolean isBackward) {
      this.rocks = rocks;
      this.from = from;
      this.to = to;
      this.isBackward = isBackward;
    }

    Page<KeyValue, Run> read(int most) {
      RocksIterator open = rows == null ? open() : rows;
      rows = open;
      List<KeyValue> page = new ArrayList<>();
      while (open.isValid() && page.size() < most) {
        page.add(new KeyValue(open.key(), open.value()));
        if (isBackward) {
          open.prev();
        } else {
          open.next();
        }
      }
      try {
        open.status();
      } catch (RocksDBException failure) {
        throw new IllegalStateException("RocksDB cannot read: " + failure.getMessage(), failure);
      }
      return new Page<>(page, open.isValid() ? this : null);
    }

    private RocksIterator open() {
      ReadOptions options = kept(new ReadOptions());
      options.setIterateLowerBound(kept(new Slice(from)));
      if (to != null) {
        options.setIterateUpperBound(kept(new Slice(to)));
      }
      RocksIterator iterator = kept(rocks.newIterator(options));
      if (isBackward) {
        iterator.seekToLast();
      } else {
        iterator.seekToFirst();
      }
      return iterator;
    }

    private <C extends AbstractNativeReference> C kept(C closeable) {
      opened.add(0, closeable);
      return closeable;
    }

    @Override
    public void close() {
      opened.forEach(AbstractNativeReference::close);
    }
  }
}
