package dev.keywright.store;

import java.util.List;

/**
 * Writes rows to one table through the store's own client, in batches that the store accepts. It is
 * safe for use by several threads.
 *
 * @param <W> a row to be written, as the client takes it
 */
public interface StoreWriter<W> {
  /**
   * Writes all of these rows, those with the same key in their order; what a row holds replaces
   * what is stored under its key. It returns when the store has them all.
   *
   * <p>Stores of cells (HBase, Bigtable, Cassandra) keep the cells or columns of the older row that
   * the newer one does not name. The others replace the row as a whole.
   *
   * <p>If it throws, some may have been written: write them again, which does no harm.
   */
  void write(List<W> rows);

  /** How many requests all writes have made by now. */
  long requests();

  /** Whether a failed write may succeed if it is tried again. */
  boolean isRetryable(Throwable failure);
}
