package dev.keywright.store.bulk;

/** Hears how far an import is, from several threads. */
@FunctionalInterface
public interface ImportListener {
  /** So many more rows are in the store; those of an earlier run are told first, at once. */
  void written(long rows);
}
