package dev.keywright.runtime.time;

import java.time.LocalDate;

/** Days of UTC, counted from 1970-01-01. */
final class LocalDateType extends PeriodType<LocalDate> {
  LocalDateType() {
    super(LocalDate.class, "day", CalendarField.DAY);
  }

  @Override
  long count(LocalDate value) {
    return value.toEpochDay();
  }

  @Override
  LocalDate ofCount(long count) {
    return LocalDate.ofEpochDay(count);
  }

  @Override
  public LocalDate parse(String text) {
    return LocalDate.parse(text);
  }

  @Override
  LocalDate firstDay(LocalDate value) {
    return value;
  }

  @Override
  LocalDate ofDay(LocalDate day) {
    return day;
  }

  @Override
  boolean isBetween(LocalDate first, LocalDate value, LocalDate last) {
    int year = value.getYear();
    return (year > first.getYear() && year < last.getYear()) || super.isBetween(first, value, last);
  }

  @Override
  long fields(LocalDate value) {
    return isWritten(value.getYear())
        ? value.getYear() * 10_000L + value.getMonthValue() * 100L + value.getDayOfMonth()
        : -1;
  }
}
