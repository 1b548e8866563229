package dev.keywright.runtime.time;

import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;

/** Months of UTC, counted from 1970-01. */
final class YearMonthType extends PeriodType<YearMonth> {
  private static final YearMonth FIRST = YearMonth.of(1970, 1);

  YearMonthType() {
    super(YearMonth.class, "month", CalendarField.MONTH);
  }

  @Override
  long count(YearMonth value) {
    return ChronoUnit.MONTHS.between(FIRST, value);
  }

  @Override
  YearMonth ofCount(long count) {
    return FIRST.plusMonths(count);
  }

  @Override
  public YearMonth parse(String text) {
    // Java asks for a sign before years of more than four digits, and prints none.
    return YearMonth.parse(text.matches("[0-9]{5,}-.*") ? "+" + text : text);
  }

  @Override
  LocalDate firstDay(YearMonth value) {
    return value.atDay(1);
  }

  @Override
  YearMonth ofDay(LocalDate day) {
    return YearMonth.from(day);
  }

  @Override
  long fields(YearMonth value) {
    return isWritten(value.getYear()) ? value.getYear() * 100L + value.getMonthValue() : -1;
  }
}
