package dev.keywright.rekey.order;

/** Two old rows would have one new key. Nothing is written that stays. */
public final class CollisionException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Says which row it is, and what to do. */
  public CollisionException(String message) {
    super(message);
  }
}
