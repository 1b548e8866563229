package dev.keywright.analysis.infer;

import dev.keywright.runtime.time.TimeFormat;
import java.util.Arrays;
import java.util.function.Consumer;

/** Reads bytes of a fixed width as times. */
final class BinaryTimes implements Typing {
  private static final double FOREIGN = 2;
  private static final double LITTLE = 5;
  private static final double CALENDAR = 5;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    int width = span.shortest();
    if (!span.isFixed() || width < 4 || width > Long.BYTES) {
      return;
    }
    long[] big = BigEndian.unsigned(span);
    int bits = 8 * width;
    long[] flipped = BinaryNumbers.map(big, v -> BinaryNumbers.flipped(v, bits));
    for (TimeFormat unit : TimeFormat.values()) {
      if (unit.isCounted() && Plausible.fit(unit, bits)) {
        String as = " as=" + (width == 8 ? "TWOS_COMPLEMENT" : "UNSIGNED") + " width=" + width;
        if (width == 8) {
          both(unit, "", flipped, bits, 0, readings);
        }
        both(unit, as, big, bits, FOREIGN, readings);
        String little = " as=LITTLE_ENDIAN width=" + width;
        both(unit, little, BigEndian.littleEndian(span), bits, LITTLE, readings);
      }
    }
    if (width == 4) {
      period("LocalDate", "days", TimeFormat.EPOCH_DAYS, flipped, readings);
    }
  }

  private static void both(
      TimeFormat unit,
      String encoding,
      long[] counts,
      int bits,
      double prior,
      Consumer<Reading> readings) {
    String type = "Instant time=" + unit + encoding;
    add(unit, type, Plausible.words(unit), counts, prior + Plausible.prior(unit), readings);
    long mask = bits == 64 ? -1 : (1L << bits) - 1;
    long[] down = BinaryNumbers.map(counts, v -> encoding.isEmpty() ? ~v : ~v & mask);
    add(
        unit,
        type + " DESC",
        Plausible.words(unit) + ", counted down",
        down,
        prior + Plausible.prior(unit) + Priors.DESCENDING,
        readings);
  }

  private static void period(
      String type, String words, TimeFormat unit, long[] counts, Consumer<Reading> readings) {
    add(unit, type, words, counts, CALENDAR, readings);
    long[] down = Arrays.stream(counts).map(v -> ~v).toArray();
    add(
        unit,
        type + " DESC",
        words + ", counted down",
        down,
        CALENDAR + Priors.DESCENDING,
        readings);
  }

  private static void add(
      TimeFormat unit,
      String declaration,
      String words,
      long[] counts,
      double prior,
      Consumer<Reading> readings) {
    if (Plausible.areTimes(unit, counts)) {
      double bits = prior + new Numbers(counts, Plausible.space(unit)).bitsOfTimes();
      readings.accept(new Reading(Reading.TIME, declaration, words, bits, true));
    }
  }
}
