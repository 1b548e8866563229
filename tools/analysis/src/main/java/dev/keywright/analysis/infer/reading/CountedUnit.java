package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.Bits;
import dev.keywright.analysis.infer.cost.NumberCost;
import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.sample.StoredNumbers;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.runtime.time.DigitScale;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeType;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A unit in which tables count times, and the times that their rows can be from. Digits that show
 * others are probably no times.
 *
 * @param digits how many TEXT writes of each count
 * @param largest the largest count of so many digits
 * @param from the first plausible count
 * @param to the first one that is no longer plausible
 * @param prior what it takes to name the unit: tables have some more often than others
 */
record CountedUnit(TimeFormat format, int digits, long largest, long from, long to, double prior) {
  static final List<CountedUnit> ALL =
      List.of(TimeFormat.values()).stream()
          .filter(TimeFormat::isCounted)
          .map(CountedUnit::of)
          .toList();

  private static final int FIRST_YEAR = 1985;
  private static final int LAST_YEAR = 2064;

  /** Tables have rows of these years; numbers from others are seldom times. */
  private static final int FIRST_USUAL_YEAR = 2000;

  /**
   * Small numbers of four bytes look like seconds of 2038, since their first bit is flipped, and a
   * date with its hour, such as 2024061713, looks like seconds of 2034.
   */
  private static final int LAST_USUAL_YEAR = 2031;

  private static final double UNUSUAL_YEARS = 24;

  private static CountedUnit of(TimeFormat format) {
    DigitScale<Instant> scale = DigitScale.of(TimeType.of(Instant.class), format);
    return new CountedUnit(
        format,
        scale.digits(),
        scale.largest(),
        scale.number(beginning(FIRST_YEAR)),
        scale.number(beginning(LAST_YEAR + 1)),
        switch (format) {
          case EPOCH_MILLIS, EPOCH_SECONDS, BASIC, ISO, ISO_MILLIS, ISO_JAVA -> 2;
          case EPOCH_MICROS, EPOCH_NANOS, DOTNET_TICKS -> 3;
          case EPOCH_HOURS, EPOCH_DAYS -> 6;
        });
  }

  private static Instant beginning(int year) {
    return Instant.parse(year + "-01-01T00:00:00Z");
  }

  static boolean isPlausible(int year) {
    return year >= FIRST_YEAR && year <= LAST_YEAR;
  }

  /** The logarithm of how many plausible dates there are, with so many a day. */
  static double dates(double perDay) {
    return Bits.of(
        Duration.between(beginning(FIRST_YEAR), beginning(LAST_YEAR + 1)).toDays() * perDay);
  }

  /** Whether so many bits have room for all plausible times: a format that soon ends is none. */
  boolean fits(int bits) {
    return bits >= Long.SIZE || to >>> bits == 0;
  }

  /** Whether its counts are so large that few other numbers are as large. */
  boolean isClear() {
    return format != TimeFormat.EPOCH_HOURS && format != TimeFormat.EPOCH_DAYS;
  }

  /** How many hexadecimal digits the times take that are plausible. */
  int hexadecimalDigits() {
    return Long.toHexString(to).length();
  }

  /** Counts of the unit, still without their cost. */
  Reading reading(Encoding encoding) {
    String words =
        switch (format) {
          case EPOCH_SECONDS -> "seconds";
          case EPOCH_MILLIS -> "milliseconds";
          case EPOCH_MICROS -> "microseconds";
          case EPOCH_NANOS -> "nanoseconds";
          case EPOCH_HOURS -> "hours";
          case EPOCH_DAYS -> "days";
          case DOTNET_TICKS -> ".NET ticks";
          case BASIC, ISO, ISO_MILLIS, ISO_JAVA -> "a date";
        };
    return Reading.of(SimpleType.INSTANT, encoding.withTime(Optional.of(format)), words)
        .plus(prior);
  }

  /** Whether all are times of which tables have rows. */
  boolean areUsual(long... counts) {
    double ofYear = ((double) to - from) / (LAST_YEAR + 1 - FIRST_YEAR);
    long first = from + (long) (ofYear * (FIRST_USUAL_YEAR - FIRST_YEAR));
    long last = from + (long) (ofYear * (LAST_USUAL_YEAR + 1 - FIRST_YEAR));
    return StoredNumbers.areWithin(first, last, counts);
  }

  /** Adds a reading of counts if all of them are plausible. */
  void add(Reading reading, long[] counts, Consumer<Reading> readings) {
    boolean arePlausible = StoredNumbers.areWithin(from, to - 1, counts);
    if (arePlausible && !areSnowflakes(counts) && !FixedBytes.areLast(counts)) {
      double space = Bits.of((double) to - from);
      double chance = Priors.DESCENDING_A_KEY * counts.length;
      double unusual = areUsual(counts) ? 0 : UNUSUAL_YEARS + chance;
      readings.accept(reading.plus(unusual + new NumberCost(counts, space).bitsOfTimes()));
    }
  }

  /** Numbers of which the last twelve bits count from zero are identifiers with a time in front. */
  private static boolean areSnowflakes(long... counts) {
    long small = Arrays.stream(counts).filter(it -> (it & 0xFFF) < 64 && it % 1000 != 0).count();
    return counts.length > 8 && small > 0.9 * counts.length;
  }
}
