package dev.keywright.runtime.time;

import java.time.LocalDate;
import java.time.Year;

/** Years of the ISO calendar in UTC, by their number. */
final class YearType extends PeriodType<Year> {
  YearType() {
    super(Year.class, "year", CalendarField.YEAR);
  }

  @Override
  long count(Year value) {
    return value.getValue();
  }

  @Override
  Year ofCount(long count) {
    return Year.of((int) count);
  }

  @Override
  public Year parse(String text) {
    return Year.of(Integer.parseInt(text));
  }

  @Override
  LocalDate firstDay(Year value) {
    return value.atDay(1);
  }

  @Override
  Year ofDay(LocalDate day) {
    return Year.from(day);
  }

  @Override
  long fields(Year value) {
    return isWritten(value.getValue()) ? value.getValue() : -1;
  }
}
