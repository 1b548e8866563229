package dev.keywright;

/**
 * How a time is written, in UTC.
 *
 * <p>The encoder refuses a time before the first or after the last time of the format. It never
 * rounds, so it also refuses a time that is finer than the format; {@link SortKey#floor} lets
 * {@code of(entity)} round it down. A {@code LocalDate}, a {@code YearMonth} or a {@code Year}
 * represents its first moment.
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
   * {@code yyyyMMddHHmmss}, 14 digits, or the leading digits that the type has: {@code yyyyMMdd} of
   * a {@code LocalDate}.
   */
  BASIC,
  /**
   * .NET ticks, 100 nanoseconds since the year 1, 19 digits. With {@link Direction#DESC}, {@code
   * DateTime.MaxValue.Ticks - ticks}, the row key that Azure's documents advise for newest first.
   */
  DOTNET_TICKS,
  /**
   * The text of ISO 8601, in the years 0000 to 9999. It takes neither {@link Direction#DESC} nor
   * {@code reversed}.
   *
   * <ul>
   *   <li>{@code 2024-05-17T08:30:00Z} of an {@code Instant}
   *   <li>{@code 2024-05-17T08:30:00} of a {@code LocalDateTime}
   *   <li>{@code 2024-05-17} of a {@code LocalDate}
   *   <li>{@code 2024-05} of a {@code YearMonth}
   *   <li>{@code 2024} of a {@code Year}
   * </ul>
   */
  ISO,
  /** The same with milliseconds, for {@code Instant} and {@code LocalDateTime}. */
  ISO_MILLIS,
  /**
   * Exactly what {@code Instant.toString()} writes, for rows that exist: 0, 3, 6 or 9 digits of a
   * second, in the years 0000 to 9999. It does not sort, because {@code .} is below {@code Z}, so
   * the part has no ranges. For an {@code Instant} in TEXT; it takes neither {@link Direction#DESC}
   * nor {@code reversed} nor {@code floor}.
   */
  ISO_JAVA
}
