package dev.keywright.store;

import dev.keywright.runtime.KeyRange;

/** A range that a store cannot answer with one read. */
public final class UnsupportedRangeException extends UnsupportedOperationException {
  private static final long serialVersionUID = 1L;

  /**
   * @param store as its vendor calls it
   * @param reason what it cannot do, and what to do instead: the end of a sentence
   */
  public UnsupportedRangeException(String store, KeyRange<?> range, String reason) {
    super(store + " cannot read " + range + ": " + reason);
  }
}
