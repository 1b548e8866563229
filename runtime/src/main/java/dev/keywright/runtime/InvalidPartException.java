package dev.keywright.runtime;

import org.jspecify.annotations.Nullable;

/**
 * A value that may not become part of a key. It is thrown before anything is written.
 *
 * <p>The message names the part, the value and the limit.
 */
public final class InvalidPartException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String part;

  /**
   * @param part the name of the part, as in the entity
   * @param value the value that was refused
   * @param limit what the value must be, as the end of a sentence that begins with "must"
   */
  public InvalidPartException(String part, @Nullable Object value, String limit) {
    super(part + " is " + Shown.value(value) + ", but must " + Shown.limit(limit));
    this.part = part;
  }

  /** The name of the part whose value was refused. */
  public String part() {
    return part;
  }
}
