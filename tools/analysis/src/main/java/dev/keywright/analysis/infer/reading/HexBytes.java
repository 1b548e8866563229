package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.cost.TextCost;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.layout.signature.SimpleType;
import java.util.function.Consumer;

/** Reads hexadecimal digits before a literal, or at the end of a column, as bytes. */
final class HexBytes implements Typing {
  private static final double NEVER_LONGER = 6;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    boolean areHex = span.all(Bytes::isLowerHex) && !span.all(Bytes::isDigit);
    if (span.longest() < 2 || !areHex || !span.every(key -> span.length(key) % 2 == 0)) {
      return;
    }
    TextCost texts = new TextCost(span);
    // That every length is even is a strong hint, which bits of the lengths do not show.
    double hint = span.isFixed() ? 0 : -span.size();
    double ofTexts = texts.bits() + Math.max(hint, -20);
    double ofDigits = span.isFixed() ? 4.0 * span.shortest() * span.size() + NEVER_LONGER : ofTexts;
    double bits = Priors.HEX_BYTES + Math.min(ofTexts, ofDigits);
    readings.accept(Reading.of(SimpleType.BYTES, "bytes in hexadecimal").open().plus(bits));
  }
}
