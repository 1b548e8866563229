package dev.keywright.store.hbase;

import dev.keywright.store.Batches;
import dev.keywright.store.StoreWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.Table;

/**
 * Writes rows to one table. The client sends the rows of a batch to each region server at once.
 *
 * <p>HBase replaces cells, not rows: a cell that only the older row has stays, so give all rows of
 * a table the same columns.
 *
 * <p>A request is one batch. It closes neither the connection nor the table that it was given.
 */
public final class HBaseWriter implements StoreWriter<Put> {
  private static final int BATCH_ROWS = 1_000;
  // What the client sends to one server in one call, unless configured otherwise.
  private static final long BATCH_BYTES = 4L << 20;

  private final Puts puts;
  private final Batches<Put> batches =
      Batches.<Put>of(BATCH_ROWS, put -> ByteBuffer.wrap(put.getRow()))
          .mostBytes(BATCH_BYTES, Put::heapSize);
  private final AtomicLong requests = new AtomicLong();

  private HBaseWriter(Puts puts) {
    this.puts = puts;
  }

  /** Writes to a table; several threads write at a time. */
  public static HBaseWriter of(Connection connection, TableName name) {
    return new HBaseWriter(
        batch -> {
          // A table is for one thread, and costs nothing to open.
          try (Table table = connection.getTable(name)) {
            table.put(batch);
          }
        });
  }

  /** Writes to a table that was opened, which is for one thread: several take turns. */
  public static HBaseWriter of(Table table) {
    return new HBaseWriter(
        batch -> {
          synchronized (table) {
            table.put(batch);
          }
        });
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
        puts.write(batch);
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

  /** How the client is handed a batch. */
  @FunctionalInterface
  private interface Puts {
    void write(List<Put> batch) throws IOException;
  }
}
