package dev.keywright.example.command;

/** An option or parameter whose value cannot be used; the message says why, in one line. */
final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UsageException(String message) {
    super(message);
  }

  UsageException(IllegalArgumentException refusal) {
    super(refusal.getMessage(), refusal);
  }
}
