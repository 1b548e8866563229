package dev.keywright.store.kv;

import dev.keywright.store.Batches;
import dev.keywright.store.StoreWriter;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.Status;
import org.rocksdb.WriteBatch;
import org.rocksdb.WriteOptions;

/**
 * Writes rows to a RocksDB in batches, each as a whole or not at all, and waits until they are on
 * the disk.
 */
public final class RocksWriter implements StoreWriter<KeyValue> {
  private static final int MOST_ROWS = 100_000;

  private final RocksDB rocks;
  private final AtomicLong requests = new AtomicLong();
  private final Batches<KeyValue> batches =
      Batches.of(MOST_ROWS, row -> ByteBuffer.wrap(row.key()));

  private RocksWriter(RocksDB rocks) {
    this.rocks = rocks;
  }

  /** Writes to a store, which stays the caller's, who closes it. */
  public static RocksWriter of(RocksDB rocks) {
    return new RocksWriter(rocks);
  }

  /**
   * Writes the rows.
   *
   * @throws IllegalStateException if the store cannot, with the {@link RocksDBException} as cause
   */
  @Override
  public void write(List<KeyValue> rows) {
    for (List<KeyValue> rowsOfBatch : batches.cut(rows)) {
      requests.incrementAndGet();
      try (WriteBatch batch = new WriteBatch();
          WriteOptions options = new WriteOptions().setSync(true)) {
        for (KeyValue row : rowsOfBatch) {
          batch.put(row.key(), row.value());
        }
        rocks.write(options, batch);
      } catch (RocksDBException failure) {
        throw new IllegalStateException("RocksDB cannot write: " + failure.getMessage(), failure);
      }
    }
  }

  @Override
  public long requests() {
    return requests.get();
  }

  @Override
  public boolean isRetryable(Throwable failure) {
    return failure.getCause() instanceof RocksDBException rocksFailure
        && rocksFailure.getStatus() != null
        && (rocksFailure.getStatus().getCode() == Status.Code.Busy
            || rocksFailure.getStatus().getCode() == Status.Code.TryAgain);
  }
}
