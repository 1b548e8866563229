package dev.keywright.runtime.time;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/** Points in time. */
final class InstantType extends TimeType<Instant> {
  private static final long FIRST_SECOND = LocalDateTime.MIN.toEpochSecond(ZoneOffset.UTC);
  private static final long LAST_SECOND = LocalDateTime.MAX.toEpochSecond(ZoneOffset.UTC);

  InstantType() {
    super(Instant.class, "time");
  }

  @Override
  public boolean isPeriod() {
    return false;
  }

  @Override
  Instant min() {
    return Instant.MIN;
  }

  @Override
  Instant max() {
    return Instant.MAX;
  }

  @Override
  int compare(Instant a, Instant b) {
    return a.compareTo(b);
  }

  @Override
  long second(Instant value) {
    return value.getEpochSecond();
  }

  @Override
  @SuppressWarnings("JavaInstantGetSecondsGetNano") // the seconds are asked for by themselves
  int nano(Instant value) {
    return value.getNano();
  }

  @Override
  Instant at(long second, int nano) {
    return Instant.ofEpochSecond(second, nano);
  }

  @Override
  boolean hasFields(Instant value) {
    return value.getEpochSecond() >= FIRST_SECOND && value.getEpochSecond() <= LAST_SECOND;
  }

  @Override
  int calendarDigits() {
    return 14;
  }
}
