package dev.keywright.runtime.binary;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.function.Function;

/**
 * A type of {@code java.time} that can be a part, and the instants that its values stand for.
 *
 * @param <T> the type
 */
public final class InstantType<T> {
  static final InstantType<Instant> INSTANT =
      new InstantType<>(Function.identity(), Function.identity(), Instant.MIN, Instant.MAX);
  static final InstantType<LocalDateTime> DATE_TIME =
      new InstantType<>(
          time -> time.toInstant(ZoneOffset.UTC),
          instant -> LocalDateTime.ofInstant(instant, ZoneOffset.UTC),
          LocalDateTime.MIN,
          LocalDateTime.MAX);
  static final InstantType<LocalDate> DATE =
      new InstantType<>(
          date -> date.atStartOfDay().toInstant(ZoneOffset.UTC),
          instant -> LocalDate.ofInstant(instant, ZoneOffset.UTC),
          LocalDate.MIN,
          LocalDate.MAX);

  private final Function<T, Instant> toInstant;
  private final Function<Instant, T> fromInstant;
  private final T min;
  private final T max;

  private InstantType(
      Function<T, Instant> toInstant, Function<Instant, T> fromInstant, T min, T max) {
    this.toInstant = toInstant;
    this.fromInstant = fromInstant;
    this.min = min;
    this.max = max;
  }

  Instant first() {
    return toInstant(min);
  }

  Instant last() {
    return toInstant(max);
  }

  Instant toInstant(T value) {
    return toInstant.apply(value);
  }

  /** The value of this type for an instant between the first and the last one. */
  T fromInstant(Instant instant) {
    return fromInstant.apply(instant);
  }
}
