package dev.keywright.runtime.text;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import org.jspecify.annotations.Nullable;

/** The digits that stand for a time. Every form has a fixed width. */
public enum TimeForm {
  /** Milliseconds since 1970 in UTC, 13 digits: up to the year 2286. */
  EPOCH_MILLIS(13, 1_000_000L),

  /** Seconds since 1970 in UTC, 10 digits: up to the year 2286. */
  EPOCH_SECONDS(10, 1_000_000_000L),

  /** {@code yyyyMMddHHmmss} in UTC, 14 digits: years 0 to 9999. */
  BASIC(14, 1_000_000_000L),

  /** {@code yyyyMMdd}, 8 digits: years 0 to 9999. */
  BASIC_DATE(8, 86_400_000_000_000L),

  /**
   * .NET ticks: units of 100 nanoseconds since the year 1, 19 digits, up to the year 9999.
   * Descending, they are taken from {@code DateTime.MaxValue.Ticks}, as Azure's documents advise
   * for newest-first row keys.
   */
  DOTNET_TICKS(19, 100L);

  private static final long NANOS_PER_MILLI = 1_000_000L;
  private static final long TICKS_PER_SECOND = 10_000_000L;
  private static final long NANOS_PER_TICK = 100L;
  private static final long MAX_TICKS = 3_155_378_975_999_999_999L;
  private static final long SECONDS_FROM_YEAR_1_TO_1970 = 62_135_596_800L;

  private final int width;
  private final long resolutionNanos;

  TimeForm(int width, long resolutionNanos) {
    this.width = width;
    this.resolutionNanos = resolutionNanos;
  }

  int width() {
    return width;
  }

  boolean holds(LocalDateTime time) {
    return isWhole(time) && isInRange(time);
  }

  private boolean isWhole(LocalDateTime time) {
    return time.toLocalTime().toNanoOfDay() % resolutionNanos == 0;
  }

  /** Whether a time has digits in this form, rounded or not. */
  boolean isInRange(LocalDateTime time) {
    if (this == BASIC || this == BASIC_DATE) {
      return time.getYear() >= 0 && time.getYear() <= 9999;
    }
    long seconds = time.toEpochSecond(ZoneOffset.UTC);
    return this == DOTNET_TICKS
        ? seconds >= -SECONDS_FROM_YEAR_1_TO_1970 && time.getYear() <= 9999
        : seconds >= 0 && seconds < Digits.power(10);
  }

  String range() {
    return switch (this) {
      case EPOCH_MILLIS, EPOCH_SECONDS -> "from 1970-01-01 to 2286-11-20T17:46:39Z";
      case BASIC, BASIC_DATE -> "in the years 0 to 9999";
      case DOTNET_TICKS -> "in the years 1 to 9999";
    };
  }

  String resolution() {
    return switch (this) {
      case EPOCH_MILLIS -> "whole milliseconds; use truncatedTo(ChronoUnit.MILLIS)";
      case EPOCH_SECONDS, BASIC -> "whole seconds; use truncatedTo(ChronoUnit.SECONDS)";
      case BASIC_DATE -> "whole days";
      case DOTNET_TICKS -> "units of 100 nanoseconds";
    };
  }

  /** The number whose digits stand for a time that this form {@link #holds}. */
  long number(LocalDateTime time) {
    long seconds = time.toEpochSecond(ZoneOffset.UTC);
    return switch (this) {
      case EPOCH_MILLIS -> seconds * 1000 + time.get(ChronoField.NANO_OF_SECOND) / NANOS_PER_MILLI;
      case EPOCH_SECONDS -> seconds;
      case BASIC -> date(time) * 1_000_000 + clock(time);
      case BASIC_DATE -> date(time);
      case DOTNET_TICKS ->
          (seconds + SECONDS_FROM_YEAR_1_TO_1970) * TICKS_PER_SECOND
              + time.get(ChronoField.NANO_OF_SECOND) / NANOS_PER_TICK;
    };
  }

  private static long date(LocalDateTime time) {
    return time.getYear() * 10_000L + time.getMonthValue() * 100L + time.getDayOfMonth();
  }

  private static long clock(LocalDateTime time) {
    return time.getHour() * 10_000L + time.getMinute() * 100L + time.getSecond();
  }

  /** The number that sorts the other way; its own inverse. */
  long descending(long number) {
    return (this == DOTNET_TICKS ? MAX_TICKS : Digits.power(width) - 1) - number;
  }

  /** The time that a number stands for, or null if it stands for none. */
  @Nullable LocalDateTime time(long number) {
    if (number < 0) {
      return null;
    }
    try {
      return switch (this) {
        case EPOCH_MILLIS -> utc(number / 1000, number % 1000 * NANOS_PER_MILLI);
        case EPOCH_SECONDS -> utc(number, 0);
        case BASIC -> calendar(number / 1_000_000, number % 1_000_000);
        case BASIC_DATE -> calendar(number, 0);
        case DOTNET_TICKS ->
            number > MAX_TICKS
                ? null
                : utc(
                    number / TICKS_PER_SECOND - SECONDS_FROM_YEAR_1_TO_1970,
                    number % TICKS_PER_SECOND * NANOS_PER_TICK);
      };
    } catch (DateTimeException noSuchDate) {
      // The 31st of June, or the like.
      return null;
    }
  }

  private static LocalDateTime utc(long seconds, long nanos) {
    return LocalDateTime.ofEpochSecond(seconds, (int) nanos, ZoneOffset.UTC);
  }

  private static LocalDateTime calendar(long date, long clock) {
    return LocalDateTime.of(
        (int) (date / 10_000),
        (int) (date / 100 % 100),
        (int) (date % 100),
        (int) (clock / 10_000),
        (int) (clock / 100 % 100),
        (int) (clock % 100));
  }
}
