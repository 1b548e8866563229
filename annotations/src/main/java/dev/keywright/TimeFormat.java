package dev.keywright;

/**
 * How a time is written, in UTC.
 *
 * <p>A time before the first or after the last one is refused, and so is one that is finer than the
 * format can show: nothing is rounded. A {@code LocalDate}, and what lasts longer, stands for its
 * first moment.
 */
public enum TimeFormat {
  /** Milliseconds since 1970, 13 digits, up to the year 2286. */
  EPOCH_MILLIS,
  /** Seconds since 1970, 10 digits, up to the year 2286. */
  EPOCH_SECONDS,
  /** Microseconds since 1970, 16 digits, up to the year 2286. */
  EPOCH_MICROS,
  /**
   * Nanoseconds since 1970, 19 digits, up to the year 2262. With {@link Direction#DESC}, {@code
   * Long.MAX_VALUE - nanos}.
   */
  EPOCH_NANOS,
  /** Hours since 1970, 7 digits, up to the year 3110. */
  EPOCH_HOURS,
  /** Days since 1970, 6 digits, up to the year 4707. */
  EPOCH_DAYS,
  /**
   * {@code yyyyMMddHHmmss}, 14 digits, or as many of them as the type has: of a {@code LocalDate}
   * {@code yyyyMMdd}.
   */
  BASIC,
  /**
   * .NET ticks, 100 nanoseconds since the year 1, 19 digits. With {@link Direction#DESC}, {@code
   * DateTime.MaxValue.Ticks - ticks}, the row key that Azure's documents advise for newest first.
   */
  DOTNET_TICKS,
  /**
   * The text of ISO 8601, in the years 0000 to 9999: {@code 2024-05-17T08:30:00Z} of an {@code
   * Instant}, {@code 2024-05-17T08:30:00} of a {@code LocalDateTime}, {@code 2024-05-17} of a
   * {@code LocalDate}, {@code 2024-05} of a {@code YearMonth}, {@code 2024} of a {@code Year}. It
   * takes neither {@link Direction#DESC} nor {@code reversed}.
   */
  ISO,
  /** The same with milliseconds, for {@code Instant} and {@code LocalDateTime}. */
  ISO_MILLIS
}
