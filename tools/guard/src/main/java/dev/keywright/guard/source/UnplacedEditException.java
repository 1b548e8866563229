package dev.keywright.guard.source;

/** An edit that has no place in the source, with the reason. */
public final class UnplacedEditException extends Exception {
  private static final long serialVersionUID = 1L;

  UnplacedEditException(String message) {
    super(message);
  }
}
