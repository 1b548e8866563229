package dev.keywright.runtime.time;

import dev.keywright.runtime.InvalidPartException;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The number whose digits are {@code yyyyMMddHHmmss}, or as many of them as the type has.
 *
 * @param digits how many
 * @param unit the number by which a number of all digits is divided
 * @param firstNumber the number of the first value
 * @param lastNumber the number of the last value
 */
record CalendarScale<T>(
    TimeType<T> type, int digits, long unit, T first, T last, long firstNumber, long lastNumber)
    implements DigitScale<T> {
  private static final int ALL_DIGITS = 14;
  private static final long DATE = 1_000_000;

  /** The digits of the first moment of the year 0. */
  private static final long FIRST_DIGITS = 101 * DATE;

  private static final long LARGEST = 99_999_999_999_999L;
  private static final LocalDateTime FIRST = LocalDateTime.of(0, 1, 1, 0, 0);
  private static final LocalDateTime LAST = LocalDateTime.of(9999, 12, 31, 23, 59, 59);

  static <T> CalendarScale<T> of(TimeType<T> type) {
    long unit = 1;
    for (int i = type.calendarDigits(); i < ALL_DIGITS; i++) {
      unit *= 10;
    }
    return new CalendarScale<>(
        type,
        type.calendarDigits(),
        unit,
        at(type, FIRST),
        at(type, LAST),
        number(FIRST) / unit,
        number(LAST) / unit);
  }

  private static <T> T at(TimeType<T> type, LocalDateTime time) {
    return type.at(time.toEpochSecond(ZoneOffset.UTC), 0);
  }

  @Override
  public Optional<TimeFormat> format() {
    return Optional.of(TimeFormat.BASIC);
  }

  @Override
  public long number(T value) {
    return number(type.utc(value)) / unit;
  }

  @Override
  public long numberOf(String part, @Nullable T value) {
    T present = InvalidPartException.requirePresent(part, value);
    LocalDateTime time = type.utc(present);
    int year = time.getYear();
    return year >= 0 && year <= LAST.getYear() && type.nano(present) == 0
        ? number(time) / unit
        : DigitScale.super.numberOf(part, present);
  }

  private static long number(LocalDateTime time) {
    long date = time.getYear() * 10_000L + time.getMonthValue() * 100L + time.getDayOfMonth();
    long clock = time.getHour() * 10_000L + time.getMinute() * 100L + time.getSecond();
    return date * DATE + clock;
  }

  @Override
  public @Nullable T value(long number) {
    if (number < firstNumber || number > lastNumber) {
      return null;
    }
    // The fields that the type lacks are those of its first moment.
    long time = number * unit + FIRST_DIGITS % unit;
    try {
      return type.ofDigits((int) (time / DATE), (int) (time % DATE));
    } catch (DateTimeException noSuchDate) {
      // The 31st of June, or the like.
      return null;
    }
  }

  @Override
  public long descending(long number) {
    return LARGEST / unit - number;
  }

  @Override
  public boolean isWhole(T value) {
    return type.nano(value) == 0;
  }

  @Override
  public T roundedDown(T value) {
    return type.at(type.second(value), 0);
  }

  @Override
  public String resolution() {
    return "whole seconds; use truncatedTo(ChronoUnit.SECONDS)";
  }
}
