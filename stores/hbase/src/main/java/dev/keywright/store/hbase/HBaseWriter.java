package dev.keywright.store.hbase;

import dev.keywright.store.Batches;
import dev.keywright.store.StoreWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.Table;

/**
 * Writes rows to one table. The client sends the rows of a batch to each region server at once.
 *
 * <p>HBase replaces cells, not rows: a cell that only the older row has stays, so give all rows of
 * a table the same columns.
 *
 * <p>A request is one batch. It does not close the table. It is for one thread, as a {@link Table}
 * is.
 */
public final class HBaseWriter implements StoreWriter<Put> {
  private static final int BATCH_ROWS = 1_000;
  // What the client sends to one server in one call, unless configured otherwise.
  private static final long BATCH_BYTES = 4L << 20;

  private final Table table;
  private final Batches<Put> batches =
      Batches.<Put>of(BATCH_ROWS, put -> ByteBuffer.wrap(put.getRow()))
          .mostBytes(BATCH_BYTES, Put::heapSize);
  private final AtomicLong requests = new AtomicLong();

  private HBaseWriter(Table table) {
    this.table = table;
  }

  /** Writes to a table. */
  public static HBaseWriter of(Table table) {
    return new HBaseWriter(table);
  }

  /**
   * Writes all of these rows.
   *
   * @throws UncheckedIOException if some were not written; it says how many, and its cause is the
   *     client's
   */
  @Override
  public void write(List<Put> rows) {
    for (List<Put> batch : batches.cut(rows)) {
      requests.incrementAndGet();
      try {
        table.put(batch);
      } catch (IOException failure) {
        throw WriteFailure.of(failure, batch.size());
      }
    }
  }

  @Override
  public long requests() {
    return requests.get();
  }

  @Override
  public boolean isRetryable(Throwable failure) {
    return WriteFailure.isRetryable(failure);
  }
}
