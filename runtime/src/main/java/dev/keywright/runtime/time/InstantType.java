package dev.keywright.runtime.time;

import java.time.Instant;

/** Points in time. */
final class InstantType extends TimeType<Instant> {
  InstantType() {
    super(Instant.class, "time", CalendarField.SECOND);
  }

  @Override
  public boolean takes(TimeFormat format) {
    return true;
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
  public Instant parse(String text) {
    return Instant.parse(text);
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
  Instant atMilli(long millis) {
    return Instant.ofEpochMilli(millis);
  }

  @Override
  public String zone() {
    return "Z";
  }
}
