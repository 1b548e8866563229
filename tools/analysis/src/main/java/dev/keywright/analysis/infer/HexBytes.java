package dev.keywright.analysis.infer;

import java.util.function.Consumer;

/** Reads hexadecimal digits before a literal, or at the end of a column, as bytes. */
final class HexBytes implements Typing {
  private static final double NEVER_LONGER = 6;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    if (span.longest() < 2 || !span.all(Bytes::isLowerHex) || span.all(Bytes::isDigit)) {
      return;
    }
    for (int key = 0; key < span.size(); key++) {
      if (span.length(key) % 2 != 0) {
        return;
      }
    }
    Texts texts = new Texts(span);
    // That every length is even is a strong hint, which bits of the lengths do not show.
    double hint = span.isFixed() ? 0 : -span.size();
    double ofTexts = texts.bits() + Math.max(hint, -20);
    double ofDigits = span.isFixed() ? 4.0 * span.shortest() * span.size() + NEVER_LONGER : ofTexts;
    double bits = Priors.HEX_BYTES + Math.min(ofTexts, ofDigits);
    readings.accept(new Reading(Reading.BYTES, "byte[]", "bytes in hexadecimal", bits, false));
  }
}
