package dev.keywright.analysis.infer;

import dev.keywright.runtime.time.TimeFormat;
import java.time.Duration;
import java.time.Instant;

/** The times that rows of a table can be from. Digits that show others are probably no times. */
final class Plausible {
  private static final Instant FROM = Instant.parse("1985-01-01T00:00:00Z");
  private static final Instant TO = Instant.parse("2065-01-01T00:00:00Z");
  private static final long TICKS_OF_1970 = 621_355_968_000_000_000L;

  private Plausible() {}

  /** Whether the counts of a unit are all plausible times. */
  static boolean areTimes(TimeFormat unit, long... counts) {
    long from = count(unit, FROM);
    long to = count(unit, TO);
    for (long count : counts) {
      if (count < from || count >= to) {
        return false;
      }
    }
    return true;
  }

  /** Whether so many bits have room for all plausible times: a format that soon ends is none. */
  static boolean fit(TimeFormat unit, int bits) {
    return bits >= Long.SIZE || count(unit, TO) >>> bits == 0;
  }

  /** The logarithm of how many plausible times there are. */
  static double space(TimeFormat unit) {
    return Bits.of((double) count(unit, TO) - count(unit, FROM));
  }

  /** The logarithm of how many plausible dates there are, with so many a day. */
  static double days(double perDay) {
    return Bits.of(Duration.between(FROM, TO).toDays() * perDay);
  }

  static boolean isYear(int year) {
    return year >= 1985 && year < 2065;
  }

  private static long count(TimeFormat unit, Instant at) {
    long seconds = at.getEpochSecond();
    return switch (unit) {
      case EPOCH_SECONDS -> seconds;
      case EPOCH_MILLIS -> seconds * 1000;
      case EPOCH_MICROS -> seconds * 1_000_000;
      case EPOCH_NANOS -> seconds * 1_000_000_000;
      case EPOCH_HOURS -> seconds / 3600;
      case EPOCH_DAYS -> seconds / 86_400;
      case DOTNET_TICKS -> TICKS_OF_1970 + seconds * 10_000_000;
      case BASIC, ISO, ISO_MILLIS -> throw new IllegalArgumentException(unit + " is no count");
    };
  }

  /** What it takes to name a unit: tables have some more often than others. */
  static double prior(TimeFormat unit) {
    return switch (unit) {
      case EPOCH_MILLIS, EPOCH_SECONDS -> 2;
      case BASIC, ISO, ISO_MILLIS -> 2;
      case EPOCH_MICROS, EPOCH_NANOS, DOTNET_TICKS -> 3;
      case EPOCH_HOURS, EPOCH_DAYS -> 6;
    };
  }

  /** A unit in words. */
  static String words(TimeFormat unit) {
    return switch (unit) {
      case EPOCH_SECONDS -> "seconds";
      case EPOCH_MILLIS -> "milliseconds";
      case EPOCH_MICROS -> "microseconds";
      case EPOCH_NANOS -> "nanoseconds";
      case EPOCH_HOURS -> "hours";
      case EPOCH_DAYS -> "days";
      case DOTNET_TICKS -> ".NET ticks";
      case BASIC, ISO, ISO_MILLIS -> "a date";
    };
  }
}
