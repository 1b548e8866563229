package dev.keywright.runtime.time;

import dev.keywright.runtime.InvalidPartException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How many units have passed from a fixed moment to the value.
 *
 * @param start the second in which the count begins
 * @param unitsPerSecond from 1 to a billion
 * @param lastOfDigits the largest number that TEXT writes
 * @param nanosPerUnit so that nothing is divided to find them
 * @param digits how many {@code lastOfDigits} has
 * @param resolution what a value must be a multiple of
 */
record EpochScale<T>(
    TimeType<T> type,
    TimeFormat unit,
    long start,
    long unitsPerSecond,
    long lastOfDigits,
    int nanosPerUnit,
    int digits,
    String resolution,
    T first,
    T last,
    Bounds bounds)
    implements DigitScale<T> {
  private static final String MILLISECONDS =
      "whole milliseconds; use truncatedTo(ChronoUnit.MILLIS)";
  private static final String SECONDS = "whole seconds; use truncatedTo(ChronoUnit.SECONDS)";
  private static final String TICKS = "units of 100 nanoseconds";
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

  static <T> EpochScale<T> ofNumbers(TimeType<T> type, TimeFormat format, long from, long to) {
    EpochScale<T> all = of(type, format);
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

  private static <T> EpochScale<T> of(TimeType<T> type, TimeFormat format) {
    return switch (format) {
      case EPOCH_MILLIS -> of(type, format, 0, 1000, 9_999_999_999_999L, MILLISECONDS);
      case EPOCH_SECONDS -> of(type, format, 0, 1, 9_999_999_999L, SECONDS);
      case DOTNET_TICKS -> of(type, format, YEAR_1, TICKS_PER_SECOND, LAST_TICK, TICKS);
      case BASIC, ISO, ISO_MILLIS -> throw new IllegalArgumentException(format.noCount());
    };
  }

  private static <T> EpochScale<T> of(
      TimeType<T> type,
      TimeFormat format,
      long start,
      long unitsPerSecond,
      long lastOfDigits,
      String resolution) {
    return new EpochScale<>(
        type,
        format,
        start,
        unitsPerSecond,
        lastOfDigits,
        (int) (NANOS / unitsPerSecond),
        Long.toString(lastOfDigits).length(),
        resolution,
        type.min(),
        type.max(),
        new Bounds(0, 0, 0, 0));
  }

  private EpochScale<T> between(long from, long to) {
    T low = secondOf(from) <= type.second(first) ? first : atOrAfter(from);
    T high = secondOf(to) >= type.second(last) ? roundedDown(last) : at(to);
    return new EpochScale<>(
        type,
        unit,
        start,
        unitsPerSecond,
        lastOfDigits,
        nanosPerUnit,
        digits,
        resolution,
        low,
        high,
        new Bounds(type.second(low), type.second(high), number(low), number(high)));
  }

  /** The seconds and the numbers of the first and the last value. */
  private record Bounds(long firstSecond, long lastSecond, long first, long last) {}

  @Override
  public long numberOf(String part, @Nullable T value) {
    T present = InvalidPartException.requirePresent(part, value);
    long second = type.second(present);
    int nano = type.nano(present);
    int units = nano / nanosPerUnit;
    // In the first and the last second, the nanoseconds decide.
    return second > bounds.firstSecond && second < bounds.lastSecond && units * nanosPerUnit == nano
        ? (second - start) * unitsPerSecond + units
        : DigitScale.super.numberOf(part, present);
  }

  @Override
  public Optional<TimeFormat> format() {
    return Optional.of(unit);
  }

  @Override
  public long number(T value) {
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
    return !type.isPeriod() || number(value) == number ? value : null;
  }

  private T at(long number) {
    if (isMillis()) {
      return type.atMilli(number);
    }
    return type.at(secondOf(number), (int) Math.floorMod(number, unitsPerSecond) * nanosPerUnit);
  }

  private boolean isMillis() {
    return unit == TimeFormat.EPOCH_MILLIS;
  }

  private T atOrAfter(long number) {
    T value = at(number);
    // A moment within a period belongs to it, and the next one is the first that stands for itself.
    return type instanceof PeriodType<T> period && number(value) < number
        ? period.ofCount(period.count(value) + 1)
        : value;
  }

  private long secondOf(long number) {
    return Math.floorDiv(number, unitsPerSecond) + start;
  }

  @Override
  public long descending(long number) {
    return lastOfDigits - number;
  }

  @Override
  public boolean isWhole(T value) {
    return type.nano(value) % nanosPerUnit == 0;
  }

  @Override
  public T roundedDown(T value) {
    int nano = type.nano(value);
    return type.at(type.second(value), nano - nano % nanosPerUnit);
  }
}
