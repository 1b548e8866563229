package dev.keywright.runtime.time;

import java.util.List;

/**
 * All types of time. They are not held by {@link TimeType}, which must be there before each of
 * them.
 */
final class TimeTypes {
  static final List<TimeType<?>> ALL =
      List.of(new InstantType(), new LocalDateTimeType(), new LocalDateType());

  private TimeTypes() {}
}
