package dev.keywright.analysis.source;

/** Says why no annotated entity has a layout. */
public final class InexpressibleLayoutException extends Exception {
  private static final long serialVersionUID = 1L;

  InexpressibleLayoutException(String reason) {
    super(reason);
  }

  /** The reason, as a clause without a full stop. */
  public String reason() {
    return String.valueOf(getMessage());
  }
}
