package dev.keywright.store.bulk;

/** An import that was broken off. With its checkpoint, it can be resumed. */
public final class ImportFailedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ImportFailedException(String message, Throwable cause) {
    super(message, cause);
  }
}
