package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.Bits;
import dev.keywright.analysis.infer.cost.NumberCost;
import dev.keywright.analysis.infer.cost.Peak;
import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.cost.TextCost;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.analysis.infer.sample.StoredNumbers;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import java.util.function.Consumer;

/** Reads digits of a fixed width as numbers. */
final class PaddedNumbers implements Typing {
  private static final int WIDEST = 19;
  private static final int LEAST_REVERSED = 2;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    int width = span.shortest();
    if (!span.isFixed() || width < 1 || width > WIDEST + 1 || !span.all(Bytes::isDigit)) {
      return;
    }
    if (width > WIDEST) {
      readDecimal(span, readings);
      return;
    }
    double prior = Priors.PADDED + (width == 1 ? Priors.WIDTH_OF_ONE : Bits.of(width));
    long[] values = StoredNumbers.decimal(span, false);
    double space = width * Bits.of(10);
    long top = power(width) - 1;
    Reading padded =
        Reading.of(
                width < 10 ? SimpleType.INT : SimpleType.LONG,
                Encoding.PLAIN.withPad(width),
                "a number of " + StoredNumbers.shown(width, "digit"))
            .plus(prior);
    // Numbers without some of the digits are no texts.
    double digits = new TextCost(span).bits();
    long[] down = StoredNumbers.map(values, v -> top - v);
    double unsigned = ofUnsigned(values, width);
    add(padded.plus(unsigned + ofAscending(values, width)), values, space, digits, readings);
    add(
        padded.plus(unsigned).descending(", counted down from " + Long.toUnsignedString(top)),
        down,
        space,
        digits,
        readings);
    if (width >= LEAST_REVERSED && !span.touchesDigits()) {
      Reading reversed = padded.reversed().plus(Priors.REVERSED_A_KEY * values.length);
      add(reversed, StoredNumbers.decimal(span, true), space, digits, readings);
    }
    if (width > 1 && width < WIDEST) {
      readSigned(values, width, prior + Priors.SIGNED, readings);
    }
  }

  /**
   * Reads 20 digits, as many as the largest unsigned number of 64 bits has. A {@code long} has a
   * zero in front.
   */
  private static void readDecimal(Span span, Consumer<Reading> readings) {
    if (span.every(key -> span.at(key, 0) == '0')) {
      long[] values = StoredNumbers.decimal(span.within(1, span.shortest()), false);
      if (StoredNumbers.areWithin(0, Long.MAX_VALUE, values)) {
        NumberForm form = NumberForm.of(NumberEncoding.DECIMAL, span.shortest());
        readings.accept(
            Reading.of(SimpleType.LONG, form, "a number of 20 digits")
                .plus(Priors.PADDED + new NumberCost(values, Long.SIZE).bits()));
      }
    }
  }

  private static void readSigned(
      long[] values, int width, double prior, Consumer<Reading> readings) {
    long offset = power(width - 1);
    double space = (width - 1) * Bits.of(10) + 1;
    Reading signed =
        Reading.of(
                width < 11 ? SimpleType.INT : SimpleType.LONG,
                Encoding.PLAIN.withPad(width - 1).withSigned(true),
                "a number of " + StoredNumbers.shown(width - 1, "digit") + " that may be negative")
            .plus(prior);
    double none = Double.POSITIVE_INFINITY;
    add(signed, StoredNumbers.map(values, v -> v - offset), space, none, readings);
    // DESC complements the leading digit as well, which is then 9 or 8.
    long top = power(width) - 1 - offset;
    add(signed.countedDown(), StoredNumbers.map(values, v -> top - v), space, none, readings);
  }

  private static void add(
      Reading reading, long[] values, double space, double digits, Consumer<Reading> readings) {
    Encoding encoding = reading.part().encoding();
    long most = encoding.signed() ? power(encoding.pad()) - 1 : Long.MAX_VALUE;
    if (StoredNumbers.areWithin(encoding.signed() ? -most : 0, most, values)) {
      NumberCost numbers = new NumberCost(values, space);
      boolean isDown = encoding.descending() && !encoding.signed();
      boolean isAtPeak = isDown && Peak.isAtEnd(Math.pow(2, space), values);
      double down = isDown && !isAtPeak ? numbers.ofDescending() : 0;
      readings.accept(reading.plus(down + Math.min(digits, numbers.bits())));
    }
  }

  /** What numbers take in addition where those that count down lie as real ones do. */
  static double ofAscending(long[] values, int width) {
    long top = power(width) - 1;
    long[] down = StoredNumbers.map(values, v -> top - v);
    return Peak.isAtEnd(Math.pow(10, width), down) ? Priors.AT_A_PEAK_A_KEY * values.length : 0;
  }

  /** The same where those with a sign do. */
  private static double ofUnsigned(long[] values, int width) {
    long offset = power(width - 1);
    boolean canBeSigned = width < WIDEST && StoredNumbers.areWithin(0, 2 * offset - 1, values);
    return canBeSigned && Peak.isAround(StoredNumbers.map(values, v -> v - offset))
        ? Priors.AT_A_PEAK_A_KEY * values.length
        : 0;
  }

  /** 10 to the power of a number of digits; of 19 digits, as an unsigned number. */
  private static long power(int digits) {
    long power = 1;
    for (int i = 0; i < digits; i++) {
      power *= 10;
    }
    return power;
  }
}
