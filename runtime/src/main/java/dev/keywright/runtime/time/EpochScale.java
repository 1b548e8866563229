package dev.keywright.runtime.time;

import dev.keywright.runtime.Present;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * How many units have passed from a fixed moment to the value.
 *
 * @param start the second in which the count begins
 * @param unitsPerSecond from 1 to a billion; 1 for units longer than a second
 * @param secondsPerUnit 1 for units of a second or less
 * @param lastOfDigits the largest number that TEXT writes
 * @param nanosPerUnit so that nothing is divided to find them
 * @param digits how many {@code lastOfDigits} has
 * @param stepSeconds of what a value must be a multiple; 1 if that is a second or less
 * @param stepNanos of what the nanoseconds of a value must be a multiple; a second if there may be
 *     none
 * @param resolution what a value must be a multiple of, in words
 */
record EpochScale<T>(
    TimeType<T> type,
    TimeFormat unit,
    long start,
    long unitsPerSecond,
    long secondsPerUnit,
    long lastOfDigits,
    int nanosPerUnit,
    int digits,
    long stepSeconds,
    int stepNanos,
    String resolution,
    T first,
    T last,
    Bounds bounds)
    implements CountScale<T> {
  private static final String MILLISECONDS =
      "whole milliseconds; use truncatedTo(ChronoUnit.MILLIS)";
  private static final String SECONDS = "whole seconds; use truncatedTo(ChronoUnit.SECONDS)";
  private static final String MICROSECONDS =
      "whole microseconds; use truncatedTo(ChronoUnit.MICROS)";
  private static final String NANOSECONDS = "nanoseconds";
  private static final String HOURS = "whole hours; use truncatedTo(ChronoUnit.HOURS)";
  private static final String DAYS = "whole days; use truncatedTo(ChronoUnit.DAYS)";
  private static final String TICKS = "units of 100 nanoseconds";
  private static final long SECONDS_OF_HOUR = 3_600;
  private static final long SECONDS_OF_DAY = 86_400;

  /** Beyond, no unit of hours or longer has a time. */
  private static final long LAST_COARSE = 1L << 50;

  private static final long NANOS = 1_000_000_000;
  private static final long YEAR_1 = -62_135_596_800L;
  private static final long TICKS_PER_SECOND = 10_000_000;

  /** {@code DateTime.MaxValue.Ticks} of .NET: the last one of the year 9999. */
  private static final long LAST_TICK = 3_155_378_975_999_999_999L;

  static <T> EpochScale<T> ofDigits(TimeType<T> type, TimeFormat format) {
    EpochScale<T> all = of(type, format);
    return all.between(0, all.lastOfDigits);
  }

  static <T> EpochScale<T> ofBytes(TimeType<T> type, TimeFormat format) {
    EpochScale<T> all = of(type, format);
    // No tick has a date outside the years that .NET has.
    return format == TimeFormat.DOTNET_TICKS
        ? all.between(0, all.lastOfDigits)
        : all.between(Long.MIN_VALUE, Long.MAX_VALUE);
  }

  static <T> EpochScale<T> ofNumbers(
      TimeType<T> type, TimeFormat format, long from, long to, Optional<ChronoUnit> floor) {
    EpochScale<T> fine = of(type, format);
    EpochScale<T> all = floor.isEmpty() ? fine : fine.flooredTo(floor.get());
    boolean isOfDotnet = format == TimeFormat.DOTNET_TICKS;
    long low = isOfDotnet ? Math.max(from, 0) : from;
    long high = isOfDotnet ? Math.min(to, all.lastOfDigits) : to;
    boolean isBeyond =
        all.secondOf(low) > type.second(all.last) || all.secondOf(high) < type.second(all.first);
    EpochScale<T> within = isBeyond ? all : all.between(low, high);
    if (isBeyond || low > high || type.compare(within.first, within.last) > 0) {
      throw new IllegalArgumentException("no " + type.word() + " has such a number");
    }
    return within;
  }

  private EpochScale<T> flooredTo(ChronoUnit floor) {
    Duration step = floor.getDuration();
    boolean isFiner =
        step.compareTo(Duration.ofSeconds(stepSeconds - 1, stepNanos)) <= 0 || type.isPeriod();
    if (isFiner || !TimeScale.canFloor(floor)) {
      throw new IllegalArgumentException(floor + " is no longer than " + unit);
    }
    String units = floor.toString().toLowerCase(Locale.ROOT);
    return new EpochScale<>(
        type,
        unit,
        start,
        unitsPerSecond,
        secondsPerUnit,
        lastOfDigits,
        nanosPerUnit,
        digits,
        Math.max(1, step.getSeconds()),
        step.getSeconds() > 0 ? (int) NANOS : step.getNano(),
        "whole " + units + "; use truncatedTo(ChronoUnit." + floor.name() + ")",
        first,
        last,
        bounds);
  }

  private static <T> EpochScale<T> of(TimeType<T> type, TimeFormat format) {
    return switch (format) {
      case EPOCH_MILLIS -> of(type, format, 0, 1000, 1, 9_999_999_999_999L, MILLISECONDS);
      case EPOCH_SECONDS -> of(type, format, 0, 1, 1, 9_999_999_999L, SECONDS);
      case EPOCH_MICROS -> of(type, format, 0, 1_000_000, 1, 9_999_999_999_999_999L, MICROSECONDS);
      case EPOCH_NANOS -> of(type, format, 0, NANOS, 1, Long.MAX_VALUE, NANOSECONDS);
      case EPOCH_HOURS -> of(type, format, 0, 1, SECONDS_OF_HOUR, 9_999_999, HOURS);
      case EPOCH_DAYS -> of(type, format, 0, 1, SECONDS_OF_DAY, 999_999, DAYS);
      case DOTNET_TICKS -> of(type, format, YEAR_1, TICKS_PER_SECOND, 1, LAST_TICK, TICKS);
      case BASIC, ISO, ISO_MILLIS -> throw new IllegalArgumentException(format.noCount());
    };
  }

  private static <T> EpochScale<T> of(
      TimeType<T> type,
      TimeFormat format,
      long start,
      long unitsPerSecond,
      long secondsPerUnit,
      long lastOfDigits,
      String resolution) {
    return new EpochScale<>(
        type,
        format,
        start,
        unitsPerSecond,
        secondsPerUnit,
        lastOfDigits,
        (int) (NANOS / unitsPerSecond),
        Long.toString(lastOfDigits).length(),
        /* stepSeconds= */ secondsPerUnit,
        /* stepNanos= */ (int) (NANOS / unitsPerSecond),
        resolution,
        type.min(),
        type.max(),
        new Bounds(0, 0, 0, 0));
  }

  private EpochScale<T> between(long from, long to) {
    T low = secondOf(from) <= type.second(first) ? first : atOrAfter(from);
    T high = secondOf(to) >= type.second(last) ? roundedDown(last) : roundedDown(at(to));
    return new EpochScale<>(
        type,
        unit,
        start,
        unitsPerSecond,
        secondsPerUnit,
        lastOfDigits,
        nanosPerUnit,
        digits,
        stepSeconds,
        stepNanos,
        resolution,
        low,
        high,
        new Bounds(type.second(low), type.second(high), number(low), number(high)));
  }

  /** The seconds and the numbers of the first and the last value. */
  private record Bounds(long firstSecond, long lastSecond, long first, long last) {}

  @Override
  public long numberOf(String part, @Nullable T value) {
    T present = Present.require(part, value);
    long second = type.second(present);
    int nano = type.nano(present);
    int units = nano / nanosPerUnit;
    // In the first and the last second, the nanoseconds decide.
    return second > bounds.firstSecond
            && second < bounds.lastSecond
            && stepSeconds == 1
            && units * stepNanos == nano
        ? (second - start) * unitsPerSecond + units
        : CountScale.super.numberOf(part, present);
  }

  @Override
  public Optional<TimeFormat> format() {
    return Optional.of(unit);
  }

  @Override
  public long number(T value) {
    if (secondsPerUnit > 1) {
      return Math.floorDiv(type.second(value) - start, secondsPerUnit);
    }
    // Towards the ends of a long, the product overflows and the sum comes back.
    return (type.second(value) - start) * unitsPerSecond + type.nano(value) / nanosPerUnit;
  }

  @Override
  public @Nullable T value(long number) {
    if (number < bounds.first || number > bounds.last) {
      return null;
    }
    T value = at(number);
    // A moment stands for a period only if it is its first one.
    boolean isFirst = !type.isPeriod() || number(value) == number;
    return isFirst && (!hasStep() || isWhole(value)) ? value : null;
  }

  private T at(long number) {
    if (isMillis()) {
      return type.atMilli(number);
    }
    return type.at(secondOf(number), (int) Math.floorMod(number, unitsPerSecond) * nanosPerUnit);
  }

  /** Whether values are coarser than the units. */
  private boolean hasStep() {
    return stepSeconds > secondsPerUnit || stepNanos > nanosPerUnit;
  }

  private boolean isMillis() {
    return unit == TimeFormat.EPOCH_MILLIS;
  }

  private T atOrAfter(long number) {
    T value = at(number);
    // A moment within a period belongs to it, and the next one is the first that stands for itself.
    if (type instanceof PeriodType<T> period && beginsBefore(value, number)) {
      return period.ofCount(period.count(value) + 1);
    }
    return isWhole(value) ? value : behind(roundedDown(value));
  }

  // Not by its number, which may be below the smallest long.
  private boolean beginsBefore(T period, long number) {
    long second = secondOf(number);
    boolean isWithin = secondsPerUnit == 1 && Math.floorMod(number, unitsPerSecond) > 0;
    return type.second(period) < second || (type.second(period) == second && isWithin);
  }

  @Override
  public OptionalLong next(long number) {
    if (number > bounds.last) {
      return OptionalLong.empty();
    }
    return OptionalLong.of(number <= bounds.first ? bounds.first : number(atOrAfter(number)));
  }

  /** The next value behind one that is a multiple of the step. */
  private T behind(T value) {
    return stepNanos < NANOS
        ? type.at(
            type.second(value) + (type.nano(value) + stepNanos) / NANOS,
            (int) ((type.nano(value) + stepNanos) % NANOS))
        : type.at(type.second(value) + stepSeconds, 0);
  }

  private long secondOf(long number) {
    return secondsPerUnit > 1
        ? Math.max(-LAST_COARSE, Math.min(number, LAST_COARSE)) * secondsPerUnit + start
        : Math.floorDiv(number, unitsPerSecond) + start;
  }

  @Override
  public long descending(long number) {
    return lastOfDigits - number;
  }

  @Override
  public boolean isWhole(T value) {
    return type.nano(value) % stepNanos == 0
        && (stepSeconds == 1 || Math.floorMod(type.second(value), stepSeconds) == 0);
  }

  @Override
  public Optional<T> roundedUp(T value) {
    if (isWhole(value)) {
      return Optional.of(value);
    }
    T down = roundedDown(value);
    return type.compare(down, last) < 0 ? Optional.of(behind(down)) : Optional.empty();
  }

  @Override
  public T roundedDown(T value) {
    int nano = type.nano(value);
    long second = type.second(value);
    return stepSeconds > 1
        ? type.at(second - Math.floorMod(second, stepSeconds), 0)
        : type.at(second, nano - nano % stepNanos);
  }
}
