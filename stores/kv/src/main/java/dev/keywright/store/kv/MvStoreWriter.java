package dev.keywright.store.kv;

import dev.keywright.store.Batches;
import dev.keywright.store.StoreWriter;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStoreException;

/** Writes rows to a map of an MVStore, and commits them. A request is a commit. */
public final class MvStoreWriter implements StoreWriter<KeyValue> {
  private static final int MOST_ROWS = 100_000;
  private static final Comparator<KeyValue> BY_KEY =
      Comparator.comparing(KeyValue::key, Arrays::compareUnsigned);

  private final MVMap<byte[], byte[]> map;
  private final AtomicLong requests = new AtomicLong();
  private final Batches<KeyValue> batches =
      Batches.of(MOST_ROWS, row -> ByteBuffer.wrap(row.key()));

  public MvStoreWriter(MVMap<byte[], byte[]> map) {
    this.map = map;
  }

  /**
   * Writes the rows.
   *
   * @throws MVStoreException if the store cannot; it is rolled back to the commit before
   */
  @Override
  public synchronized void write(List<KeyValue> rows) {
    for (List<KeyValue> batch : batches.cut(rows)) {
      // Every page of the file that changes is copied: unsorted, a batch changes all of them.
      List<KeyValue> sorted = new ArrayList<>(batch);
      sorted.sort(BY_KEY);
      requests.incrementAndGet();
      try {
        sorted.forEach(row -> map.put(row.key(), row.value()));
        map.getStore().commit();
      } catch (MVStoreException failure) {
        map.getStore().rollback();
        throw failure;
      }
    }
  }

  @Override
  public long requests() {
    return requests.get();
  }

  /** An embedded store that fails once has failed for good. */
  @Override
  public boolean isRetryable(Throwable failure) {
    return false;
  }
}
