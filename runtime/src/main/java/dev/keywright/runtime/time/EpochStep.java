package dev.keywright.runtime.time;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

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
    String units = unit.toString().toLowerCase(Locale.ROOT);
    return new EpochStep(
        Math.max(1, length.getSeconds()),
        length.getSeconds() > 0 ? (int) NANOS_OF_SECOND : length.getNano(),
        "whole " + units + "; use truncatedTo(ChronoUnit." + unit.name() + ")");
  }

  /** Whether values of this step are no finer than so long. */
  boolean isAtLeast(Duration length) {
    return length.compareTo(Duration.ofSeconds(seconds - 1, nanos)) <= 0;
  }

  boolean isCoarserThan(EpochUnit unit) {
    return seconds > unit.seconds() || nanos > unit.nanos();
  }

  /** Whether a moment is a multiple of the step. */
  boolean isWhole(long second, int nano) {
    return nano % nanos == 0 && (seconds == 1 || Math.floorMod(second, seconds) == 0);
  }

  /** The last value that is a multiple and not behind a moment. */
  <T> T down(TimeType<T> type, long second, int nano) {
    return seconds > 1
        ? type.at(second - Math.floorMod(second, seconds), 0)
        : type.at(second, nano - nano % nanos);
  }

  /** The next value behind one that is a multiple. */
  <T> T behind(TimeType<T> type, T value) {
    long second = type.second(value);
    if (nanos == NANOS_OF_SECOND) {
      return type.at(second + seconds, 0);
    }
    long nano = (long) type.nano(value) + nanos;
    return type.at(second + nano / NANOS_OF_SECOND, (int) (nano % NANOS_OF_SECOND));
  }
}
