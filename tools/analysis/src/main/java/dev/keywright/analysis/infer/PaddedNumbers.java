package dev.keywright.analysis.infer;

import java.util.function.Consumer;

/** Reads digits of a fixed width as numbers. */
final class PaddedNumbers implements Typing {
  private static final int LEAST_REVERSED = 2;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    int width = span.shortest();
    if (!span.isFixed() || width < 1 || width > Digits.MOST || !span.all(Bytes::isDigit)) {
      return;
    }
    double prior = Priors.PADDED + (width == 1 ? Priors.WIDTH_OF_ONE : Bits.of(width));
    long[] values = Digits.decimal(span, false);
    String type = (width < 10 ? "int" : "long") + " pad=" + width;
    double space = Digits.space(width);
    add(readings, type, "a number of " + Digits.shown(width), values, space, prior);
    long top = Digits.power(width) - 1;
    add(
        readings,
        type + " DESC",
        "a number of " + Digits.shown(width) + ", counted down from " + Long.toUnsignedString(top),
        Digits.downFrom(top, values),
        space,
        prior + Priors.DESCENDING);
    if (width >= LEAST_REVERSED && !span.touchesDigits()) {
      add(
          readings,
          type + " reversed",
          "a number of " + Digits.shown(width) + ", written back to front",
          Digits.decimal(span, true),
          space,
          prior + Priors.REVERSED);
    }
    if (width > 1 && width < Digits.MOST) {
      readSigned(values, width, prior + Priors.SIGNED, readings);
    }
  }

  private static void readSigned(
      long[] values, int width, double prior, Consumer<Reading> readings) {
    long offset = Digits.power(width - 1);
    String type = (width < 11 ? "int" : "long") + " pad=" + (width - 1) + " signed";
    String words = "a number of " + Digits.shown(width - 1) + " that may be negative";
    double space = Digits.space(width - 1) + 1;
    long[] signed = Digits.downFrom(-offset, Digits.downFrom(0, values));
    if (areWithin(offset, signed)) {
      add(readings, type, words, signed, space, prior);
    }
    // DESC complements the leading digit as well, which is then 9 or 8.
    long[] mirrored = Digits.downFrom(Digits.power(width) - 1 - offset, values);
    if (areWithin(offset, mirrored)) {
      String down = type + " DESC";
      add(readings, down, words + ", counted down", mirrored, space, prior + Priors.DESCENDING);
    }
  }

  private static boolean areWithin(long offset, long... values) {
    for (long value : values) {
      if (value <= -offset || value >= offset) {
        return false;
      }
    }
    return true;
  }

  private static void add(
      Consumer<Reading> readings,
      String type,
      String words,
      long[] values,
      double space,
      double prior) {
    if (Digits.areSigned(values) || type.contains("signed")) {
      double bits = prior + new Numbers(values, space).bits();
      readings.accept(new Reading(Reading.PART, type, words, bits, true));
    }
  }
}
