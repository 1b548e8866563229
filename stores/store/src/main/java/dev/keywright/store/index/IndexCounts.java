package dev.keywright.store.index;

/**
 * What a check of an index has seen.
 *
 * @param rows of the table
 * @param entries of the index
 * @param missing the rows that had no entry
 * @param orphaned the entries that were of no row
 */
public record IndexCounts(long rows, long entries, long missing, long orphaned) {

  /** Whether the keys of the entries are exactly those of the rows. */
  public boolean isRight() {
    return missing == 0 && orphaned == 0;
  }
}
