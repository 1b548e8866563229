package dev.keywright.example.input;

import org.jspecify.annotations.Nullable;

/** Input that cannot be used; the message says where and why, in one line. */
public final class BadDataException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public BadDataException(String message) {
    super(message);
  }

  public BadDataException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
