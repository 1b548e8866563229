package dev.keywright.runtime.time;

import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.number.NumberForm;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** How many units have passed from a fixed moment to the value. */
record EpochScale<T>(
    TimeType<T> type, EpochUnit unit, EpochStep step, T first, T last, Bounds bounds)
    implements CountScale<T> {

  static <T> EpochScale<T> ofDigits(TimeType<T> type, TimeFormat format) {
    EpochScale<T> all = of(type, format);
    return all.between(0, all.unit.lastOfDigits());
  }

  static <T> EpochScale<T> ofBytes(TimeType<T> type, TimeFormat format) {
    EpochScale<T> all = of(type, format);
    // No tick has a date outside the years that .NET has.
    return format == TimeFormat.DOTNET_TICKS
        ? all.between(0, all.unit.lastOfDigits())
        : all.between(Long.MIN_VALUE, Long.MAX_VALUE);
  }

  static <T> EpochScale<T> ofForm(TimeType<T> type, TimeFormat format, NumberForm form) {
    EpochScale<T> all = of(type, format);
    boolean isOfDotnet = format == TimeFormat.DOTNET_TICKS;
    long low = isOfDotnet ? Math.max(form.min(), 0) : form.min();
    long high = isOfDotnet ? Math.min(form.max(), all.unit.lastOfDigits()) : form.max();
    boolean isBeyond =
        all.unit.secondOf(low) > type.second(all.last)
            || all.unit.secondOf(high) < type.second(all.first);
    EpochScale<T> within = isBeyond ? all : all.between(low, high);
    if (isBeyond || low > high || type.compare(within.first, within.last) > 0) {
      throw new IllegalArgumentException("no " + type.word() + " has such a number");
    }
    return within;
  }

  private static <T> EpochScale<T> of(TimeType<T> type, TimeFormat format) {
    EpochUnit unit = EpochUnit.of(format);
    return new EpochScale<>(type, unit, unit.step(), type.min(), type.max(), Bounds.of(0, 0, 0, 0));
  }

  @Override
  public EpochScale<T> flooredTo(ChronoUnit floor) {
    EpochStep coarse = step.coarserFor(type, floor);
    EpochScale<T> floored = new EpochScale<>(type, unit, coarse, first, last, bounds);
    return coarse.equals(step)
        ? this
        : floored.between(coarse.firstFrom(type, first, last), coarse.down(type, last));
  }

  private EpochScale<T> between(T low, T high) {
    return new EpochScale<>(
        type,
        unit,
        step,
        low,
        high,
        Bounds.of(type.second(low), type.second(high), number(low), number(high)));
  }

  private EpochScale<T> between(long from, long to) {
    T low = unit.secondOf(from) <= type.second(first) ? first : atOrAfter(from);
    T high = unit.secondOf(to) >= type.second(last) ? roundedDown(last) : roundedDown(at(to));
    return between(low, high);
  }

  /**
   * The seconds and the numbers of the first and the last value.
   *
   * @param bits how many bits the seconds from 1970 on have that are surely between them
   * @param above what is above these bits in such a second; no second has it if there are none
   */
  private record Bounds(
      long firstSecond, long lastSecond, long first, long last, int bits, long above) {
    static Bounds of(long firstSecond, long lastSecond, long first, long last) {
      boolean has1970 = firstSecond < 0 && lastSecond > 1;
      int bits = has1970 ? Long.SIZE - 1 - Long.numberOfLeadingZeros(lastSecond) : 0;
      return new Bounds(firstSecond, lastSecond, first, last, bits, has1970 ? 0 : Long.MAX_VALUE);
    }

    /** Whether a second is neither the first nor the last one: one comparison tells it of most. */
    boolean isWithin(long second) {
      return second >>> bits == above || (second > firstSecond && second < lastSecond);
    }
  }

  @Override
  public Optional<TimeFormat> format() {
    return Optional.of(unit.format());
  }

  @Override
  public String resolution() {
    return step.resolution();
  }

  @Override
  public int digits() {
    return unit.digits();
  }

  @Override
  public long numberOf(String part, @Nullable T value) {
    T present = NullCheck.require(part, value);
    long second = type.second(present);
    long units = unit.exactly(type.nano(present));
    // In the first and the last second, the nanoseconds decide.
    return bounds.isWithin(second)
            && units < unit.perSecond()
            && step.seconds() == 1
            && step.nanos() == unit.nanos()
        ? (second - unit.start()) * unit.perSecond() + units
        : CountScale.super.numberOf(part, present);
  }

  @Override
  public long number(T value) {
    return unit.number(type.second(value), type.nano(value));
  }

  @Override
  public @Nullable T value(long number) {
    if (number < bounds.first || number > bounds.last) {
      return null;
    }
    T value = at(number);
    // A moment stands for a period only if it is its first one.
    boolean isFirst = !type.isPeriod() || number(value) == number;
    return isFirst && (!step.isCoarserThan(unit.seconds(), unit.nanos()) || isWhole(value))
        ? value
        : null;
  }

  private T at(long number) {
    return unit.format() == TimeFormat.EPOCH_MILLIS
        ? type.atMilli(number)
        : type.at(unit.secondOf(number), unit.nanoOf(number));
  }

  private T atOrAfter(long number) {
    T value = at(number);
    // A moment within a period belongs to it, and the next one is the first that stands for itself.
    if (type instanceof PeriodType<T> period && beginsBefore(value, number)) {
      return period.ofCount(period.count(value) + 1);
    }
    return isWhole(value) ? value : step.behind(type, roundedDown(value));
  }

  // Not by its number, which may be below the smallest long.
  private boolean beginsBefore(T period, long number) {
    long first = type.second(period);
    long second = unit.secondOf(number);
    return first < second || (first == second && unit.nanoOf(number) > 0);
  }

  @Override
  public OptionalLong next(long number) {
    if (number > bounds.last) {
      return OptionalLong.empty();
    }
    return OptionalLong.of(number <= bounds.first ? bounds.first : number(atOrAfter(number)));
  }

  @Override
  public long largest() {
    return unit.lastOfDigits();
  }

  @Override
  public boolean isWhole(T value) {
    return step.isWhole(type.second(value), type.nano(value));
  }

  @Override
  public Optional<T> roundedUp(T value) {
    return step.up(type, value, last);
  }

  @Override
  public T roundedDown(T value) {
    return step.down(type, value);
  }
}
