package dev.keywright.runtime.time;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;

/**
 * How fine values may be.
 *
 * @param seconds of what a value must be a multiple; 1 if that is a second or less
 * @param nanos of what the nanoseconds of a value must be a multiple; a second if there may be none
 * @param resolution what a value must be a multiple of, in words
 */
record EpochStep(long seconds, int nanos, String resolution) {
  static final long NANOS_OF_SECOND = 1_000_000_000;

  static EpochStep of(ChronoUnit unit) {
    Duration length = unit.getDuration();
    return new EpochStep(
        Math.max(1, length.getSeconds()),
        length.getSeconds() > 0 ? (int) NANOS_OF_SECOND : length.getNano(),
        resolution(unit));
  }

  private static String resolution(ChronoUnit unit) {
    String units =
        switch (unit) {
          case NANOS -> "nanoseconds";
          case MICROS -> "microseconds";
          case MILLIS -> "milliseconds";
          default -> unit.toString().toLowerCase(Locale.ROOT);
        };
    String constant = "ChronoUnit." + unit.name();
    return "whole "
        + units
        + "; use truncatedTo("
        + constant
        + "), or of(entity), which rounds down with floor = "
        + constant;
  }

  /**
   * The step of a unit, or this one if that is as long.
   *
   * @throws IllegalArgumentException if values cannot be rounded down to such a unit
   */
  EpochStep coarserFor(TimeType<?> type, ChronoUnit floor) {
    int longer = floor.getDuration().compareTo(Duration.ofSeconds(seconds - 1, nanos));
    if (longer < 0 || type.isPeriod() || !TimeScale.canFloor(floor)) {
      throw new IllegalArgumentException(
          "a " + type.word() + " of this form is not rounded down to " + floor);
    }
    return longer == 0 ? this : of(floor);
  }

  boolean isCoarserThan(long unitSeconds, int unitNanos) {
    return seconds > unitSeconds || nanos > unitNanos;
  }

  /** Whether a moment is a multiple of the step. */
  boolean isWhole(long second, int nano) {
    return nano % nanos == 0 && (seconds == 1 || Math.floorMod(second, seconds) == 0);
  }

  /** The last value that is a multiple and not after a moment. */
  <T> T down(TimeType<T> type, T value) {
    long second = type.second(value);
    int nano = type.nano(value);
    return seconds > 1
        ? type.at(second - Math.floorMod(second, seconds), 0)
        : type.at(second, nano - nano % nanos);
  }

  /** The first multiple that is not below a value, or empty if it lies beyond the last one. */
  <T> Optional<T> up(TimeType<T> type, T value, T last) {
    T down = down(type, value);
    if (type.compare(down, value) == 0) {
      return Optional.of(value);
    }
    return type.compare(down, down(type, last)) < 0
        ? Optional.of(behind(type, down))
        : Optional.empty();
  }

  /**
   * The first multiple from one value on.
   *
   * @throws IllegalArgumentException if it lies beyond the last value
   */
  <T> T firstFrom(TimeType<T> type, T value, T last) {
    return up(type, value, last)
        .orElseThrow(
            () -> new IllegalArgumentException("no " + type.word() + " has such a number"));
  }

  /** The next value after one that is a multiple. */
  <T> T behind(TimeType<T> type, T value) {
    long second = type.second(value);
    if (nanos == NANOS_OF_SECOND) {
      return type.at(second + seconds, 0);
    }
    long nano = (long) type.nano(value) + nanos;
    return type.at(second + nano / NANOS_OF_SECOND, (int) (nano % NANOS_OF_SECOND));
  }
}
