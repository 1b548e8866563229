package dev.keywright;

/**
 * The digits that stand for a time, in UTC.
 *
 * <p>A time before the first or after the last one is refused, and so is one that is finer than the
 * digits can show: nothing is rounded. A {@code LocalDate}, and what lasts longer, stands for its
 * first moment.
 */
public enum TimeFormat {
  /** Milliseconds since 1970, 13 digits, up to the year 2286. */
  EPOCH_MILLIS,
  /** Seconds since 1970, 10 digits, up to the year 2286. */
  EPOCH_SECONDS,
  /**
   * {@code yyyyMMddHHmmss}, 14 digits, or as many of them as the type has: of a {@code LocalDate}
   * {@code yyyyMMdd}.
   */
  BASIC,
  /**
   * .NET ticks, 100 nanoseconds since the year 1, 19 digits. With {@link Direction#DESC}, {@code
   * DateTime.MaxValue.Ticks - ticks}, the row key that Azure's documents advise for newest first.
   */
  DOTNET_TICKS
}
