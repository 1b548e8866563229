package dev.keywright.runtime.binary;

import dev.keywright.runtime.text.TimeForm;
import java.time.Instant;

/** The numbers that stand for times: how many units have passed since when. */
public enum TimeCount {
  /** Milliseconds since 1970 in UTC; every {@code long}. */
  EPOCH_MILLIS(0, 1000, 1, "whole milliseconds; use truncatedTo(ChronoUnit.MILLIS)"),

  /** Seconds since 1970 in UTC. */
  EPOCH_SECONDS(0, 1, 1, "whole seconds; use truncatedTo(ChronoUnit.SECONDS)"),

  /** .NET ticks: units of 100 nanoseconds since the year 1, up to the year 9999. */
  DOTNET_TICKS(-62_135_596_800L, 10_000_000, 1, "units of 100 nanoseconds"),

  /** Days since 1970, in the range of an {@code int}. */
  EPOCH_DAYS(0, 1, 86_400, "whole days");

  private static final long NANOS_PER_SECOND = 1_000_000_000L;
  private static final long LAST_TICK = 3_155_378_975_999_999_999L;

  private final long start;
  private final long unitsPerSecond;
  private final long secondsPerUnit;
  private final String resolution;

  /** One of the two ratios is 1. */
  TimeCount(long start, long unitsPerSecond, long secondsPerUnit, String resolution) {
    this.start = start;
    this.unitsPerSecond = unitsPerSecond;
    this.secondsPerUnit = secondsPerUnit;
    this.resolution = resolution;
  }

  /** The count that a form of the TEXT format shows in digits. */
  static TimeCount of(String part, TimeForm form) {
    return switch (form) {
      case EPOCH_MILLIS -> EPOCH_MILLIS;
      case EPOCH_SECONDS -> EPOCH_SECONDS;
      case DOTNET_TICKS -> DOTNET_TICKS;
      case BASIC, BASIC_DATE ->
          throw new IllegalArgumentException(
              part
                  + " as "
                  + form
                  + ": it is made of digits; BINARY takes EPOCH_MILLIS, EPOCH_SECONDS or"
                  + " DOTNET_TICKS");
    };
  }

  /** How many bytes hold every number. */
  int bytes() {
    return this == EPOCH_DAYS ? Integer.BYTES : Long.BYTES;
  }

  /** The end of a sentence that begins with "must be in". */
  String resolution() {
    return resolution;
  }

  /** The first time that has a number. */
  Instant first() {
    return switch (this) {
      case EPOCH_MILLIS -> time(Long.MIN_VALUE);
      case EPOCH_SECONDS -> Instant.MIN;
      case DOTNET_TICKS -> time(0);
      case EPOCH_DAYS -> time(Integer.MIN_VALUE);
    };
  }

  /** The last time that has a number. */
  Instant last() {
    return switch (this) {
      case EPOCH_MILLIS -> time(Long.MAX_VALUE);
      case EPOCH_SECONDS -> time(number(Instant.MAX));
      case DOTNET_TICKS -> time(LAST_TICK);
      case EPOCH_DAYS -> time(Integer.MAX_VALUE);
    };
  }

  /** The number of a time between the first and the last one, rounded down. */
  long number(Instant time) {
    long seconds = time.getEpochSecond() - start;
    long fraction = time.getNano() / (NANOS_PER_SECOND / unitsPerSecond);
    // Towards the ends of a long, the product overflows and the sum comes back.
    return Math.floorDiv(seconds, secondsPerUnit) * unitsPerSecond + fraction;
  }

  /** The time of the number of a time between the first and the last one. */
  Instant time(long number) {
    long seconds = Math.floorDiv(number, unitsPerSecond) * secondsPerUnit + start;
    long fraction = Math.floorMod(number, unitsPerSecond) * (NANOS_PER_SECOND / unitsPerSecond);
    return Instant.ofEpochSecond(seconds, fraction);
  }
}
