package dev.keywright.analysis.infer;

import dev.keywright.runtime.time.TimeFormat;
import java.util.function.Consumer;

/** Reads digits of a fixed width as counts of a unit of time. */
final class CountedTimes implements Typing {
  private static final long LARGEST_TICKS = 3_155_378_975_999_999_999L;
  private static final int WIDEST = 20;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    int width = span.shortest();
    if (!span.isFixed() || width > WIDEST || !span.all(Bytes::isDigit)) {
      return;
    }
    long[] values = Digits.decimal(span, false);
    for (TimeFormat unit : TimeFormat.values()) {
      if (unit.isCounted()) {
        if (width == width(unit)) {
          readOwn(unit, span, values, readings);
        }
        if (width >= Digits.MOST) {
          for (long top : new long[] {Long.MAX_VALUE, LARGEST_TICKS}) {
            readDown(unit, top, width, values, readings);
          }
        }
      }
    }
  }

  private static int width(TimeFormat unit) {
    return switch (unit) {
      case EPOCH_DAYS -> 6;
      case EPOCH_HOURS -> 7;
      case EPOCH_SECONDS -> 10;
      case EPOCH_MILLIS -> 13;
      case EPOCH_MICROS -> 16;
      case EPOCH_NANOS, DOTNET_TICKS -> 19;
      case BASIC, ISO, ISO_MILLIS -> 0;
    };
  }

  private static void readOwn(
      TimeFormat unit, Span span, long[] values, Consumer<Reading> readings) {
    String words = Plausible.words(unit);
    add(unit, "", words, values, 0, readings);
    add(
        unit,
        " DESC",
        words + ", counted down",
        Digits.downFrom(top(unit), values),
        Priors.DESCENDING,
        readings);
    add(
        unit,
        " reversed",
        words + ", written back to front",
        Digits.decimal(span, true),
        Priors.REVERSED,
        readings);
  }

  private static long top(TimeFormat unit) {
    return switch (unit) {
      case DOTNET_TICKS -> LARGEST_TICKS;
      case EPOCH_NANOS -> Long.MAX_VALUE;
      default -> Digits.power(width(unit)) - 1;
    };
  }

  private static void readDown(
      TimeFormat unit, long top, int width, long[] values, Consumer<Reading> readings) {
    boolean isOfUnit = (top == LARGEST_TICKS) == (unit == TimeFormat.DOTNET_TICKS);
    if (!isOfUnit || (width == width(unit) && top == top(unit))) {
      return;
    }
    add(
        unit,
        " as=DECIMAL width=" + width + " countDownFrom=" + top,
        Plausible.words(unit) + ", counted down from " + top,
        Digits.downFrom(top, values),
        Priors.COUNTED_DOWN,
        readings);
  }

  private static void add(
      TimeFormat unit,
      String encoding,
      String words,
      long[] counts,
      double prior,
      Consumer<Reading> readings) {
    if (Plausible.areTimes(unit, counts)) {
      double bits =
          prior + Plausible.prior(unit) + new Numbers(counts, Plausible.space(unit)).bitsOfTimes();
      readings.accept(
          new Reading(Reading.TIME, "Instant time=" + unit + encoding, words, bits, true));
    }
  }
}
