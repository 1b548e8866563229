package dev.keywright.runtime.time;

import java.util.List;
import java.util.stream.Stream;

/** The numbers that can stand for a time, by the names that users write. */
public enum TimeFormat {
  /** Milliseconds since 1970 in UTC. */
  EPOCH_MILLIS,

  /** Seconds since 1970 in UTC. */
  EPOCH_SECONDS,

  /** The digits of the calendar: {@code yyyyMMddHHmmss} in UTC, or those that the type has. */
  BASIC,

  /** .NET ticks: units of 100 nanoseconds since the year 1, up to the year 9999. */
  DOTNET_TICKS;

  /** Whether it is a count of units, which BINARY can write too, and not made of digits. */
  public boolean isCounted() {
    return switch (this) {
      case EPOCH_MILLIS, EPOCH_SECONDS, DOTNET_TICKS -> true;
      case BASIC -> false;
    };
  }

  /** Why BINARY cannot write a format that is no count. */
  public String madeOfDigits() {
    return this + " is made of digits; " + counts();
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
