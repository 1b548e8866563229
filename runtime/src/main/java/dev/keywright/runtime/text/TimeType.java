package dev.keywright.runtime.text;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A type of {@code java.time} that can be a part, and how it relates to UTC.
 *
 * @param <T> the type
 */
public final class TimeType<T> {
  static final TimeType<Instant> INSTANT =
      new TimeType<>("time", TimeType::utc, time -> time.toInstant(ZoneOffset.UTC));
  static final TimeType<LocalDateTime> DATE_TIME =
      new TimeType<>("time", time -> time, time -> time);
  static final TimeType<LocalDate> DATE =
      new TimeType<>("whole day", LocalDate::atStartOfDay, TimeType::midnight);

  private final String name;
  private final Function<T, LocalDateTime> toUtc;
  private final Function<LocalDateTime, @Nullable T> fromUtc;

  private TimeType(
      String name, Function<T, LocalDateTime> toUtc, Function<LocalDateTime, @Nullable T> fromUtc) {
    this.name = name;
    this.toUtc = toUtc;
    this.fromUtc = fromUtc;
  }

  /** What a value is called in messages. */
  String name() {
    return name;
  }

  LocalDateTime toUtc(T value) {
    return toUtc.apply(value);
  }

  /** The value of this type, or null if the type cannot hold the time. */
  @Nullable T fromUtc(LocalDateTime time) {
    return fromUtc.apply(time);
  }

  // Instants reach further than date-times; what lies beyond is outside every form anyway.
  private static LocalDateTime utc(Instant instant) {
    if (instant.isBefore(LocalDateTime.MIN.toInstant(ZoneOffset.UTC))) {
      return LocalDateTime.MIN;
    }
    if (instant.isAfter(LocalDateTime.MAX.toInstant(ZoneOffset.UTC))) {
      return LocalDateTime.MAX;
    }
    return LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
  }

  private static @Nullable LocalDate midnight(LocalDateTime time) {
    LocalDate date = time.toLocalDate();
    return date.atStartOfDay().equals(time) ? date : null;
  }
}
