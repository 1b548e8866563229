package dev.keywright.simulator.description;

/** Says why a text is no description of a key, and no profile. */
public final class MalformedDescriptionException extends RuntimeException {
  private static final long serialVersionUID = 1;

  MalformedDescriptionException(String message) {
    super(message);
  }
}
