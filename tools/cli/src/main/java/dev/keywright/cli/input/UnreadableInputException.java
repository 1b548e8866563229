package dev.keywright.cli.input;

import java.io.IOException;

/** An input that cannot be read as a whole; the message says why and what to do. */
public final class UnreadableInputException extends IOException {
  private static final long serialVersionUID = 1L;

  UnreadableInputException(String message) {
    super(message);
  }

  UnreadableInputException(String message, Throwable cause) {
    super(message, cause);
  }
}
