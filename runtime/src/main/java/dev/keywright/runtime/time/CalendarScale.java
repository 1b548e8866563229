package dev.keywright.runtime.time;

import dev.keywright.runtime.NullCheck;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The number whose digits are {@code yyyyMMddHHmmssSSS}, or as many of them as the format and the
 * type have.
 *
 * @param pattern where the digits are written
 * @param unit the number by which a number of all digits but the milliseconds is divided
 * @param perSecond how many numbers each second has
 * @param nanosPerNumber the nanoseconds of each of them
 * @param step what a value must be a multiple of
 * @param firstNumber the number of the first value
 * @param lastNumber the number of the last value
 */
record CalendarScale<T>(
    TimeType<T> type,
    TimeFormat form,
    CalendarPattern pattern,
    long unit,
    long perSecond,
    int nanosPerNumber,
    EpochStep step,
    T first,
    T last,
    long firstNumber,
    long lastNumber)
    implements FieldScale<T> {
  private static final int ALL_DIGITS = CalendarField.SECOND.end();
  private static final int NANOS = 1_000_000_000;
  private static final int MILLIS = 1_000;
  private static final long DATE = 1_000_000;

  /** The digits of the first moment of the year 0. */
  private static final long FIRST_DIGITS = 101 * DATE;

  private static final LocalDateTime FIRST = LocalDateTime.of(0, 1, 1, 0, 0);
  private static final LocalDateTime LAST = LocalDateTime.of(9999, 12, 31, 23, 59, 59);

  static <T> CalendarScale<T> of(TimeType<T> type, TimeFormat format) {
    boolean hasMillis = format.isOfMoments();
    if (hasMillis && !type.takes(format)) {
      throw new IllegalArgumentException(
          format + " writes milliseconds, and a " + type.word() + " has none");
    }
    long unit = 1;
    for (int i = type.lastField().end(); i < ALL_DIGITS; i++) {
      unit *= 10;
    }
    long perSecond = hasMillis ? MILLIS : 1;
    int nanos = (int) (NANOS / perSecond);
    T first = type.at(FIRST.toEpochSecond(ZoneOffset.UTC), 0);
    T last = type.at(LAST.toEpochSecond(ZoneOffset.UTC), NANOS - nanos);
    return new CalendarScale<>(
        type,
        format,
        CalendarPattern.of(type, format),
        unit,
        perSecond,
        nanos,
        EpochStep.of(format.finest()),
        first,
        last,
        type.fields(first) * perSecond,
        type.fields(last) * perSecond + perSecond - 1);
  }

  @Override
  public CalendarScale<T> flooredTo(ChronoUnit unit) {
    EpochStep coarse = step.coarserFor(type, unit);
    T low = coarse.firstFrom(type, first, last);
    T high = coarse.down(type, last);
    return new CalendarScale<>(
        type,
        form,
        pattern,
        this.unit,
        perSecond,
        nanosPerNumber,
        coarse,
        low,
        high,
        number(low),
        number(high));
  }

  @Override
  public boolean isFloored() {
    return step.isCoarserThan(1, nanosPerNumber);
  }

  @Override
  public Optional<TimeFormat> format() {
    return Optional.of(form);
  }

  @Override
  public int digits() {
    return pattern.digits();
  }

  @Override
  public long number(T value) {
    return type.fields(value) * perSecond + type.nano(value) / nanosPerNumber;
  }

  @Override
  public long numberOf(String part, @Nullable T value) {
    T present = NullCheck.require(part, value);
    long fields = type.fields(present);
    int nano = type.nano(present);
    int rest = nano / nanosPerNumber;
    return fields >= 0 && rest * nanosPerNumber == nano && !isFloored()
        ? fields * perSecond + rest
        : FieldScale.super.numberOf(part, present);
  }

  @Override
  public void check(String part, @Nullable T value) {
    T present = NullCheck.require(part, value);
    if (!type.isBetween(first, present, last) || !isWhole(present)) {
      FieldScale.super.check(part, present);
    }
  }

  @Override
  public @Nullable T value(long number) {
    if (number < firstNumber || number > lastNumber) {
      return null;
    }
    // The fields that the type lacks are those of its first moment.
    long time = number / perSecond * unit + FIRST_DIGITS % unit;
    int date = (int) (time / DATE);
    int nano = (int) (number % perSecond) * nanosPerNumber;
    int month = date / 100 % 100;
    return FieldScale.mayExist(month, date % 100)
        ? value(date / 10_000, month, date % 100, (int) (time % DATE), nano)
        : null;
  }

  @Override
  public @Nullable T value(int year, int month, int day, int clock, int nano) {
    try {
      T value = type.ofFields(year, month, day, clock, nano);
      return isFloored() && !isWhole(value) ? null : value;
    } catch (DateTimeException noSuchDate) {
      // The 31st of June, or the like.
      return null;
    }
  }

  @Override
  public long largest() {
    long largest = 0;
    for (int i = 0; i < digits(); i++) {
      largest = largest * 10 + 9;
    }
    return largest;
  }

  @Override
  public boolean isWhole(T value) {
    int nano = type.nano(value);
    return isFloored()
        ? step.isWhole(type.second(value), nano)
        : nano == 0 || nano % nanosPerNumber == 0;
  }

  @Override
  public Optional<T> roundedUp(T value) {
    return step.up(type, value, last);
  }

  @Override
  public T roundedDown(T value) {
    return step.down(type, value);
  }

  @Override
  public String resolution() {
    return step.resolution();
  }
}
