package dev.keywright.runtime.time;

/** The numbers that can stand for a time, by the names that users write. */
public enum TimeFormat {
  /** Milliseconds since 1970 in UTC. */
  EPOCH_MILLIS,

  /** Seconds since 1970 in UTC. */
  EPOCH_SECONDS,

  /** The digits of the calendar: {@code yyyyMMddHHmmss} in UTC, or those that the type has. */
  BASIC,

  /** .NET ticks: units of 100 nanoseconds since the year 1, up to the year 9999. */
  DOTNET_TICKS
}
