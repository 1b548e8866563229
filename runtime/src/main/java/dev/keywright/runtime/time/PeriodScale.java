package dev.keywright.runtime.time;

import dev.keywright.runtime.NullCheck;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How many units of its own type come before a value: as many as an {@code int} can count. */
record PeriodScale<T>(PeriodType<T> type, T first, T last, long firstNumber, long lastNumber)
    implements TimeScale<T> {

  static <T> PeriodScale<T> of(TimeType<T> type) {
    if (!(type instanceof PeriodType<T> period)) {
      throw new IllegalArgumentException(
          type.valueClass().getSimpleName() + " has no unit of its own; " + TimeFormat.counts());
    }
    long min = Math.max(Integer.MIN_VALUE, period.count(period.min()));
    long max = Math.min(Integer.MAX_VALUE, period.count(period.max()));
    return new PeriodScale<>(period, period.ofCount(min), period.ofCount(max), min, max);
  }

  @Override
  public TimeScale<T> flooredTo(ChronoUnit unit) {
    throw new IllegalArgumentException("a " + type.word() + " is not rounded down to " + unit);
  }

  @Override
  public Optional<TimeFormat> format() {
    return Optional.empty();
  }

  @Override
  public long number(T value) {
    return type.count(value);
  }

  @Override
  public long numberOf(String part, @Nullable T value) {
    T present = NullCheck.require(part, value);
    long number = type.count(present);
    return number >= firstNumber && number <= lastNumber
        ? number
        : TimeScale.super.numberOf(part, present);
  }

  @Override
  public void check(String part, @Nullable T value) {
    T present = NullCheck.require(part, value);
    if (!type.isBetween(first, present, last)) {
      TimeScale.super.check(part, present);
    }
  }

  @Override
  public @Nullable T value(long number) {
    return number < firstNumber || number > lastNumber ? null : type.ofCount(number);
  }

  @Override
  public boolean isWhole(T value) {
    return true;
  }

  @Override
  public Optional<T> roundedUp(T value) {
    return Optional.of(value);
  }

  @Override
  public T roundedDown(T value) {
    return value;
  }

  @Override
  public String resolution() {
    return "whole " + type.word() + "s";
  }
}
