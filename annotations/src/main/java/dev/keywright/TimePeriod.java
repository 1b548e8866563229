package dev.keywright;

/** How long a {@link TimeSlice} is: a period of the ISO calendar, in UTC. */
public enum TimePeriod {
  /** From one full hour to the next; named by {@code yyyyMMddHH}. */
  HOUR,
  /** From midnight to midnight; named by {@code yyyyMMdd}. */
  DAY,
  /** A calendar month; named by {@code yyyyMM}. */
  MONTH,
  /** A calendar year; named by {@code yyyy}. */
  YEAR
}
