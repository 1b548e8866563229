package dev.keywright.runtime.time;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.stream.Stream;

/**
 * A type of {@code java.time} that can be a part. A type without a zone is taken as UTC, and a
 * value that lasts longer than a moment represents its first one.
 *
 * @param <T> the type
 */
public abstract class TimeType<T> {
  private static final int LAST_YEAR = 9999;
  private static final long FIRST_SECOND = LocalDateTime.MIN.toEpochSecond(ZoneOffset.UTC);
  private static final long LAST_SECOND = LocalDateTime.MAX.toEpochSecond(ZoneOffset.UTC);

  private final Class<T> valueClass;
  private final String word;
  private final CalendarField lastField;

  TimeType(Class<T> valueClass, String word, CalendarField lastField) {
    this.valueClass = valueClass;
    this.word = word;
    this.lastField = lastField;
  }

  /**
   * The type of a class.
   *
   * @throws IllegalArgumentException if it is none of these types
   */
  public static <T> TimeType<T> of(Class<T> valueClass) {
    for (AllTimeTypes time : AllTimeTypes.values()) {
      if (time.type().valueClass == valueClass) {
        @SuppressWarnings("unchecked") // just asked
        TimeType<T> found = (TimeType<T>) time.type();
        return found;
      }
    }
    throw new IllegalArgumentException(valueClass + " is not a time that can be a part");
  }

  /** The class of the values. */
  public final Class<T> valueClass() {
    return valueClass;
  }

  /** What a value is, a noun whose plural ends with s: {@code time}, {@code day}. */
  public final String word() {
    return word;
  }

  /**
   * Whether values last a unit of the calendar, whose count is what BINARY writes. Of a point in
   * time it writes what a {@link TimeFormat} says.
   */
  public boolean isPeriod() {
    return false;
  }

  /** Whether a value tells its year, so that it has a moment and later values are larger. */
  public final boolean hasYear() {
    return firstField() == CalendarField.YEAR;
  }

  /** Whether some value begins whenever one of another type does: a month does with each year. */
  public final boolean isAsFineAs(TimeType<?> other) {
    return lastField().compareTo(other.lastField()) >= 0;
  }

  /** The types whose values have a moment. */
  public static Stream<TimeType<?>> withMoment() {
    return Stream.of(AllTimeTypes.values())
        .<TimeType<?>>map(AllTimeTypes::type)
        .filter(TimeType::hasYear);
  }

  /** Whether TEXT can write values in a format: no period has the milliseconds of a moment. */
  public boolean takes(TimeFormat format) {
    return format.sorts() && !(format.isOfMoments() && isPeriod());
  }

  /** The value that a moment belongs to. */
  public final T at(Instant moment) {
    return at(moment.getEpochSecond(), moment.getNano());
  }

  abstract T min();

  abstract T max();

  /** The order of two values. */
  @SuppressWarnings("unchecked") // every time compares itself with others of its class
  public final int compare(T a, T b) {
    return ((Comparable<T>) a).compareTo(b);
  }

  /** Whether a value is neither before one nor after another. */
  boolean isBetween(T first, T value, T last) {
    // Two times are compared faster than one is taken apart.
    return compare(first, value) <= 0 && compare(value, last) <= 0;
  }

  /**
   * Reads what {@code toString} of a value writes.
   *
   * @throws java.time.DateTimeException if no value is written like this
   * @throws NumberFormatException if the type is a {@code Year}, and the text is no number
   */
  public abstract T parse(String text);

  /** The whole seconds from 1970 to the value's first moment, rounded down. */
  abstract long second(T value);

  /** The nanoseconds of the value's first moment after its {@link #second}. */
  int nano(T value) {
    return 0;
  }

  /** The value that a moment belongs to. */
  abstract T at(long second, int nano);

  /** The value's first moment in UTC; the first or the last date-time if it lies beyond those. */
  public LocalDateTime utc(T value) {
    long second = Math.max(FIRST_SECOND, Math.min(second(value), LAST_SECOND));
    return LocalDateTime.ofEpochSecond(second, nano(value), ZoneOffset.UTC);
  }

  /**
   * The value whose first moment has these fields, and so many nanoseconds.
   *
   * @param clock {@code HHmmss}
   * @throws java.time.DateTimeException if there is no such date or time
   */
  T ofFields(int year, int month, int day, int clock, int nano) {
    LocalDateTime time =
        LocalDateTime.of(year, month, day, clock / 10_000, clock / 100 % 100, clock % 100);
    return at(time.toEpochSecond(ZoneOffset.UTC), nano);
  }

  /** The value that a millisecond since 1970 belongs to. */
  T atMilli(long millis) {
    return at(Instant.ofEpochMilli(millis));
  }

  /** The first field of the calendar that a value has. */
  CalendarField firstField() {
    return CalendarField.YEAR;
  }

  /** The last field of the calendar that a value has, if it has no milliseconds. */
  public final CalendarField lastField() {
    return lastField;
  }

  /**
   * The number that the digits of the fields make, or -1 for a value outside of the years 0 to
   * 9999.
   */
  long fields(T value) {
    LocalDateTime time = utc(value);
    long date = time.getYear() * 10_000L + time.getMonthValue() * 100L + time.getDayOfMonth();
    int clock = time.getHour() * 10_000 + time.getMinute() * 100 + time.getSecond();
    return isWritten(time.getYear()) ? date * 1_000_000 + clock : -1;
  }

  /** Whether a year has four digits. */
  static boolean isWritten(int year) {
    return year >= 0 && year <= LAST_YEAR;
  }

  /** The form in which values are written if nothing else is said. */
  public TimeFormat usualFormat() {
    return TimeFormat.EPOCH_MILLIS;
  }

  /** What ISO 8601 writes before the first field. */
  String front() {
    return "";
  }

  /** What ISO 8601 writes after a value that has a zone. */
  String zone() {
    return "";
  }
}
