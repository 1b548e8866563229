package dev.keywright.rekey.store;

/** The store did not answer: what was asked for is done or not done. */
public final class UnreachableStoreException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Says what was asked of the store. */
  public UnreachableStoreException(String message, Throwable cause) {
    super(message, cause);
  }
}
