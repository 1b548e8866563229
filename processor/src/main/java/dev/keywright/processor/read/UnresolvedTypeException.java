package dev.keywright.processor.read;

import dev.keywright.processor.model.SourceSpot;

/**
 * Says that an entity cannot be read yet, because another processor may still write what is
 * missing.
 */
public final class UnresolvedTypeException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient SourceSpot spot;
  private final String part;
  private final String missing;

  UnresolvedTypeException(SourceSpot spot, String part, String missing) {
    super(part + " needs " + missing);
    this.spot = spot;
    this.part = part;
    this.missing = missing;
  }

  /** The part that cannot be read. */
  public SourceSpot spot() {
    return spot;
  }

  /** The name of the part. */
  public String part() {
    return part;
  }

  /** The name of the missing type. */
  public String missing() {
    return missing;
  }
}
