package dev.keywright.guard.fix;

import java.io.IOException;

/** Sources without an entity, or compiled without the processor. */
public final class NoEntityException extends IOException {
  private static final long serialVersionUID = 1L;

  NoEntityException(String message) {
    super(message);
  }
}
