package dev.keywright.runtime.time;

import java.time.LocalDate;
import java.time.LocalDateTime;

/** Days of UTC, counted from 1970-01-01. */
final class LocalDateType extends PeriodType<LocalDate> {
  LocalDateType() {
    super(LocalDate.class, "day");
  }

  @Override
  LocalDate min() {
    return LocalDate.MIN;
  }

  @Override
  LocalDate max() {
    return LocalDate.MAX;
  }

  @Override
  int compare(LocalDate a, LocalDate b) {
    return a.compareTo(b);
  }

  @Override
  long second(LocalDate value) {
    return value.toEpochDay() * SECONDS_OF_DAY;
  }

  @Override
  LocalDate at(long second, int nano) {
    return LocalDate.ofEpochDay(Math.floorDiv(second, SECONDS_OF_DAY));
  }

  @Override
  LocalDateTime fields(LocalDate value) {
    return value.atStartOfDay();
  }

  @Override
  LocalDate ofDigits(int date, int clock) {
    return LocalDate.of(date / 10_000, date / 100 % 100, date % 100);
  }

  @Override
  int calendarDigits() {
    return 8;
  }

  @Override
  long count(LocalDate value) {
    return value.toEpochDay();
  }

  @Override
  LocalDate ofCount(long count) {
    return LocalDate.ofEpochDay(count);
  }
}
