package dev.keywright.analysis.infer.reading;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.analysis.infer.cost.NumberCost;
import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.cost.TextCost;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.layout.signature.SimpleType;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads digits of any length as numbers without leading zeros. */
final class OpenNumbers implements Typing {
  private static final int LONGEST = 20;

  /** Counts that never leave one or two digits are padded more often than longer ones. */
  private static final int SHORT = 2;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    if (span.shortest() == 0 || span.longest() > LONGEST) {
      return;
    }
    long[] values = new long[span.size()];
    for (int key = 0; key < values.length; key++) {
      Long value = value(span, key);
      if (value == null) {
        return;
      }
      values[key] = value;
    }
    // Numbers without some of the digits are no texts.
    double bits = Math.min(new NumberCost(values, Long.SIZE).bits(), new TextCost(span).bits());
    double prior = span.isFixed() && span.longest() <= SHORT ? span.longest() : 0;
    readings.accept(
        Reading.of(SimpleType.LONG, "a number")
            .unordered(!span.isFixed())
            .open()
            .plus(Priors.UNPADDED + prior + bits)
            .plus(span.isFixed() ? PaddedNumbers.ofAscending(values, span.longest()) : 0));
  }

  private static @Nullable Long value(Span span, int key) {
    int length = span.length(key);
    int first = span.at(key, 0) == '-' ? 1 : 0;
    if (length == first || (span.at(key, first) == '0' && length > 1)) {
      return null;
    }
    for (int i = first; i < length; i++) {
      if (!Bytes.isDigit(span.at(key, i))) {
        return null;
      }
    }
    try {
      return Long.valueOf(new String(span.bytes(key), ISO_8859_1));
    } catch (NumberFormatException tooLarge) {
      return null;
    }
  }
}
