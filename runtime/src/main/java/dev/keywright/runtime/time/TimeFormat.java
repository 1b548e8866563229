package dev.keywright.runtime.time;

import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** The numbers that can represent a time, by the names that users write. */
public enum TimeFormat {
  /** Milliseconds since 1970 in UTC. */
  EPOCH_MILLIS(true, ChronoUnit.MILLIS),

  /** Seconds since 1970 in UTC. */
  EPOCH_SECONDS(true, ChronoUnit.SECONDS),

  /** Microseconds since 1970 in UTC. */
  EPOCH_MICROS(true, ChronoUnit.MICROS),

  /** Nanoseconds since 1970 in UTC. */
  EPOCH_NANOS(true, ChronoUnit.NANOS),

  /** Hours since 1970 in UTC. */
  EPOCH_HOURS(true, ChronoUnit.HOURS),

  /** Days since 1970 in UTC. */
  EPOCH_DAYS(true, ChronoUnit.DAYS),

  /** The digits of the calendar: {@code yyyyMMddHHmmss} in UTC, or those that the type has. */
  BASIC(false, ChronoUnit.SECONDS),

  /** .NET ticks: units of 100 nanoseconds since the year 1, up to the year 9999. */
  DOTNET_TICKS(true, ChronoUnit.NANOS),

  /** {@code yyyy-MM-ddTHH:mm:ss} of ISO 8601, or as much of it as the type has. */
  ISO(false, ChronoUnit.SECONDS),

  /** The same with milliseconds: {@code yyyy-MM-ddTHH:mm:ss.SSS}. */
  ISO_MILLIS(false, ChronoUnit.MILLIS),

  /** An instant as {@link java.time.Instant#toString} writes it, which does not sort. */
  ISO_JAVA(false, ChronoUnit.NANOS);

  private final boolean isCounted;
  private final ChronoUnit finest;

  TimeFormat(boolean isCounted, ChronoUnit finest) {
    this.isCounted = isCounted;
    this.finest = finest;
  }

  /** Whether it is a count of units, which BINARY can write too, and not the fields of a date. */
  public boolean isCounted() {
    return isCounted;
  }

  /**
   * Whether TEXT writes nothing but digits, which can be turned around and stand in reverse order.
   */
  public boolean isOfDigits() {
    return isCounted() || this == BASIC;
  }

  /** Whether what it writes sorts as the times do. */
  public boolean sorts() {
    return this != ISO_JAVA;
  }

  /** The longest unit of which all times that it writes are multiples. */
  public ChronoUnit finest() {
    return finest;
  }

  /** The shortest unit that times can be rounded down to, where they can be rounded at all. */
  public ChronoUnit shortestFloor() {
    return Collections.max(List.of(ChronoUnit.MICROS, finest()));
  }

  /** Whether it writes times of any nanosecond, as clocks have them. */
  public boolean isOfNanos() {
    return this == EPOCH_NANOS || this == ISO_JAVA;
  }

  /** Whether times can be rounded down to a unit, and then be written. */
  public boolean canFloor(ChronoUnit unit) {
    return sorts() && TimeScale.canFloor(unit) && unit.compareTo(finest()) >= 0;
  }

  /** Whether it writes the milliseconds of a time, which a day or a longer period has not. */
  public boolean isOfMoments() {
    return this == ISO_MILLIS;
  }

  /** The count that shows as much of a time. */
  public TimeFormat asCount() {
    return switch (this) {
      case BASIC, ISO -> EPOCH_SECONDS;
      case ISO_MILLIS -> EPOCH_MILLIS;
      case ISO_JAVA -> EPOCH_NANOS;
      default -> this;
    };
  }

  /** The format of digits that shows as much of a time. */
  public TimeFormat asDigits() {
    return switch (this) {
      case ISO -> BASIC;
      case ISO_MILLIS -> EPOCH_MILLIS;
      case ISO_JAVA -> EPOCH_NANOS;
      default -> this;
    };
  }

  /** Why BINARY cannot write a format that is no count. */
  public String noCount() {
    return this + " is a form of TEXT; " + counts();
  }

  /** The formats that BINARY takes, as the end of a message. */
  static String counts() {
    List<String> counted =
        Stream.of(values()).filter(TimeFormat::isCounted).map(TimeFormat::toString).toList();
    int last = counted.size() - 1;
    return "BINARY takes "
        + String.join(", ", counted.subList(0, last))
        + " or "
        + counted.get(last);
  }
}
