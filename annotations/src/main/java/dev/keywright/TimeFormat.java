package dev.keywright;

/**
 * The digits that stand for an {@code Instant}, {@code LocalDateTime} or {@code LocalDate}, in UTC.
 *
 * <p>A time before the first or after the last one is refused, and so is one that is finer than the
 * digits can show: nothing is rounded. A {@code LocalDate} stands for its midnight.
 */
public enum TimeFormat {
  /** Milliseconds since 1970, 13 digits, up to the year 2286. */
  EPOCH_MILLIS,
  /** Seconds since 1970, 10 digits, up to the year 2286. */
  EPOCH_SECONDS,
  /** {@code yyyyMMddHHmmss}, 14 digits; of a {@code LocalDate} {@code yyyyMMdd}, 8 digits. */
  BASIC,
  /**
   * .NET ticks, 100 nanoseconds since the year 1, 19 digits. With {@link Direction#DESC}, {@code
   * DateTime.MaxValue.Ticks - ticks}, the row key that Azure's documents advise for newest first.
   */
  DOTNET_TICKS
}
