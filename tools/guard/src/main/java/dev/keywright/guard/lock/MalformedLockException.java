package dev.keywright.guard.lock;

import java.io.IOException;

/** A lock file that cannot be read; the message has the line, its text and what is expected. */
public final class MalformedLockException extends IOException {
  private static final long serialVersionUID = 1;

  MalformedLockException(int line, String problem) {
    super("line " + line + ": " + problem);
  }

  MalformedLockException(int line, String problem, Throwable cause) {
    super("line " + line + ": " + problem, cause);
  }
}
