package dev.keywright.cli.input;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;

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

  /** An input that the system or a library could not read to its end. */
  static UnreadableInputException of(String input, IOException failure) {
    return new UnreadableInputException(input + ": " + reason(failure), failure);
  }

  // Some of these exceptions have no message, or only the name of the file.
  private static String reason(IOException failure) {
    if (failure instanceof EOFException) {
      return "it is cut off: what is packed in it goes on";
    }
    return failure instanceof AccessDeniedException
        ? "permission denied"
        : String.valueOf(failure.getMessage());
  }
}
