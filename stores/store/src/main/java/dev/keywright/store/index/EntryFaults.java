package dev.keywright.store.index;

/**
 * What becomes of the faults of an index. To report them, write them down; to mend them, put the
 * entry that is missing and delete the one that is orphaned.
 *
 * @param <R> a row of the table
 * @param <K> the generated key of the index
 */
public interface EntryFaults<R, K> {
  /** A row has no entry. */
  void missing(R row, K entry);

  /** An entry leads to no row, or to one that has another entry. */
  void orphaned(K entry);
}
