package dev.keywright.analysis.infer;

import org.jspecify.annotations.Nullable;

/**
 * One item of a column: a literal, or a part.
 *
 * @param literal with one character for each byte; null for a part
 * @param reading null for a literal
 */
record Step(Cut from, Cut to, @Nullable String literal, @Nullable Reading reading, double bits) {

  static Step literal(Cut from, Cut to, String literal, double bits) {
    return new Step(from, to, literal, null, bits);
  }

  static Step part(Cut from, Cut to, Reading reading) {
    return new Step(from, to, null, reading, reading.bits());
  }

  boolean isLiteral() {
    return literal != null;
  }

  /** Whether a part could follow right behind it. */
  boolean isClosed() {
    return reading == null || reading.endsItself();
  }
}
