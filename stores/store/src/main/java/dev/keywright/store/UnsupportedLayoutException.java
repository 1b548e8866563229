package dev.keywright.store;

/** A layout whose keys a store cannot hold. */
public final class UnsupportedLayoutException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /**
   * @param store as its vendor calls it
   * @param reason what of the layout it cannot hold, the limit, and the fix: the end of a sentence
   */
  public UnsupportedLayoutException(String store, String reason) {
    super(store + " cannot hold this layout: " + reason);
  }
}
