package dev.keywright.processor.check.advice;

import dev.keywright.runtime.time.TimeFormat;
import java.time.temporal.ChronoUnit;

/** What messages call the times that a key cannot tell apart. */
public final class UnitsOfTime {
  private UnitsOfTime() {}

  /** Rounded down to a unit, all times in it are written as its beginning. */
  public static String unit(ChronoUnit floor) {
    return switch (floor) {
      case MICROS -> "microsecond";
      case MILLIS -> "millisecond";
      case SECONDS -> "second";
      case MINUTES -> "minute";
      case HOURS -> "hour";
      case HALF_DAYS -> "half day";
      default -> "day";
    };
  }

  /** The unit that a format counts, or its last field. */
  public static String unit(TimeFormat format) {
    return switch (format) {
      case DOTNET_TICKS -> "tenth of a microsecond";
      case EPOCH_NANOS, ISO_JAVA -> "nanosecond";
      default -> unit(format.finest());
    };
  }

  /** What times must be in, as encoders say it: {@code whole milliseconds}. */
  public static String whole(TimeFormat format) {
    return format == TimeFormat.DOTNET_TICKS
        ? "units of 100 nanoseconds"
        : "whole " + unit(format) + "s";
  }
}
