package dev.keywright.guard.fix;

import java.io.IOException;

/** An option that javac does not know, or that lacks its value. */
public final class WrongOptionException extends IOException {
  private static final long serialVersionUID = 1L;

  WrongOptionException(String message, Throwable cause) {
    super(message, cause);
  }
}
