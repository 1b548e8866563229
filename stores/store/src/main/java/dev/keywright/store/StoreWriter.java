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
   * Writes all of these rows; a row replaces the one with the same key, and of rows with the same
   * key the last stays. It returns when the store has them all.
   *
   * <p>If it throws, some may have been written: write them again, which does no harm.
   */
  void write(List<W> rows);

  /** How many requests all writes have made by now. */
  long requests();

  /** Whether a failed write may succeed if it is tried again. */
  boolean isRetryable(Throwable failure);
}
