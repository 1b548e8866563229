package dev.keywright.simulator.description;

/** Says why a text is no profile of keys. */
public final class MalformedProfileException extends RuntimeException {
  private static final long serialVersionUID = 1;

  MalformedProfileException(String message) {
    super(message);
  }
}
