package dev.keywright.rekey.order;

/** No client may write in this state: nothing was written. */
public final class WritesPausedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Says in which state writes wait. */
  public WritesPausedException(String message) {
    super(message);
  }
}
