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
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;

/**
 * Writes rows to a map of an MVStore, commits them, and waits until they are on the disk. A request
 * is a commit.
 *
 * <p>A commit, and the rollback of a failed one, are those of the whole store: writers of all its
 * maps take turns, and nothing else may change the store meanwhile.
 */
public final class MvStoreWriter implements StoreWriter<KeyValue> {
  private static final int MOST_ROWS = 100_000;
  private static final Comparator<KeyValue> BY_KEY =
      Comparator.comparing(KeyValue::key, Arrays::compareUnsigned);

  private final MVMap<byte[], byte[]> map;
  private final AtomicLong requests = new AtomicLong();
  private final Batches<KeyValue> batches =
      Batches.of(MOST_ROWS, row -> ByteBuffer.wrap(row.key()));

  private MvStoreWriter(MVMap<byte[], byte[]> map) {
    this.map = map;
  }

  /** Writes to a map of a store, which stays the caller's, who closes it. */
  public static MvStoreWriter of(MVMap<byte[], byte[]> map) {
    return new MvStoreWriter(map);
  }

  /**
   * Writes the rows.
   *
   * @throws MVStoreException if the store cannot; it is rolled back to the commit before
   */
  @Override
  public void write(List<KeyValue> rows) {
    for (List<KeyValue> batch : batches.cut(rows)) {
      // Every page of the file that changes is copied: unsorted, a batch changes all of them.
      List<KeyValue> sorted = new ArrayList<>(batch);
      sorted.sort(BY_KEY);
      requests.incrementAndGet();
      synchronized (map.getStore()) {
        commit(sorted);
      }
    }
  }

  private void commit(List<KeyValue> rows) {
    MVStore store = map.getStore();
    try {
      rows.forEach(row -> map.put(row.key(), row.value()));
      store.commit();
      store.sync();
    } catch (MVStoreException failure) {
      rollback(store, failure);
      throw failure;
    }
  }

  // A store that cannot write has closed itself, which says so by the same failure or another.
  private static void rollback(MVStore store, MVStoreException failure) {
    try {
      store.rollback();
    } catch (MVStoreException closed) {
      if (!closed.equals(failure)) {
        failure.addSuppressed(closed);
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
