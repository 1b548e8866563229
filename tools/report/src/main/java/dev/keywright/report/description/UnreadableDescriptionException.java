package dev.keywright.report.description;

import java.io.IOException;

/** A jar, a folder or a description that cannot be read, with the reason in one sentence. */
public final class UnreadableDescriptionException extends IOException {
  private static final long serialVersionUID = 1L;

  UnreadableDescriptionException(String message) {
    super(message);
  }

  UnreadableDescriptionException(String message, Throwable cause) {
    super(message, cause);
  }
}
