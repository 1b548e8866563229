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

  /** How many digits the identifiers of services have that begin with a time. */
  private static final int LEAST_IDENTIFIER = 18;

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
    readings.accept(
        Reading.of(SimpleType.LONG, "a number")
            .unordered(!span.isFixed())
            .open()
            .plus(Priors.UNPADDED + everyWidth(span) + bits));
  }

  /** Numbers of one width are seldom so by chance, but those that nearly fill 64 bits are. */
  private static int everyWidth(Span span) {
    return span.isFixed() && span.longest() < LEAST_IDENTIFIER ? span.longest() : 0;
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
