package dev.keywright.rekey.order;

/**
 * A write reached one table, or may have reached none. It is not acknowledged; readers may see it.
 */
public final class HalfWriteException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Says which row it is, and what to do. */
  public HalfWriteException(String message) {
    super(message);
  }
}
