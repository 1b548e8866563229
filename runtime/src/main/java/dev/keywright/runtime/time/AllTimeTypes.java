package dev.keywright.runtime.time;

/** All types of time. */
public enum AllTimeTypes {
  INSTANT(new InstantType()),
  LOCAL_DATE_TIME(new LocalDateTimeType()),
  LOCAL_DATE(new LocalDateType()),
  YEAR_MONTH(new YearMonthType()),
  YEAR(new YearType());

  @SuppressWarnings("ImmutableEnumChecker") // all its fields are final
  private final TimeType<?> type;

  AllTimeTypes(TimeType<?> type) {
    this.type = type;
  }

  /** What is known about the type. */
  public TimeType<?> type() {
    return type;
  }
}
