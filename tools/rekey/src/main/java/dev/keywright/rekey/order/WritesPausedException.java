package dev.keywright.rekey.order;

/** No client may write in this state: nothing was written. */
public final class WritesPausedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Says which row it is, and what to do. */
  public WritesPausedException(String message) {
    super(message);
  }
}
