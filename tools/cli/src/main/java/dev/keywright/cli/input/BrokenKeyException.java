package dev.keywright.cli.input;

/** A text that is no key in its encoding; the message says where and why. */
public final class BrokenKeyException extends Exception {
  private static final long serialVersionUID = 1L;

  BrokenKeyException(String message, Throwable cause) {
    super(message, cause);
  }

  BrokenKeyException(String message) {
    super(message);
  }
}
