package dev.keywright.cli.input;

import java.io.IOException;

/** An input that cannot be read as a whole; the message says why and what to do. */
public final class UnreadableInputException extends IOException {
  private static final long serialVersionUID = 1L;

  /**
   * An input that is not there, or not what it should be.
   *
   * @param message why, and what to do
   */
  public UnreadableInputException(String message) {
    super(message);
  }

  /** The same, with what was thrown first. */
  public UnreadableInputException(String message, Throwable cause) {
    super(message, cause);
  }
}
