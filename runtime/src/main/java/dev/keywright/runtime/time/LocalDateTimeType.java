package dev.keywright.runtime.time;

import java.time.LocalDateTime;
import java.time.ZoneOffset;

/** Points in time of UTC. */
final class LocalDateTimeType extends TimeType<LocalDateTime> {
  LocalDateTimeType() {
    super(LocalDateTime.class, "time", CalendarField.SECOND);
  }

  @Override
  LocalDateTime min() {
    return LocalDateTime.MIN;
  }

  @Override
  LocalDateTime max() {
    return LocalDateTime.MAX;
  }

  @Override
  public LocalDateTime parse(String text) {
    return LocalDateTime.parse(text);
  }

  @Override
  long second(LocalDateTime value) {
    return value.toEpochSecond(ZoneOffset.UTC);
  }

  @Override
  @SuppressWarnings("JavaLocalDateTimeGetNano") // the seconds are asked for by themselves
  int nano(LocalDateTime value) {
    return value.getNano();
  }

  @Override
  LocalDateTime at(long second, int nano) {
    return LocalDateTime.ofEpochSecond(second, nano, ZoneOffset.UTC);
  }

  @Override
  public LocalDateTime utc(LocalDateTime value) {
    return value;
  }
}
