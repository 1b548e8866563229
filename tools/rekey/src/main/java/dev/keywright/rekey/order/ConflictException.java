package dev.keywright.rekey.order;

/** Somebody else has changed the row since the application read it: nothing was written. */
public final class ConflictException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Says which row it is, and what to do. */
  public ConflictException(String message) {
    super(message);
  }
}
