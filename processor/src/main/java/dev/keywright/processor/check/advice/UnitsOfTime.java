package dev.keywright.processor.check.advice;

import dev.keywright.runtime.time.TimeFormat;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;

/** What messages call the times that a key cannot tell apart. */
public final class UnitsOfTime {
  private static final List<String> UNITS =
      List.of(
          "nanosecond",
          "tenth of a microsecond",
          "microsecond",
          "millisecond",
          "second",
          "minute",
          "hour",
          "half day",
          "day",
          "month",
          "year");

  /** The order of units, those that tell the most times apart first. */
  public static final Comparator<String> FINEST_FIRST = Comparator.comparingInt(UnitsOfTime::rank);

  private UnitsOfTime() {}

  private static int rank(String unit) {
    int rank = UNITS.indexOf(unit);
    if (rank < 0) {
      throw new IllegalArgumentException(unit + " is not among the units of time");
    }
    return rank;
  }

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
