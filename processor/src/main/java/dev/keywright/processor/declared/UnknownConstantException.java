package dev.keywright.processor.declared;

/**
 * A constant of an annotation that is newer than this processor, whose meaning nobody may guess.
 */
public final class UnknownConstantException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnknownConstantException(String attribute, String constant, IllegalArgumentException unknown) {
    super(attribute + " = " + constant, unknown);
  }
}
