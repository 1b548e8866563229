package dev.keywright.store;

/** A key that a store would refuse. It is thrown before anything is sent. */
public final class RefusedKeyException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String column;

  /**
   * @param store as its vendor calls it
   * @param column the column that it would refuse
   * @param reason the part, the value and the limit: the end of a sentence
   */
  public RefusedKeyException(String store, String column, String reason) {
    super(store + " would refuse column " + column + ": " + reason);
    this.column = column;
  }

  /** The name of the column. */
  public String column() {
    return column;
  }
}
