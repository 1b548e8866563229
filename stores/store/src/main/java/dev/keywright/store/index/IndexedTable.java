package dev.keywright.store.index;

import java.util.Iterator;
import java.util.Optional;

/**
 * A table and one of its indexes, as {@link IndexCheck} reads them.
 *
 * @param <R> a row of the table
 * @param <K> the generated key of the index
 */
public interface IndexedTable<R, K> {
  /** All rows of the table, in any order. */
  Iterator<R> rows();

  /** The keys of all entries of the index, in any order. */
  Iterator<K> entries();

  /** The row that an entry leads to, as the table has it now; empty if there is none. */
  Optional<R> row(K entry);

  /** Whether the index has an entry now. */
  boolean has(K entry);
}
