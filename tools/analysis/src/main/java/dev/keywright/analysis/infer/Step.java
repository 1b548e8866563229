package dev.keywright.analysis.infer;

import org.jspecify.annotations.Nullable;

/**
 * One item of a column: a literal, or a part.
 *
 * @param literal with one character for each byte; null for a part
 * @param reading null for a literal
 */
record Step(Span span, @Nullable String literal, @Nullable Reading reading, double bits) {

  static Step literal(Span span, String literal, double bits) {
    return new Step(span, literal, null, bits);
  }

  static Step part(Span span, Reading reading) {
    return new Step(span, null, reading, reading.bits());
  }

  Cut from() {
    return span.from();
  }

  Cut to() {
    return span.to();
  }

  boolean isLiteral() {
    return literal != null;
  }

  boolean isCharacter() {
    return reading != null
        && (reading.declaration().equals("char")
            || (span.longest() == 1 && reading.declaration().contains(" as=HEX ")));
  }

  /** Whether it is a text whose end only what stands behind it shows. */
  boolean isOpenText() {
    return reading != null && !reading.endsItself() && reading.declaration().startsWith("String");
  }

  /** Whether it ends where a tail of a fixed width begins. */
  boolean isTail() {
    return reading != null && reading.declaration().endsWith(" text=TAIL");
  }

  /** Whether it takes as many bytes for all values, not only for those of the sample. */
  boolean hasWidth() {
    if (reading == null || reading.declaration().contains("text=FIXED")) {
      return true;
    }
    String words = reading.declaration();
    return !words.startsWith("String") && !words.startsWith("byte[]") && !words.contains("VARINT");
  }

  /** Whether a part could follow right behind it. */
  boolean isClosed() {
    return reading == null || reading.endsItself();
  }
}
