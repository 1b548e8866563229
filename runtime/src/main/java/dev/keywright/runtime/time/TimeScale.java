package dev.keywright.runtime.time;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.number.NumberForm;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The whole numbers that represent the values of a time type, and whose digits or bytes are
 * written. They sort as the values do.
 *
 * @param <T> the type
 */
public sealed interface TimeScale<T> permits DigitScale, PeriodScale {

  /**
   * The numbers that BINARY writes in the bytes of a {@code long}.
   *
   * @throws IllegalArgumentException if the format is no count
   */
  static <T> TimeScale<T> ofBytes(TimeType<T> type, TimeFormat format) {
    return EpochScale.ofBytes(type, format);
  }

  /**
   * The numbers that BINARY writes in the bytes of an {@code int}: the counts of the type's own
   * unit.
   *
   * @throws IllegalArgumentException if it has none
   */
  static <T> TimeScale<T> ofUnits(TimeType<T> type) {
    return PeriodScale.of(type);
  }

  /**
   * The numbers that another system can write: counts of the format's units that a form can show.
   *
   * @throws IllegalArgumentException if the format is no count, or no value has such a number
   */
  static <T> CountScale<T> ofForm(TimeType<T> type, TimeFormat format, NumberForm form) {
    return EpochScale.ofForm(type, format, form);
  }

  /** Whether a unit begins at the same moments in every count: from microseconds to days. */
  static boolean canFloor(ChronoUnit unit) {
    return unit.compareTo(ChronoUnit.MICROS) >= 0 && unit.compareTo(ChronoUnit.DAYS) <= 0;
  }

  /**
   * The numbers of values that begin a unit. For the shortest one that all values begin, these are
   * all.
   *
   * @throws IllegalArgumentException if values have a shorter unit than that, or last a day or
   *     longer, or if none of them begins it
   */
  TimeScale<T> flooredTo(ChronoUnit unit);

  /** The type of the values. */
  TimeType<T> type();

  /** What users call the numbers; empty if the type alone says what they are. */
  Optional<TimeFormat> format();

  /** The first value that has a number. */
  T first();

  /** The last value that has a number. */
  T last();

  /** The number of a value from the first to the last one, rounded down. */
  long number(T value);

  /** The value that a number represents, or null if it represents none. */
  @Nullable T value(long number);

  /** What is where a number can be read, in messages: {@code a whole day from ...}. */
  default String expected() {
    return (type().isPeriod() ? "a whole " : "a ") + type().word() + " " + range();
  }

  /** The values that have a number, as the end of a sentence: {@code from 1970-01-01 to ...}. */
  default String range() {
    return "from " + first() + " to " + last();
  }

  /**
   * The number of a value, once it is known to have one.
   *
   * @throws InvalidPartException if it has none: nothing is ever rounded
   */
  default long numberOf(String part, @Nullable T value) {
    T present = NullCheck.require(part, value);
    if (!isWhole(present) || !isInRange(present)) {
      String limit = isInRange(roundedDown(present)) ? "in " + resolution() : range();
      throw new InvalidPartException(part, present, "be " + limit);
    }
    return number(present);
  }

  /**
   * Refuses a value that has no number.
   *
   * @throws InvalidPartException if it has none
   */
  default void check(String part, @Nullable T value) {
    numberOf(part, value);
  }

  private boolean isInRange(T value) {
    return type().compare(first(), value) <= 0 && type().compare(value, last()) <= 0;
  }

  /** Whether a value is no finer than the numbers. */
  boolean isWhole(T value);

  /** The value that a finer one would have to be. */
  T roundedDown(T value);

  /** The first value that is not below one, or empty if it lies beyond the last. */
  Optional<T> roundedUp(T value);

  /** How fine values may be, as the end of a sentence that begins with "must be in". */
  String resolution();
}
